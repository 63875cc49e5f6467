import { modeOf, type PaymentMode } from '../billing/invoice-list.ts';
import { invoicesOf } from '../billing/invoice.ts';
import type { PaymentEvent } from '../billing/payment-event.ts';
import { earnedBefore, type PaidInAdvance } from '../ledger/earned.ts';
import { balanceOf, balancesOf, isPayment, type LedgerTransaction } from '../ledger/transaction.ts';
import type { Instant } from '../shared/calendar.ts';
import { monthEndOf, monthStartOf, type Period } from './period.ts';

/** The amount that the ledger has of one invoice, without tax and less refunds, for the days that the invoice is for. */
export interface PaidInvoice extends PaidInAdvance {
  readonly mode: PaymentMode;
  readonly currency: string;
}

/** Returns what a platform has paid in advance, one entry per invoice and currency, from its events and transactions. */
export const paidInvoices = (
  events: readonly PaymentEvent[],
  transactions: readonly LedgerTransaction[],
): readonly PaidInvoice[] =>
  [...Map.groupBy(events, ({ provider }) => provider)].flatMap(([provider, received]) =>
    invoicesOf(received).flatMap((invoice): readonly PaidInvoice[] => {
      const { period, invoiceId } = invoice;
      if (!period) return [];
      const own = transactions
        .filter(isPayment)
        .filter(({ cause }) => cause.invoiceId === invoiceId && cause.provider === provider);
      const mode = modeOf(invoice);
      return [...Map.groupBy(own, ({ currency }) => currency)].flatMap(([currency, booked]) => {
        const postings = booked.flatMap((transaction) => transaction.postings);
        const net = postings.reduce(
          (sum, { account, amount }) => (account === 'deferred_revenue' ? sum - amount : sum),
          0,
        );
        return net === 0 ? [] : [{ mode, currency, net, ...period }];
      });
    }),
  );

/** Returns what closed periods have earned from a platform, in minor units. */
export const earnedByCloses = (
  { mode, currency }: Pick<Period, 'mode' | 'currency'>,
  transactions: readonly LedgerTransaction[],
): number =>
  transactions
    .filter(({ cause }) => cause.kind === 'revenue_earned')
    .filter((transaction) => transaction.mode === mode && transaction.currency === currency)
    .reduce((sum, { postings }) => sum + balanceOf(balancesOf(postings), 'deferred_revenue'), 0);

/**
 * Returns the part of a platform's payments that is earned in a period, in minor units; negative if credits exceed it. The period that
 * is closed next has everything up to its end that no closed period has earned: later refunds lower it.
 */
export const earnedIn = (period: Period, invoices: readonly PaidInvoice[], closed: number): number => {
  const own = invoices.filter(({ mode, currency }) => mode === period.mode && currency === period.currency);
  const earnedUntil = (at: Instant): number =>
    own.reduce((sum, invoice) => sum + earnedBefore(invoice, at), 0);
  return earnedUntil(monthEndOf(period)) - (period.isNext ? closed : earnedUntil(monthStartOf(period)));
};
