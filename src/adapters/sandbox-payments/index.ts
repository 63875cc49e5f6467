import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import { proratedPreview } from '../../domain/billing/plan/plan-preview.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PaymentProvider, PaymentMessage } from '../../ports/driven/billing/payment-provider.ts';

export interface SandboxSettings {
  readonly masterKey: Uint8Array;
  /** Earlier keys whose signatures are accepted too. */
  readonly previousKeys?: readonly Uint8Array[];
  /** The base URL, without a slash at the end. */
  readonly baseUrl: string;
}

const provider = 'sandbox';

/** The limit for the age of a signature. */
const toleranceMs = 300_000;

/**
 * Simulates payments: on a page of the service you choose what happens, and the service then sends itself the signed
 * event of a provider, which is checked like any other. Never for production, because nobody pays.
 */
export const sandboxPaymentProvider = ({
  masterKey,
  previousKeys = [],
  baseUrl,
}: SandboxSettings): PaymentProvider & Required<Pick<PaymentProvider, 'play'>> => {
  const keyOf = (key: Uint8Array): Buffer =>
    Buffer.from(hkdfSync('sha256', key, '', 'platform-licensing/sandbox-payments', 32));
  const signingKey = keyOf(masterKey);
  const keys = [signingKey, ...previousKeys.map(keyOf)];
  const macOf = (at: string, body: Uint8Array, key = signingKey): Buffer =>
    createHmac('sha256', key).update(`${at}.`).update(body).digest();

  /** The signature has the form `<ms since 1970>.<hex>`. */
  const holds = ({ body, signature }: PaymentMessage, now: Instant): boolean => {
    const [at = '', mac = ''] = signature.split('.');
    const given = Buffer.from(mac, 'hex');
    const isFresh = /^\d{1,16}$/.test(at) && Math.abs(now - Number(at)) <= toleranceMs;
    const isSigned = keys.some((key) => {
      const expected = macOf(at, body, key);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isSigned && isFresh;
  };

  const isOwn = (providerRef: string): boolean => providerRef.startsWith('sandbox_');

  return {
    provider,
    hook: 'sandbox',
    signatureHeader: 'sandbox-signature',
    open: async ({ checkoutId, expiresAt }) => ({
      providerRef: `sandbox_${checkoutId}`,
      url: `${baseUrl}/sandbox-checkout/${checkoutId}`,
      expiresAt,
    }),
    // Nothing is stored here: the checkout's own events contain its state.
    closeCheckout: async (providerRef) => (isOwn(providerRef) ? 'closed' : 'not-open'),
    endWithPeriod: async (subscriptionRef) => (subscriptionRef.endsWith('/subscription') ? 'done' : 'ended'),
    changePlan: async ({ subscriptionRef, now }) =>
      subscriptionRef.endsWith('/subscription') ? { since: now } : 'ended',
    previewPlan: async ({ subscriptionRef, current, plan, now }) =>
      subscriptionRef.endsWith('/subscription') ? proratedPreview(current, plan, now) : 'ended',
    invoiceDocument: async () => undefined,
    authenticate: async (message, now) => {
      if (!holds(message, now)) return fail({ kind: 'payment-signature-invalid' });
      const event = JSON.parse(Buffer.from(message.body).toString('utf8')) as PaymentEvent;
      const { providerEventId } = event;
      return ok(event.provider === provider ? event : { type: 'other-mode', providerEventId });
    },
    play: (event, now) => {
      const body = Buffer.from(JSON.stringify(event));
      return { body, signature: `${now}.${macOf(String(now), body).toString('hex')}` };
    },
  };
};
