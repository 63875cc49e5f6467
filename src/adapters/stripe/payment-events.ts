import { z } from 'zod';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { Terms } from '../../domain/billing/prices.ts';
import { CheckoutId } from '../../domain/shared/ids.ts';
import { disputed, refunded, type InvoicePaidBy, type OriginOf } from './charges.ts';
import { currency, metadata, reference, startOfPeriod, termsMetadata } from './fields.ts';
import { billOf, checkoutIn, Invoice, OwnedInvoice } from './invoices.ts';
import type { ProviderName } from './mode.ts';

/** An event as Stripe signs it, in any API version of the endpoint; its objects are validated here. */
interface SignedEvent {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: unknown };
}

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

const Subscription = z.object({ metadata, cancel_at_period_end: z.boolean(), cancel_at: z.int().nullish() });

/** Returns the terms of a subscription whose plan was changed; before that, nothing. */
const termsIn = (of: unknown, subscription: unknown): { readonly terms?: Terms } => {
  const changed = termsMetadata.safeParse(of).data;
  if (!changed) return {};
  const { interval, amount, currency: code } = changed;
  return { terms: { interval, price: { amount, currency: code }, since: startOfPeriod(subscription) } };
};

/**
 * Returns undefined if the event does not concern this service. Throws if it does and cannot be read, so that
 * Stripe sends it again.
 */
export const paymentEventOf = async (
  { id, type, created, data: { object } }: SignedEvent,
  provider: ProviderName,
  invoicePaidBy: InvoicePaidBy,
): Promise<PaymentEvent | undefined> => {
  const originOf = (checkoutId: string) => ({
    provider,
    providerEventId: id,
    at: created * 1000,
    checkoutId: CheckoutId(checkoutId),
  });
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completed(Session.parse(object), originOf);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const session = Session.parse(object);
      const checkoutId = session.metadata?.checkoutId;
      return checkoutId === undefined
        ? undefined
        : { ...originOf(checkoutId), type: 'checkout.expired', providerRef: session.id };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const checkoutId = checkoutIn(OwnedInvoice.parse(object));
      if (checkoutId === undefined) return undefined;
      const invoice = Invoice.parse(object);
      const isPaid = type === 'invoice.paid';
      return {
        ...originOf(checkoutId),
        type: isPaid ? 'invoice.paid' : 'invoice.failed',
        ...billOf(invoice, isPaid),
      };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated': {
      const { metadata: of, cancel_at_period_end, cancel_at } = Subscription.parse(object);
      const endsWithPeriod = cancel_at_period_end || typeof cancel_at === 'number';
      return of?.checkoutId === undefined
        ? undefined
        : {
            ...originOf(of.checkoutId),
            type: 'subscription.changed',
            endsWithPeriod,
            ...termsIn(of, object),
          };
    }
    case 'customer.subscription.deleted': {
      const checkoutId = Subscription.parse(object).metadata?.checkoutId;
      return checkoutId === undefined ? undefined : { ...originOf(checkoutId), type: 'subscription.ended' };
    }
    case 'charge.refunded':
      return refunded(object, originOf, invoicePaidBy);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return disputed(object, originOf, invoicePaidBy);
    default:
      return undefined;
  }
};

/** If the payment is still in progress, another event reports it later. */
const completed = (session: z.infer<typeof Session>, originOf: OriginOf): PaymentEvent | undefined => {
  const { client_reference_id: named, metadata: of, mode, payment_status: status } = session;
  const { amount_total: amount, currency: code, subscription } = session;
  const isOurs = mode === 'subscription' && typeof named === 'string' && named === of?.checkoutId;
  if (!isOurs || status === 'unpaid' || amount === null || code === null) return undefined;
  const refs = { providerRef: session.id, subscriptionRef: subscription ?? '' };
  return { ...originOf(named), type: 'checkout.completed', ...refs, paid: { amount, currency: code } };
};
