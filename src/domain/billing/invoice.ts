import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { heaviestClaim } from './dispute.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';

/** `disputed`: the payer's bank wants it back; `charged_back`: it got it back. */
export const invoiceStatuses = ['paid', 'unpaid', 'refunded', 'disputed', 'charged_back'] as const;

/** A bill of a provider's, under the provider's own id of it. */
export interface Invoice {
  readonly invoiceId: InvoiceId;
  readonly checkoutId: CheckoutId;
  readonly provider: string;
  readonly status: (typeof invoiceStatuses)[number];
  readonly total: Money;
  /** What of it is for a whole period; absent where no bill was told of. */
  readonly plan?: Money;
  readonly refunded: number;
  /** What it is for; absent where its return, or a dispute, was told of before anything else. */
  readonly period?: { readonly start: Instant; readonly end: Instant };
  /** When it was paid, first failed, was given back or disputed. */
  readonly settledAt: Instant;
  /** Where its owner finds it at the provider. */
  readonly url?: string;
}

type InvoiceEvent = PaymentEventOf<
  'invoice.paid' | 'invoice.failed' | 'invoice.refunded' | 'invoice.disputed'
>;

const isOfInvoice = (event: PaymentEvent): event is InvoiceEvent => event.type.startsWith('invoice.');

const byTime = (a: PaymentEvent, b: PaymentEvent): number =>
  a.at - b.at || (a.providerEventId < b.providerEventId ? -1 : 1);

/** Given back outweighs a dispute, a dispute outweighs paid, and paid outweighs failed, in whatever order they were told. */
const invoiceOf = (events: readonly InvoiceEvent[]): Invoice | undefined => {
  const told = [...events].sort(byTime);
  const refunds = told.filter((event) => event.type === 'invoice.refunded');
  const payment = told.find((event) => event.type === 'invoice.paid');
  const failure = told.find((event) => event.type === 'invoice.failed');
  const whole = refunds.find((event) => event.whole);
  const bill = payment ?? failure;
  const claim = heaviestClaim(told.filter((event) => event.type === 'invoice.disputed'));
  const [first] = told;
  const settledAt = whole?.at ?? claim?.since ?? bill?.at;
  if (!first || settledAt === undefined) return undefined;
  const { invoiceRef, checkoutId, provider } = first;
  const url = bill?.url;
  return {
    invoiceId: InvoiceId(invoiceRef),
    checkoutId,
    provider,
    status: whole ? 'refunded' : claim ? claimed[claim.standing] : payment ? 'paid' : 'unpaid',
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

/** As far as an event tells it. */
const totalOf = (event: InvoiceEvent): Money => {
  if (event.type === 'invoice.refunded') return event.refunded;
  return event.type === 'invoice.disputed' ? event.disputed : event.total;
};

/** Until when it reaches; what is not known yet reaches as far as can be. */
export const endOf = ({ period }: Invoice): Instant => period?.end ?? Infinity;
export const startOf = ({ period }: Invoice): Instant => period?.start ?? -Infinity;

/** Newest first. */
export const invoicesOf = (events: readonly PaymentEvent[]): readonly Invoice[] =>
  [...Map.groupBy(events.filter(isOfInvoice), ({ invoiceRef }) => invoiceRef).values()]
    .map(invoiceOf)
    .filter((invoice) => invoice !== undefined)
    .sort((a, b) => b.settledAt - a.settledAt || (a.invoiceId < b.invoiceId ? 1 : -1));
