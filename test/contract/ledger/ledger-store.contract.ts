import type { LedgerFilter } from '../../../src/domain/ledger/ledger-list.ts';
import { totalsIn } from '../../../src/domain/ledger/totals.ts';
import type { LedgerTransaction, PaymentCause } from '../../../src/domain/ledger/transaction.ts';
import { InvoiceId, type LedgerTransactionId } from '../../../src/domain/shared/ids.ts';
import type { BillingCommit } from '../../../src/ports/driven/billing/billing-store.ts';
import { aCheckout, anAccount, paymentEvents } from '../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../support/builders/builders.ts';
import { aTransaction } from '../../support/builders/ledger/ledger-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { noEffects } from '../../support/effects.ts';
import type { BillingView } from '../billing/billing-store/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** A commit of a platform that books transactions, on the version of its account. */
const bookingOf = (n: number, version: number, bookings: readonly LedgerTransaction[]): BillingCommit => ({
  account: anAccount({ platformId: platformId(n), version: version + 1 }),
  bookings,
  effects: noEffects,
  guards: { account: version, platform: 1 },
});

const accounts = async ({ billing, registry }: BillingView, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
    const owned = { platformId: platformId(n) };
    const guards = { account: 'absent' } as const;
    const opened = { checkout: aCheckout(owned, n), account: anAccount(owned), guards, effects: noEffects };
    expect(await billing.open(opened)).toBe('opened');
  }
};

const causedBy = (n: number, changes: Partial<PaymentCause>) => ({
  cause: { ...aTransaction({}, n).cause, ...changes },
});

const first = aTransaction({}, 1);
const refund = aTransaction(
  {
    ...causedBy(2, { kind: 'invoice_refunded', invoiceId: first.cause.invoiceId }),
    postings: [
      { account: 'provider_clearing', amount: -4_900 },
      { account: 'suspense', amount: 4_900 },
    ],
  },
  2,
);
const live = aTransaction(
  { ...causedBy(3, { platformId: platformId(2), provider: 'stripe' }), mode: 'live', currency: 'SEK' },
  3,
);
/** Another platform's invoice with the same ID. */
const other = aTransaction(causedBy(4, { platformId: platformId(2), invoiceId: first.cause.invoiceId }), 4);

const four = async (view: BillingView): Promise<void> => {
  await accounts(view, 2);
  expect(await view.billing.commit(bookingOf(1, 1, [first, refund]))).toBe('committed');
  expect(await view.billing.commit(bookingOf(2, 1, [live, other]))).toBe('committed');
};

const idsOf = (items: readonly LedgerTransaction[]): readonly LedgerTransactionId[] =>
  items.map(({ transactionId }) => transactionId);

const everything = async ({ ledgerStore }: BillingView) => ({
  transactions: (await ledgerStore.list({}, { limit: 100 })).items,
  totals: await ledgerStore.totals(),
});

