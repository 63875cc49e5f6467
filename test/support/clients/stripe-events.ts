import Stripe from 'stripe';
import type { Checkout } from '../../../src/domain/billing/checkout.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { PaymentMessage } from '../../../src/ports/driven/billing/payment-provider.ts';

export const webhookSecret = 'whsec_test_of_stripe_events';

/** A message as Stripe signs it, by its own package. */
export const signedByStripe = (payload: string, at: Instant, secret = webhookSecret): PaymentMessage => ({
  body: Buffer.from(payload),
  signature: Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  }),
});

const seconds = (at: Instant): number => Math.floor(at / 1000);

const eventOf = (type: string, object: unknown, at: Instant): string =>
  JSON.stringify({
    id: `evt_${type}_${at}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(at),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  });

/** The event as Stripe sends it in live mode. */
export const inLiveMode = (payload: string): string => payload.replace('"livemode":false', '"livemode":true');

const metadataOf = ({ checkoutId, platformId }: Checkout) => ({ checkoutId, platformId });

/** A line of an invoice for a period of the subscription, or for the rest of one. */
export const aLine = (amount: number, from: Instant, until: Instant, proration = false) => ({
  object: 'line_item',
  amount,
  period: { start: seconds(from), end: seconds(until) },
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
});

/** A line of an invoice beside the subscription. */
export const aSingleItem = (amount: number, at: Instant) => ({
  object: 'line_item',
  amount,
  period: { start: seconds(at), end: seconds(at) },
  parent: { type: 'invoice_item_details', invoice_item_details: { proration: false } },
});

export const anInvoice = (of: Checkout, from: Instant, until: Instant) => ({
  id: 'in_1',
  object: 'invoice',
  total: of.amount,
  amount_due: of.amount,
  amount_paid: of.amount,
  amount_remaining: 0,
  currency: of.currency.toLowerCase(),
  hosted_invoice_url: 'https://invoice.stripe.com/i/1',
  // The period of the invoice itself is the one before.
  period_start: seconds(from),
  period_end: seconds(from),
  lines: {
    object: 'list',
    data: of.lines.map(({ price }) => aLine(price.amount, from, until)),
  },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: 'sub_1', metadata: metadataOf(of) },
  },
});

/** The events of Stripe, as its documentation shows them. */
export const stripeEvents = {
  session: (type: string, of: Checkout, at: Instant, changes: object = {}): string =>
    eventOf(
      `checkout.session.${type}`,
      {
        id: of.providerRef,
        object: 'checkout.session',
        mode: 'subscription',
        client_reference_id: of.checkoutId,
        metadata: metadataOf(of),
        payment_status: 'paid',
        amount_total: of.amount,
        currency: of.currency.toLowerCase(),
        subscription: 'sub_1',
        ...changes,
      },
      at,
    ),
  invoice: (type: string, of: Checkout, at: Instant, until: Instant, changes: object = {}): string =>
    eventOf(`invoice.${type}`, { ...anInvoice(of, at, until), ...changes }, at),
  subscription: (type: string, of: Checkout, at: Instant, changes: object = {}): string =>
    eventOf(
      `customer.subscription.${type}`,
      {
        id: 'sub_1',
        object: 'subscription',
        status: 'active',
        metadata: metadataOf(of),
        cancel_at_period_end: false,
        cancel_at: null,
        ...changes,
      },
      at,
    ),
  refund: (of: Checkout, at: Instant, changes: object = {}): string =>
    eventOf(
      'charge.refunded',
      {
        id: 'ch_1',
        object: 'charge',
        payment_intent: 'pi_1',
        amount: of.amount,
        amount_refunded: of.amount,
        currency: of.currency.toLowerCase(),
        refunded: true,
        ...changes,
      },
      at,
    ),
  dispute: (type: string, of: Checkout, at: Instant, status: string): string =>
    eventOf(
      `charge.dispute.${type}`,
      {
        id: 'du_1',
        object: 'dispute',
        charge: 'ch_1',
        payment_intent: 'pi_1',
        amount: of.amount,
        currency: of.currency.toLowerCase(),
        reason: 'fraudulent',
        status,
      },
      at,
    ),
  other: (type: string, at: Instant): string => eventOf(type, { id: 'x', object: 'x' }, at),
};
