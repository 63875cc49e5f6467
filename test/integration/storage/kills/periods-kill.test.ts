import { setTimeout as sleep } from 'node:timers/promises';
import { totalsIn } from '../../../../src/domain/ledger/totals.ts';
import { periodOf as periodIdOf, type LedgerTransaction } from '../../../../src/domain/ledger/transaction.ts';
import { isClosed } from '../../../../src/domain/royalties/closing.ts';
import { statementIssue } from '../../../../src/domain/royalties/statements/proof.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import { closedParties, ownerOf, periodOf } from '../../../support/builders/royalties/closed-in-turn.ts';
import { sha256 } from '../../../support/builders/royalties/random-period.ts';
import { describeKilled, startProgram } from '../../../support/service/killed-programs.ts';

/** In each round two writers are killed. */
const rounds = { sqlite: 3, mongo: 2 } as const;
/** No writer is killed before it has tried to close so many periods. */
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

/** Every period is closed with all of its statements and transactions, or has none; those that were acknowledged are closed. */
const expectWhole = async (storage: Storage, acknowledged: ReadonlySet<number>): Promise<number> => {
  const transactions = await allTransactions(storage);
  expect(await storage.ledgerStore.totals()).toEqual(totalsIn(transactions));
  const booked = Map.groupBy(transactions, periodIdOf);
  const records = await storage.periodStore.list();
  for (let n = 1; n <= records.length; n++) {
    const { periodId } = periodOf(n);
    const record = await storage.periodStore.find(periodId);
    const { items } = await storage.periodStore.statementsOf(ownerOf(n), { limit: 100 });
    const { items: held } = await storage.periodStore.heldIn(periodId, { limit: 100 });
    const causes = (booked.get(periodId) ?? []).map(({ cause }) => cause.kind).toSorted();
    if (isClosed(record)) {
      const { root } = record.close;
      expect(items).toHaveLength(closedParties);
      expect(held).toHaveLength(2);
      for (const { file } of items) expect(statementIssue(file, root, sha256)).toBeUndefined();
      expect(causes).toEqual(['period_closed', 'revenue_earned']);
    } else {
      expect([n, items, held, causes]).toEqual([n, [], [], []]);
      expect(acknowledged.has(n)).toBe(false);
    }
  }
  return records.length;
};

describeKilled(
  'processes that close royalty periods',
  'close each period once and whole, or not at all, also two at a time',
  async (store) => {
    const acknowledged = new Set<number>();
    const repeated: number[] = [];
    const all = rounds[store.words[0]];
    for (let round = 0; round < all; round++) {
      const start = (w: number) => startProgram('close-periods', [...store.words, `${2 * round + w}`]);
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
      const records = await expectWhole(storage, acknowledged);
      await storage.close();
      expect(records).toBeGreaterThanOrEqual(acknowledged.size);
    }
    expect(repeated).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(triedEach);
  },
);