/** The promises of every ledger store: see `LedgerStore`. */
export const ledgerStoreContract = (open: OpenWorld<BillingView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists transactions as they were booked, the latest first, page by page', async (view) => {
      const { ledgerStore } = view;
      expect(await everything(view)).toEqual({ transactions: [], totals: [] });
      await four(view);
      const { items, next } = await ledgerStore.list({}, { limit: 10 });
      expect(items).toEqual([other, live, refund, first]);
      expect(next).toBeUndefined();
      const page = await ledgerStore.list({}, { limit: 3 });
      expect(page.items).toEqual([other, live, refund]);
      const rest = await ledgerStore.list({}, { limit: 3, ...(page.next && { after: page.next }) });
      expect(rest).toEqual({ items: [first] });
    }),

    policy(
      'finds transactions by cause, account, platform, invoice, mode, currency and period',
      async (view) => {
        await four(view);
        const found = async (filter: LedgerFilter) =>
          idsOf((await view.ledgerStore.list(filter, { limit: 10 })).items);
        expect(await found({ cause: 'invoice_refunded' })).toEqual(idsOf([refund]));
        expect(await found({ cause: 'dispute_lost' })).toEqual([]);
        expect(await found({ account: 'provider_clearing' })).toEqual(idsOf([other, live, refund, first]));
        expect(await found({ account: 'suspense' })).toEqual(idsOf([refund]));
        expect(await found({ account: 'deferred_revenue', cause: 'invoice_refunded' })).toEqual([]);
        expect(await found({ platformId: platformId(2) })).toEqual(idsOf([other, live]));
        expect(await found({ platformId: platformId(2), account: 'suspense' })).toEqual([]);
        const { invoiceId } = first.cause;
        expect(await found({ invoiceId })).toEqual(idsOf([other, refund, first]));
        expect(await found({ invoiceId, platformId: platformId(1) })).toEqual(idsOf([refund, first]));
        expect(await found({ mode: 'live' })).toEqual(idsOf([live]));
        expect(await found({ currency: 'EUR' })).toEqual(idsOf([other, refund, first]));
        expect(await found({ since: refund.at, until: live.at })).toEqual(idsOf([live, refund]));
        expect(await found({ platformId: platformId(1), until: first.at })).toEqual(idsOf([first]));
      },
    ),

    policy('returns all transactions of a platform or of its invoice, oldest first', async (view) => {
      const { ledgerStore } = view;
      await four(view);
      const { invoiceId } = first.cause;
      expect(await ledgerStore.ofPlatform(platformId(1))).toEqual([first, refund]);
      expect(await ledgerStore.ofPlatform(platformId(2))).toEqual([live, other]);
      expect(await ledgerStore.ofPlatform(platformId(1), invoiceId)).toEqual([first, refund]);
      expect(await ledgerStore.ofPlatform(platformId(2), invoiceId)).toEqual([other]);
      expect(await ledgerStore.ofPlatform(platformId(1), InvoiceId('inv_3'))).toEqual([]);
    }),

    policy(
      'adds debits and credits to the totals of each mode, currency, month and account',
      async (view) => {
        await four(view);
        const later = aTransaction({ bookedAt: noon + 40 * 86_400_000, at: noon + 5 }, 5);
        expect(await view.billing.commit(bookingOf(1, 2, [later]))).toBe('committed');
        expect(await view.ledgerStore.totals()).toEqual(totalsIn([first, refund, live, other, later]));
      },
    ),

    policy('books nothing if the account has changed since the decision', async (view) => {
      await four(view);
      const before = await everything(view);
      expect(await view.billing.commit(bookingOf(1, 1, [aTransaction({}, 5)]))).toBe('guard-failed');
      expect(await everything(view)).toEqual(before);
    }),

    policy('books an event once when fifty callers send it concurrently', async (view, concurrently) => {
      await accounts(view, 1);
      const event = paymentEvents.paid(aCheckout(), noon);
      const { providerEventId } = event;
      const outcomes = await concurrently(50, ({ billing }, n) =>
        billing.commit({
          ...bookingOf(1, 1, [aTransaction(causedBy(n + 1, { providerEventId }), n + 1)]),
          event,
        }),
      );
      expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
      const { transactions, totals } = await everything(view);
      expect(transactions).toHaveLength(1);
      expect(totals).toEqual(totalsIn(transactions));
    }),

    policy('books an event once, also for a caller that knows the account as it is now', async (view) => {
      await accounts(view, 1);
      const { providerEventId } = paymentEvents.paid(aCheckout(), noon);
      const bookedAs = (n: number) => [aTransaction(causedBy(n, { providerEventId }), n)];
      expect(await view.billing.commit(bookingOf(1, 1, bookedAs(1)))).toBe('committed');
      const before = await everything(view);
      await expect(view.billing.commit(bookingOf(1, 2, bookedAs(2)))).rejects.toThrow();
      expect(await everything(view)).toEqual(before);
      expect((await view.billing.record(platformId(1))).account?.version).toBe(2);
      expect(await view.billing.commit(bookingOf(1, 2, [aTransaction({}, 3)]))).toBe('committed');
    }),

    policy('loses no posting of a total when ten platforms book concurrently', async (view, concurrently) => {
      await accounts(view, 10);
      const outcomes = await concurrently(10, ({ billing }, n) =>
        billing.commit(bookingOf(n, 1, [aTransaction(causedBy(n, { platformId: platformId(n) }), n)])),
      );
      expect(new Set(outcomes)).toEqual(new Set(['committed']));
      const { transactions, totals } = await everything(view);
      expect(transactions).toHaveLength(10);
      expect(totals).toEqual(totalsIn(transactions));
    }),

    policy(
      'rejects postings that do not balance, with everything that they would commit with',
      async (view) => {
        await four(view);
        const before = await everything(view);
        const [clearing] = first.postings;
        const unbalanced = aTransaction({ postings: [clearing, { account: 'suspense', amount: -1 }] }, 5);
        const event = paymentEvents.paid(aCheckout(), noon);
        await expect(
          view.billing.commit({ ...bookingOf(1, 2, [aTransaction({}, 6), unbalanced]), event }),
        ).rejects.toThrow('add up to 4899');
        expect(await everything(view)).toEqual(before);
        expect((await view.billing.record(platformId(1))).events).toEqual([]);
      },
    ),
  ];
};
