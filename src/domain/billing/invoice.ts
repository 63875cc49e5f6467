import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { claimOfDisputes } from './dispute.ts';
import type { FeeInvoice } from '../fees/fee-invoice.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';

/**
 * `open`: issued by the service and not paid yet; `unpaid`: a payment failed, and none has succeeded; `disputed`: the payer's bank has claimed
 * the payment back; `charged_back`: the bank has received it.
 */
export const invoiceStatuses = ['open', 'paid', 'unpaid', 'refunded', 'disputed', 'charged_back'] as const;

/** `plan`: for tiers and add-ons; `fees`: for licenses. */
export const invoiceKinds = ['plan', 'fees'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** An invoice of the payment provider for a plan, under the provider's ID. */
export interface PlanInvoice {
  readonly invoiceId: InvoiceId;
  readonly checkoutId: CheckoutId;
  readonly provider: string;
  readonly status: Exclude<(typeof invoiceStatuses)[number], 'open'>;
  readonly total: Money;
  /** The part that is for a whole period; absent if the provider has not reported the invoice itself. */
  readonly plan?: Money;
  readonly refunded: number;
  /** The period that is billed; absent if only a refund or a dispute has been reported so far. */
  readonly period?: { readonly start: Instant; readonly end: Instant };
  /** When the invoice was paid, first failed, was refunded or was disputed. */
  readonly settledAt: Instant;
  /** The address of the invoice at the provider, for the owner. */
  readonly url?: string;
}

export type Invoice = PlanInvoice | FeeInvoice;

export const isFeeInvoice = (invoice: Invoice): invoice is FeeInvoice => 'fees' in invoice;

export const invoiceKindOf = (invoice: Invoice): InvoiceKind => (isFeeInvoice(invoice) ? 'fees' : 'plan');

export type InvoiceEvent = PaymentEventOf<
  'invoice.paid' | 'invoice.failed' | 'invoice.refunded' | 'invoice.disputed'
>;

export const isOfInvoice = (event: PaymentEvent): event is InvoiceEvent => event.type.startsWith('invoice.');

const byTime = (a: PaymentEvent, b: PaymentEvent): number =>
  a.at - b.at || (a.providerEventId < b.providerEventId ? -1 : 1);

export const inOrderOfTime = <Event extends PaymentEvent>(events: readonly Event[]): readonly Event[] =>
  events.toSorted(byTime);

/**
 * Returns an invoice from its events in any order: refunded takes precedence over disputed, disputed over
 * paid, and paid over failed.
 */
const invoiceOf = (events: readonly InvoiceEvent[]): PlanInvoice | undefined => {
  const oldestFirst = inOrderOfTime(events);
  const refunds = oldestFirst.filter((event) => event.type === 'invoice.refunded');
  const payment = oldestFirst.find((event) => event.type === 'invoice.paid');
  const failure = oldestFirst.find((event) => event.type === 'invoice.failed');
  const whole = refunds.find((event) => event.whole);
  const bill = payment ?? failure;
  const claim = claimOfDisputes(oldestFirst.filter((event) => event.type === 'invoice.disputed'));
  const [first] = oldestFirst;
  const settledAt = whole?.at ?? claim?.since ?? bill?.at;
  if (!first || settledAt === undefined) return undefined;
  const { invoiceRef, checkoutId, provider } = first;
  const url = bill?.url;
  return {
    invoiceId: InvoiceId(invoiceRef),
    checkoutId,
    provider,
    status: whole ? 'refunded' : claim ? claimed[claim.status] : payment ? 'paid' : 'unpaid',
    total: bill?.total ?? totalOf(whole ?? first),
    refunded: Math.max(0, ...refunds.map(({ refunded }) => refunded.amount)),
    ...(bill && {
      plan: bill.plan ?? bill.total,
      period: { start: bill.periodStart, end: bill.periodEnd },
    }),
    settledAt,
    ...(url !== undefined && { url }),
  };
};

const claimed = { open: 'disputed', lost: 'charged_back' } as const;

/** Returns the total of an invoice, as far as an event contains it. */
const totalOf = (event: InvoiceEvent): Money => {
  if (event.type === 'invoice.refunded') return event.refunded;
  return event.type === 'invoice.disputed' ? event.disputed : event.total;
};

/** Returns when the billed period ends, or infinity while it is unknown. */
export const endOf = ({ period }: PlanInvoice): Instant => period?.end ?? Infinity;
export const startOf = ({ period }: PlanInvoice): Instant => period?.start ?? -Infinity;

/** Returns invoices newest first. */
export const newestFirst = <Listed extends Invoice>(invoices: readonly Listed[]): readonly Listed[] =>
  invoices.toSorted((a, b) => b.settledAt - a.settledAt || (a.invoiceId < b.invoiceId ? 1 : -1));

/** Returns the invoices that a list of events reports, newest first. */
export const invoicesOf = (events: readonly PaymentEvent[]): readonly PlanInvoice[] =>
  newestFirst(
    [...Map.groupBy(events.filter(isOfInvoice), ({ invoiceRef }) => invoiceRef).values()]
      .map(invoiceOf)
      .filter((invoice) => invoice !== undefined),
  );
