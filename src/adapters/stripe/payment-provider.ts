import Stripe from 'stripe';
import type { CheckoutOffer } from '../../domain/billing/checkout.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { OpenedCheckout, PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { InvoicePaidBy } from './charges.ts';
import { itemNames } from './fields.ts';
import { providerNames, isTestKey } from './mode.ts';
import { paymentsAt } from './payments.ts';
import { paymentEventOf } from './payment-events.ts';
import { changePlanAt } from './plan-change.ts';
import { previewPlanAt } from './plan-preview.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** The secret of the webhook endpoint at Stripe, `whsec_…`. */
  readonly webhookSecret: string;
  /** The address of the API, if it is not Stripe's. */
  readonly apiBase?: string | undefined;
}

const timeoutMs = 5_000;
const retries = 1;
const toleranceSeconds = 300;

const clientOf = ({ secretKey, apiBase }: StripeSettings): Stripe => {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'platform-licensing-api' },
    ...(base && {
      host: base.hostname,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      port: base.port === '' ? (base.protocol === 'http:' ? 80 : 443) : Number(base.port),
    }),
  });
};

/**
 * Returns `Unavailable` for failures of Stripe or of its keys; any other error is an invalid request of this
 * service.
 */
const translated = (error: unknown): unknown => {
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  return isOutage ? new Unavailable(`Stripe: ${error.message}`) : error;
};

const requested = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw translated(error);
  }
};

const sessionOf = (offer: CheckoutOffer): Stripe.Checkout.SessionCreateParams => {
  const metadata = { checkoutId: offer.checkoutId, platformId: offer.platformId };
  return {
    mode: 'subscription',
    client_reference_id: offer.checkoutId,
    metadata,
    // Every invoice and every event of the subscription contains it.
    subscription_data: { metadata },
    line_items: offer.lines.map(({ item, price }) => ({
      quantity: 1,
      price_data: {
        currency: price.currency.toLowerCase(),
        unit_amount: price.amount,
        recurring: { interval: offer.interval },
        product_data: { name: itemNames[item] },
      },
    })),
    success_url: offer.successUrl,
    cancel_url: offer.cancelUrl,
    expires_at: Math.ceil(offer.expiresAt / 1000),
  };
};

/**
 * A payment provider over Stripe Checkout, with sessions of mode `subscription` and signed webhooks. The
 * package's own retries use the checkout's ID as Idempotency-Key. Test mode and live mode are different
 * providers.
 */
export const stripePaymentProvider = (
  settings: StripeSettings,
): PaymentProvider & Required<Pick<PaymentProvider, 'listPayments'>> => {
  const stripe = clientOf(settings);
  const isTest = isTestKey(settings.secretKey);
  const provider = isTest ? providerNames.test : providerNames.live;

  /** Stripe's events for a refund or a dispute contain only the payment, so its invoice is requested. */
  const invoicePaidBy: InvoicePaidBy = async (paymentIntent) => {
    const payments = await requested(
      stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        expand: ['data.invoice'],
        limit: 1,
      }),
    );
    const [payment] = payments.data;
    return payment && { invoice: payment.invoice };
  };

  const open = async (offer: CheckoutOffer): Promise<OpenedCheckout> => {
    const key = { idempotencyKey: offer.checkoutId };
    const session = await requested(stripe.checkout.sessions.create(sessionOf(offer), key));
    if (session.url === null) throw new Error('the checkout session has no URL');
    return { providerRef: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
  };

  /** Stripe rejects a session that is not open with `invalid_request_error`; then the session is read. */
  const closeCheckout = async (providerRef: string): Promise<'closed' | 'not-open'> => {
    try {
      await requested(stripe.checkout.sessions.expire(providerRef));
      return 'closed';
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await requested(stripe.checkout.sessions.retrieve(providerRef));
      if (status === 'open') throw error;
      return status === 'expired' ? 'closed' : 'not-open';
    }
  };

  const endWithPeriod = async (subscriptionRef: string, ends: boolean): Promise<'done' | 'ended'> => {
    try {
      await requested(stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: ends }));
      return 'done';
    } catch (error) {
      // An error alone does not prove that it has ended: an active subscription must never be reported as
      // ended.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code === 'resource_missing') return 'ended';
      const { status } = await requested(stripe.subscriptions.retrieve(subscriptionRef));
      if (status === 'canceled' || status === 'incomplete_expired') return 'ended';
      throw error;
    }
  };

  /** The address that an event contained expires, so the invoice is read. */
  const invoiceDocument = async (invoiceRef: string): Promise<string | undefined> => {
    try {
      return (await requested(stripe.invoices.retrieve(invoiceRef))).invoice_pdf ?? undefined;
    } catch (error) {
      const isMissing =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
      if (isMissing) return undefined;
      throw error;
    }
  };

  return {
    provider,
    hook: 'stripe',
    signatureHeader: 'stripe-signature',
    open,
    closeCheckout,
    endWithPeriod,
    changePlan: changePlanAt(stripe, requested),
    previewPlan: previewPlanAt(stripe, requested),
    invoiceDocument,
    listPayments: paymentsAt(stripe, requested),
    authenticate: async ({ body, signature }, now) => {
      let event: Stripe.Event;
      try {
        const { webhookSecret } = settings;
        const bytes = Buffer.from(body);
        event = stripe.webhooks.constructEvent(
          bytes,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          return fail({ kind: 'payment-signature-invalid' });
        }
        throw error;
      }
      if (event.livemode === isTest) return ok({ type: 'other-mode', providerEventId: event.id });
      return ok((await paymentEventOf(event, provider, invoicePaidBy)) ?? 'ignored');
    },
  };
};
