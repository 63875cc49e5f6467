import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { LicenseLedger } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import type { FeeStore } from '../../../../src/ports/driven/fees/fee-store.ts';
import type { FeeView } from '../../fees/fee-invoice-cases.ts';
import { noEffects } from '../../../support/effects.ts';

interface FeeMutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: FeeView) => FeeView;
}

const ledger =
  (break_: (real: LicenseLedger, view: FeeView) => Partial<LicenseLedger>) =>
  (view: FeeView): FeeView => ({
    ...view,
    ledger: { ...view.ledger, ...break_(view.ledger, view) },
  });

const fees =
  (break_: (real: FeeStore) => Partial<FeeStore>) =>
  (view: FeeView): FeeView => ({
    ...view,
    feeStore: { ...view.feeStore, ...break_(view.feeStore) },
  });

const paysOnce = 'stores a payment with its invoice, transaction and note, and its reversal, too';

const sendsOnce = 'queues the emails of a change of an invoice with it, and none of a stale one';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const feeStoreMutants: readonly FeeMutant[] = [
  {
    title: 'a license without its fee',
    by: ['records and books the fee of a license with the license'],
    of: ledger((real) => ({ open: ({ charge: _, ...opening }) => real.open(opening) })),
  },
  {
    title: 'a spend limit that is read first and spent later',
    by: ['spends exactly what the limit leaves when concurrent callers license twenty contents'],
    of: ledger((real) => ({
      open: async ({ charge, ...opening }) => {
        if (!charge) return real.open(opening);
        const { platformId, currency, amount } = charge.fee;
        const spent = await real.spentIn(platformId, opening.guards.quota.month, currency);
        if (spent + amount > charge.limit) return { outcome: 'guard-failed', guard: 'spend' };
        await slow();
        return real.open({ ...opening, charge: { ...charge, limit: Infinity } });
      },
    })),
  },
  {
    title: 'a spend limit that is ignored',
    by: [
      'issues no license whose fee exceeds the spend limit, and charges nothing',
      'charges an amendment with its version, or neither',
    ],
    of: ledger((real) => ({
      open: ({ charge, ...opening }) =>
        real.open({ ...opening, ...(charge && { charge: { ...charge, limit: Infinity } }) }),
      amend: ({ charge, ...amending }) =>
        real.amend({ ...amending, ...(charge && { charge: { ...charge, limit: Infinity } }) }),
    })),
  },
  {
    title: 'a revocation without its credit',
    by: ['credits a license with the call that ends it, once'],
    of: ledger((real) => ({ close: ({ credits: _, ...closing }) => real.close(closing) })),
  },
  {
    title: 'a credit in the month of the revocation',
    by: ['a credit counts in the month in which its license was issued'],
    of: ledger((real) => ({
      close: ({ revoked, ...closing }) =>
        real.close({ ...closing, revoked: { ...revoked, issuedAt: revoked.revokedAt } }),
    })),
  },
  {
    title: 'a list that ignores the currency',
    by: ['lists fees by platform, license, kind, currency and time, page by page'],
    of: (view) => ({
      ...view,
      feeStore: {
        ...view.feeStore,
        list: ({ currency: _, ...filter }, request) => view.feeStore.list(filter, request),
      },
    }),
  },
  {
    title: 'an invoice without its transaction',
    by: ['stores an invoice with account, number, transaction, note and email'],
    of: fees((real) => ({
      invoice: ({ issued, ...invoicing }) => {
        if (!issued) return real.invoice(invoicing);
        const { booking: _, ...unbooked } = issued;
        return real.invoice({ ...invoicing, issued: unbooked });
      },
    })),
  },
  {
    title: 'an account that is compared before the commit',
    by: ['issues one invoice when ten callers invoice an account at the same time'],
    of: fees((real) => ({
      invoice: async (invoicing) => {
        const known = await real.account(invoicing.account);
        if (known?.version !== invoicing.guards.account) return 'guard-failed';
        await slow();
        for (;;) {
          const [account, issued] = [
            await real.account(invoicing.account),
            await real.issuedIn(invoicing.issued?.series ?? ''),
          ];
          const guards = { account: account?.version ?? 0, issued };
          if ((await real.invoice({ ...invoicing, guards })) === 'committed') return 'committed';
        }
      },
    })),
  },
  {
    title: 'an invoice without a note and an email',
    by: ['stores an invoice with account, number, transaction, note and email'],
    of: fees((real) => ({ invoice: (invoicing) => real.invoice({ ...invoicing, effects: noEffects }) })),
  },
  {
    title: 'accounts that are due a month early',
    by: ['finds an account when it is due, and not before'],
    of: fees((real) => ({ due: (now, request) => real.due(now + 31 * dayMs, request) })),
  },
  {
    title: 'accounts that are due from the first one on for each page',
    by: ['finds accounts that are due page by page'],
    of: fees((real) => ({ due: (now, { limit }) => real.due(now, { limit }) })),
  },
  {
    title: 'a payment without its transaction',
    by: [paysOnce],
    of: fees((real) => ({ changeInvoice: (change) => real.changeInvoice({ ...change, transactions: [] }) })),
  },
  {
    title: 'a payment without its note',
    by: [paysOnce],
    of: fees((real) => ({
      changeInvoice: (change) => real.changeInvoice({ ...change, effects: noEffects }),
    })),
  },
  {
    title: 'a change of an invoice without its emails',
    by: [sendsOnce],
    of: fees((real) => ({
      changeInvoice: ({ effects, ...change }) =>
        real.changeInvoice({ ...change, effects: { ...effects, mails: [] } }),
    })),
  },
  {
    title: 'a stale payment whose failure is hidden',
    by: [
      'stores nothing of a payment that was decided on another version of the invoice',
      'records one payment when ten callers pay an invoice at the same time',
    ],
    of: fees((real) => ({
      changeInvoice: async (change) => {
        await real.changeInvoice(change);
        return 'changed';
      },
    })),
  },
];
