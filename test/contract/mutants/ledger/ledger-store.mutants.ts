import type { BillingCommit, BillingStore } from '../../../../src/ports/driven/billing/billing-store.ts';
import type { LedgerStore } from '../../../../src/ports/driven/ledger/ledger-store.ts';
import { noEffects } from '../../../support/effects.ts';
import type { BillingView } from '../../billing/billing-store/stage.ts';

const reading =
  (break_: (real: LedgerStore) => Partial<LedgerStore>) =>
  (view: BillingView): BillingView => ({
    ...view,
    ledgerStore: { ...view.ledgerStore, ...break_(view.ledgerStore) },
  });

const committing =
  (commit: (real: BillingStore, change: BillingCommit) => ReturnType<BillingStore['commit']>) =>
  (view: BillingView): BillingView => ({
    ...view,
    billing: { ...view.billing, commit: (change) => commit(view.billing, change) },
  });

/** Books in a commit of its own, on whatever version the account has. */
const bookApart = async (
  real: BillingStore,
  { account: { platformId }, bookings, guards }: BillingCommit,
) => {
  const { account } = await real.record(platformId);
  if (!account || !bookings) return;
  const { version } = account;
  await real.commit({
    ...{ account: { ...account, version: version + 1 }, bookings, effects: noEffects },
    guards: { account: version, platform: guards.platform },
  });
};

const listsAll = 'lists transactions as they were booked, the latest first, page by page';
const filters = 'finds transactions by cause, account, platform, invoice, mode, currency and period';
const ofPlatform = 'returns all transactions of a platform or of its invoice, oldest first';

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const ledgerStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: BillingView) => BillingView;
}[] = [
  {
    title: 'transactions that are lost',
    by: [listsAll, ofPlatform],
    of: committing((real, { bookings: _, ...change }) => real.commit(change)),
  },
  {
    title: 'transactions that are booked although the account has changed',
    by: ['books nothing if the account has changed since the decision'],
    of: committing(async (real, change) => {
      const outcome = await real.commit(change);
      if (outcome === 'guard-failed') await bookApart(real, change);
      return outcome;
    }),
  },
  {
    title: 'transactions that are booked before the event',
    by: ['rejects postings that do not balance, with everything that they would commit with'],
    of: committing(async (real, change) => {
      for (const booking of change.bookings ?? []) await bookApart(real, { ...change, bookings: [booking] });
      return 'committed';
    }),
  },
  {
    title: 'commits without the transactions that are rejected',
    by: [
      'rejects postings that do not balance, with everything that they would commit with',
      'books an event once, also for a caller that knows the account as it is now',
    ],
    of: committing(async (real, change) => {
      try {
        return await real.commit(change);
      } catch {
        const { bookings: _, ...rest } = change;
        return real.commit(rest);
      }
    }),
  },
  {
    title: 'lists without their filters',
    by: [filters],
    of: reading((real) => ({ list: (_, request) => real.list({}, request) })),
  },
  {
    title: 'lists that have no next page',
    by: [listsAll],
    of: reading((real) => ({
      list: async (filter, request) => ({ items: (await real.list(filter, request)).items }),
    })),
  },
  {
    title: 'transactions of other platforms with an invoice of the same ID',
    by: [ofPlatform],
    of: reading((real) => ({
      ofPlatform: async (platformId, invoiceId) =>
        invoiceId === undefined
          ? real.ofPlatform(platformId)
          : (await real.list({ invoiceId }, { limit: 100 })).items.toReversed(),
    })),
  },
  {
    title: 'totals of one month',
    by: ['adds debits and credits to the totals of each mode, currency, month and account'],
    of: reading((real) => ({
      totals: async () => {
        const totals = await real.totals();
        return totals.filter(({ month }) => month === totals[0]?.month);
      },
    })),
  },
];
