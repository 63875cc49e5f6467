import { z } from 'zod';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import { CheckoutId } from '../../domain/shared/ids.ts';

/** An event as Stripe signs it, whatever the API version of the endpoint: its objects are looked at here. */
interface SignedEvent {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: unknown };
}

const moment = z.int().transform((seconds) => seconds * 1000);
const currency = z.string().transform((code) => code.toUpperCase());
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadata = z.looseObject({ checkoutId: z.string().optional() }).nullish();

const Session = z.object({
  id: z.string(),
  mode: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: currency.nullable(),
  subscription: reference.nullish(),
});

const Line = z.object({ period: z.object({ start: moment, end: moment }) });
const Details = z.object({ metadata }).nullish();
const Invoice = z.object({
  id: z.string(),
  total: z.int(),
  currency,
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({ data: z.array(Line) }),
  parent: z.object({ subscription_details: Details }).nullish(),
  /** Where it stood before API version 2025-03-31. */
  subscription_details: Details,
});

const Subscription = z.object({ metadata, cancel_at_period_end: z.boolean(), cancel_at: z.int().nullish() });
const Charge = z.object({
  payment_intent: reference.nullish(),
  amount_refunded: z.int(),
  currency,
  refunded: z.boolean(),
});

type Invoiced = z.infer<typeof Invoice>;

const checkoutIn = ({ parent, subscription_details: before }: Invoiced): string | undefined =>
  parent?.subscription_details?.metadata?.checkoutId ?? before?.metadata?.checkoutId;

/** The bill's lines tell what is paid for; the period of the invoice itself is the one before. */
const billOf = ({ id, total, currency: code, lines, hosted_invoice_url: url }: Invoiced) => ({
  invoiceRef: id,
  total: { amount: total, currency: code },
  periodStart: Math.min(...lines.data.map(({ period }) => period.start)),
  periodEnd: Math.max(...lines.data.map(({ period }) => period.end)),
  ...(typeof url === 'string' && { url }),
});

type InvoicePaidBy = (paymentIntent: string) => Promise<unknown>;

/** Undefined where it is none of ours. Throws where it is ours and cannot be read: Stripe sends it again. */
export const paymentEventOf = async (
  { id, type, created, data: { object } }: SignedEvent,
  invoicePaidBy: InvoicePaidBy,
): Promise<PaymentEvent | undefined> => {
  const told = (checkoutId: string) => ({
    provider: 'stripe',
    providerEventId: id,
    at: created * 1000,
    checkoutId: CheckoutId(checkoutId),
  });
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completed(Session.parse(object), told);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const session = Session.parse(object);
      const checkoutId = session.metadata?.checkoutId;
      return checkoutId === undefined
        ? undefined
        : { ...told(checkoutId), type: 'checkout.expired', providerRef: session.id };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const invoice = Invoice.parse(object);
      const checkoutId = checkoutIn(invoice);
      if (checkoutId === undefined) return undefined;
      const what = type === 'invoice.paid' ? 'invoice.paid' : 'invoice.failed';
      return { ...told(checkoutId), type: what, ...billOf(invoice) };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated': {
      const { metadata: of, cancel_at_period_end, cancel_at } = Subscription.parse(object);
      const endsWithPeriod = cancel_at_period_end || typeof cancel_at === 'number';
      return of?.checkoutId === undefined
        ? undefined
        : { ...told(of.checkoutId), type: 'subscription.changed', endsWithPeriod };
    }
    case 'customer.subscription.deleted': {
      const checkoutId = Subscription.parse(object).metadata?.checkoutId;
      return checkoutId === undefined ? undefined : { ...told(checkoutId), type: 'subscription.ended' };
    }
    case 'charge.refunded':
      return refunded(Charge.parse(object), told, invoicePaidBy);
    default:
      return undefined;
  }
};

type Told = (checkoutId: string) => Pick<PaymentEvent, 'provider' | 'providerEventId' | 'at' | 'checkoutId'>;

/** Where the money is still on its way, another event tells of its arrival. */
const completed = (session: z.infer<typeof Session>, told: Told): PaymentEvent | undefined => {
  const { client_reference_id: named, metadata: of, mode, payment_status: status } = session;
  const { amount_total: amount, currency: code, subscription } = session;
  const isOurs = mode === 'subscription' && typeof named === 'string' && named === of?.checkoutId;
  if (!isOurs || status === 'unpaid' || amount === null || code === null) return undefined;
  const refs = { providerRef: session.id, subscriptionRef: subscription ?? '' };
  return { ...told(named), type: 'checkout.completed', ...refs, paid: { amount, currency: code } };
};

const refunded = async (
  {
    payment_intent: payment,
    amount_refunded: amount,
    currency: code,
    refunded: whole,
  }: z.infer<typeof Charge>,
  told: Told,
  invoicePaidBy: InvoicePaidBy,
): Promise<PaymentEvent | undefined> => {
  const paid = typeof payment === 'string' ? Invoice.safeParse(await invoicePaidBy(payment)) : undefined;
  const checkoutId = paid?.success ? checkoutIn(paid.data) : undefined;
  if (checkoutId === undefined || !paid?.success) return undefined;
  const given = { invoiceRef: paid.data.id, refunded: { amount, currency: code }, whole };
  return { ...told(checkoutId), type: 'invoice.refunded', ...given };
};
