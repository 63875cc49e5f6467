import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';

export const invoiceStatuses = ['paid', 'unpaid', 'refunded'] as const;

/** A bill of a provider's, under the provider's own id of it. */
export interface Invoice {
  readonly invoiceId: InvoiceId;
  readonly checkoutId: CheckoutId;
  readonly status: (typeof invoiceStatuses)[number];
  readonly total: Money;
  /** What of it is for a whole period; absent where no bill was told of. */
  readonly plan?: Money;
  readonly refunded: number;
  /** What it is for; absent where it was given back before anything else was told of it. */
  readonly period?: { readonly start: Instant; readonly end: Instant };
  /** When it was paid, first failed, or was given back. */
  readonly settledAt: Instant;
  /** Where its owner finds it at the provider. */
  readonly url?: string;
}

type InvoiceEvent = PaymentEventOf<'invoice.paid' | 'invoice.failed' | 'invoice.refunded'>;

const isOfInvoice = (event: PaymentEvent): event is InvoiceEvent => event.type.startsWith('invoice.');

const byTime = (a: PaymentEvent, b: PaymentEvent): number =>
  a.at - b.at || (a.providerEventId < b.providerEventId ? -1 : 1);

/** Given back outweighs paid, and paid outweighs failed, in whatever order they were told. */
const invoiceOf = (events: readonly InvoiceEvent[]): Invoice | undefined => {
  const told = [...events].sort(byTime);
  const refunds = told.filter((event) => event.type === 'invoice.refunded');
  const payment = told.find((event) => event.type === 'invoice.paid');
  const failure = told.find((event) => event.type === 'invoice.failed');
  const whole = refunds.find((event) => event.whole);
  const bill = payment ?? failure;
  const settling = whole ?? bill;
  if (!settling) return undefined;
  const { invoiceRef, checkoutId } = settling;
  const url = bill?.url;
  return {
    invoiceId: InvoiceId(invoiceRef),
    checkoutId,
    status: whole ? 'refunded' : payment ? 'paid' : 'unpaid',
    total: bill?.total ?? settledTotal(settling),
    refunded: Math.max(0, ...refunds.map(({ refunded }) => refunded.amount)),
    ...(bill && {
      plan: bill.plan ?? bill.total,
      period: { start: bill.periodStart, end: bill.periodEnd },
    }),
    settledAt: settling.at,
    ...(url !== undefined && { url }),
  };
};

const settledTotal = (event: InvoiceEvent): Money =>
  event.type === 'invoice.refunded' ? event.refunded : event.total;

/** Until when it reaches; what is not known yet reaches as far as can be. */
export const endOf = ({ period }: Invoice): Instant => period?.end ?? Infinity;
export const startOf = ({ period }: Invoice): Instant => period?.start ?? -Infinity;

/** Newest first. */
export const invoicesOf = (events: readonly PaymentEvent[]): readonly Invoice[] =>
  [...Map.groupBy(events.filter(isOfInvoice), ({ invoiceRef }) => invoiceRef).values()]
    .map(invoiceOf)
    .filter((invoice) => invoice !== undefined)
    .sort((a, b) => b.settledAt - a.settledAt || (a.invoiceId < b.invoiceId ? 1 : -1));
