import { taxIn } from '../billing/bill.ts';
import { disputedAmounts } from '../billing/dispute.ts';
import { inOrderOfTime, type InvoiceEvent } from '../billing/invoice.ts';
import type { PaymentEventOf } from '../billing/payment-event.ts';
import type { Money } from '../shared/money.ts';
import type { Balances } from './transaction.ts';

const amountIn = (currency: string, money: Money): number => (money.currency === currency ? money.amount : 0);

/** Returns the payment that counts: the first. */
const paymentIn = (events: readonly InvoiceEvent[]): PaymentEventOf<'invoice.paid'> | undefined =>
  inOrderOfTime(events).find((event) => event.type === 'invoice.paid');

/** Returns what the provider charged: the total, unless a credit paid for a part of it, or it is a credit. */
const chargedFor = ({ total, charged }: PaymentEventOf<'invoice.paid'>): number =>
  charged?.amount ?? Math.max(0, total.amount);

const refundedIn = (events: readonly InvoiceEvent[], currency: string): number =>
  Math.max(
    0,
    ...events
      .filter((event) => event.type === 'invoice.refunded')
      .map(({ refunded }) => amountIn(currency, refunded)),
  );

/** Returns the tax in what is left of an invoice: its share of the tax on the provider's own invoice, else by the rate. */
const taxOf = (
  payment: PaymentEventOf<'invoice.paid'> | undefined,
  left: number,
  taxPercent: number,
): number => {
  if (payment?.tax === undefined) return taxIn(left, taxPercent);
  const { total, tax } = payment;
  return left === 0 ? 0 : Math.round(tax.amount * (left / total.amount));
};

/** Returns the currencies in which the events of an invoice moved money. */
export const currenciesOf = (events: readonly InvoiceEvent[]): readonly string[] => {
  const codes = events.map((event) => {
    if (event.type === 'invoice.refunded') return event.refunded.currency;
    return event.type === 'invoice.disputed' ? event.disputed.currency : event.total.currency;
  });
  return [...new Set(codes)].toSorted();
};

/**
 * Returns what an invoice has contributed to each account, from all of its events in any order, in one currency.
 * An invoice counts when it is paid. Refunds and lost disputes reduce tax and revenue, at most to what was
 * charged; the provider's money beyond that is in suspense.
 */
export const invoicePosition = (
  events: readonly InvoiceEvent[],
  currency: string,
  taxPercent: number,
): Balances => {
  const payment = paymentIn(events);
  const isPaid = payment?.total.currency === currency;
  const total = isPaid ? payment.total.amount : 0;
  const charged = isPaid ? chargedFor(payment) : 0;
  const disputes = events.filter((event) => event.type === 'invoice.disputed');
  const { open, lost } = disputedAmounts(disputes, currency);
  const returned = refundedIn(events, currency) + lost;
  const reversed = Math.min(returned, charged);
  const tax = taxOf(isPaid ? payment : undefined, total - reversed, taxPercent);
  return {
    receivables: total - charged,
    provider_clearing: charged - returned - open,
    tax_payable: -tax,
    deferred_revenue: -(total - reversed - tax),
    disputes: open,
    suspense: returned - reversed,
  };
};
