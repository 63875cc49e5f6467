import { setTimeout as sleep } from 'node:timers/promises';
import { isFeeInvoice } from '../../../../src/domain/billing/invoice.ts';
import { feeDifferences } from '../../../../src/domain/ledger/fee-verification.ts';
import { feeInvoiceDifferences } from '../../../../src/domain/ledger/fee-invoice-verification.ts';
import { totalsIn } from '../../../../src/domain/ledger/totals.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import type { ListPage, ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import { aPlatform, aTrack, platformId } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import { describeKilled, startProgram } from '../../../support/service/killed-programs.ts';

/** In each round two writers are killed. */
const rounds = { sqlite: 3, mongo: 2 } as const;
/** No writer is killed before it has invoiced so many months. */
const invoicedEach = 3;

const all = async <Item>(
  read: (request: { readonly limit: number; readonly after?: ListPlace }) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for (let after: ListPlace | undefined; ;) {
    const page = await read({ limit: 1_000, ...(after && { after }) });
    found.push(...page.items);
    if (!page.next) return found;
    after = page.next;
  }
};

/** Every fee is on one invoice or open, every invoice has its number, its tax and its note, and the ledger balances. */
const expectWhole = async ({ feeStore, ledgerStore, billing, auditLog }: Storage) => {
  const fees = await all((request) => feeStore.list({}, request));
  const transactions = await all((request) => ledgerStore.list({}, request));
  const listed = await all((request) => billing.listInvoices({ kind: 'fees' }, request));
  const invoices = listed.flatMap(({ invoice, ...of }) =>
    isFeeInvoice(invoice) ? [{ ...of, invoice }] : [],
  );
  expect(await ledgerStore.totals()).toEqual(totalsIn(transactions));
  expect(feeDifferences({ before: fees, after: fees }, transactions)).toEqual([]);
  expect(feeInvoiceDifferences(invoices, fees, transactions)).toEqual([]);
  const account = await feeStore.account({ platformId: platformId(), mode: 'live', currency: 'EUR' });
  const sum = (items: readonly { readonly amount: number }[]) =>
    items.reduce((total, { amount }) => total + amount, 0);
  const invoiced = sum(invoices.map(({ invoice }) => invoice.total));
  expect(invoiced + sum(account?.open ?? [])).toBe(sum(fees));
  const months = invoices.map(({ invoice }) => invoice.fees.months[1]);
  expect(new Set(months).size).toBe(months.length);
  for (const [series, some] of Map.groupBy(invoices, ({ invoice }) => invoice.number.slice(0, 7))) {
    const numbers = some.map(({ invoice }) => Number(invoice.number.slice(8))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect(await feeStore.issuedIn(series)).toBe(numbers.length);
  }
  const notes = await all((request) => auditLog.list({ action: 'billing.fees_invoiced' }, request));
  expect(notes.map(({ subjects }) => subjects[0]).toSorted()).toEqual(
    invoices.map(({ invoice }) => invoice.invoiceId as string).toSorted(),
  );
  return invoices.length;
};

describeKilled(
  'processes that invoice fees',
  'issue one invoice for each month with every fee once, or none, also two at a time',
  async (store) => {
    const first = store.open();
    const { catalogVersion: _, ...track } = aTrack();
    await first.library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
    await first.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
    await first.close();
    let issued = 0;
    for (let round = 0; round < rounds[store.words[0]]; round++) {
      const start = (w: number) => startProgram('invoice-fees', [...store.words, `${2 * round + w}`]);
      const writers = await Promise.all([0, 1].map(start));
      await Promise.all(writers.map(({ printed }) => printed(invoicedEach)));
      await sleep(Math.random() * 100);
      await Promise.all(writers.map(({ kill }) => kill()));
      await store.settled();
      const storage = store.open();
      const before = issued;
      issued = await expectWhole(storage);
      await storage.close();
      expect(issued).toBeGreaterThanOrEqual(before);
    }
    expect(issued).toBeGreaterThan(0);
  },
);
