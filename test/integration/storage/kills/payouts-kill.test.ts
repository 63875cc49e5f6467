import { setTimeout as sleep } from 'node:timers/promises';
import { allRuns, verifyPayouts } from '../../../../src/application/ledger/verify-payouts.ts';
import { totalsIn } from '../../../../src/domain/ledger/totals.ts';
import type { LedgerTransaction } from '../../../../src/domain/ledger/transaction.ts';
import { payableOf } from '../../../../src/domain/payouts/balance.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import { describeKilled, startProgram } from '../../../support/service/killed-programs.ts';

/** In each round two writers are killed. */
const rounds = { sqlite: 3, mongo: 2 } as const;
/** No writer is killed before it has tried to pay so many accounts. */
const triedEach = 2;

const allTransactions = async ({ ledgerStore }: Storage): Promise<readonly LedgerTransaction[]> => {
  const found: LedgerTransaction[] = [];
  for (let after: ListPlace | undefined; ;) {
    const page = await ledgerStore.list({}, { limit: 1_000, ...(after && { after }) });
    found.push(...page.items);
    if (!page.next) return found;
    after = page.next;
  }
};

/** Every run is booked with its balances, or not at all, and no account was paid more than it earned. Returns the accounts that were paid. */
const expectWhole = async (storage: Storage): Promise<number> => {
  const transactions = await allTransactions(storage);
  expect(await storage.ledgerStore.totals()).toEqual(totalsIn(transactions));
  const runs = await allRuns(storage.payoutStore);
  expect(await verifyPayouts(storage, runs, transactions)).toEqual([]);
  const balances = await storage.payoutStore.allBalances();
  for (const balance of balances) {
    expect(balance.earned).toBe(100);
    expect([0, 100]).toContain(payableOf(balance));
  }
  const paid = balances.filter((balance) => balance.paid > 0);
  expect(runs.filter(({ approved }) => approved)).toHaveLength(paid.length);
  return paid.length;
};

describeKilled(
  'processes that pay out',
  'pay each account once, or not at all, also two at a time',
  async (store) => {
    const acknowledged = new Set<number>();
    const repeated: number[] = [];
    for (let round = 0; round < rounds[store.words[0]]; round++) {
      const start = (w: number) => startProgram('pay-out', [...store.words, `${1 + 2 * round + w}`]);
      const writers = await Promise.all([1, 2].map(start));
      await Promise.all(writers.map(({ printed }) => printed(triedEach)));
      await sleep(Math.random() * 100);
      const lines = (await Promise.all(writers.map(({ kill }) => kill()))).flat();
      for (const n of lines.filter((line) => !line.startsWith('lost')).map(Number)) {
        if (acknowledged.has(n)) repeated.push(n);
        acknowledged.add(n);
      }
      await store.settled();
      const storage = store.open();
      const paid = await expectWhole(storage);
      await storage.close();
      expect(paid).toBeGreaterThanOrEqual(acknowledged.size);
    }
    expect(repeated).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(1);
  },
);
