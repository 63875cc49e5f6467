import { z } from 'zod';
import { sandboxDesk, type SandboxSettings } from '../adapters/sandbox-payments/index.ts';
import { flawAtStripe } from '../adapters/stripe/amounts.ts';
import type { StripeSettings } from '../adapters/stripe/index.ts';
import { isTestKey } from '../adapters/stripe/mode.ts';
import { intervals, soldItems, type Prices } from '../domain/billing/prices.ts';
import { fail } from '../domain/shared/result.ts';
import type { PaymentDesk } from '../ports/driven/payment-desk.ts';

/** Where platforms pay: at Stripe, where nobody really pays, or nowhere. */
export type PaymentSettings =
  | ({ readonly provider: 'stripe' } & StripeSettings)
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'none' };

/** Secrets are never named in a message. */
const secret = (form: RegExp, message: string) =>
  z
    .string()
    .transform((text, context) => {
      if (form.test(text)) return text;
      context.issues.push({ code: 'custom', message, input: '(hidden)' });
      return z.NEVER;
    })
    .optional();

export const paymentVariables = {
  STRIPE_SECRET_KEY: secret(
    /^(?:sk|rk)_(?:test|live)_\w+$/,
    'is not a secret or restricted key of Stripe (sk_…, rk_…)',
  ),
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_\S+$/, 'is not the secret of a webhook endpoint (whsec_…)'),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
};

type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with the variables together. */
export const paymentFlaws = (given: Given): readonly string[] => {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook, STRIPE_API_BASE: base } = given;
  const production = given['NODE_ENV'] === 'production';
  return [
    ...((key === undefined) === (hook === undefined)
      ? []
      : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together']),
    ...(base !== undefined && key === undefined ? ['STRIPE_API_BASE needs STRIPE_SECRET_KEY'] : []),
    ...(production && key !== undefined && isTestKey(key)
      ? ['STRIPE_SECRET_KEY is a test key: in production nobody would really pay']
      : []),
    ...(production && base?.startsWith('http:') === true
      ? ['STRIPE_API_BASE must begin with https in production']
      : []),
  ];
};

/** Prices that would not be charged as they are shown. */
export const priceFlaws = (prices: Prices, { provider }: PaymentSettings): readonly string[] => {
  if (provider !== 'stripe') return [];
  const { currency } = prices;
  const flaws = soldItems
    .flatMap((item) =>
      intervals.map((interval) => flawAtStripe({ amount: prices[item][interval], currency })),
    )
    .filter((flaw) => flaw !== undefined);
  return [...new Set(flaws)].map((flaw) => `TIERS prices: ${flaw}`);
};

/** The sandbox by default; in production no payments are taken where no provider is named. */
export const paymentsFrom = (
  {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  }: z.output<z.ZodObject<typeof paymentVariables>>,
  production: boolean,
): PaymentSettings => {
  if (secretKey === undefined || webhookSecret === undefined) {
    return { provider: production ? 'none' : 'sandbox' };
  }
  return { provider: 'stripe', secretKey, webhookSecret, apiBase };
};

/** Nobody can pay there. */
export const closedDesk: PaymentDesk = {
  provider: 'none',
  hook: 'none',
  closed: true,
  signatureHeader: 'none-signature',
  open: async () => 'closed',
  closeCheckout: async () => 'not-open',
  endWithPeriod: async () => 'ended',
  changePlan: async () => 'ended',
  authenticate: async () => fail({ kind: 'payment-signature-invalid' }),
};

/** The one place that chooses where platforms pay. Stripe's package is loaded where it is chosen alone. */
export const openPaymentDesk = async (
  payments: PaymentSettings,
  sandbox: SandboxSettings,
): Promise<PaymentDesk> => {
  switch (payments.provider) {
    case 'stripe': {
      const { stripeDesk } = await import('../adapters/stripe/index.ts');
      return stripeDesk(payments);
    }
    case 'sandbox':
      return sandboxDesk(sandbox);
    case 'none':
      return closedDesk;
  }
};
