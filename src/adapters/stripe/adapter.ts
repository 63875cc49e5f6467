import { z } from 'zod';
import { stripeIssue } from './amounts.ts';
import { isTestKey } from './mode.ts';

/** A value that no message contains. */
const secret = (form: RegExp, message: string, meta: Readonly<Record<string, string>>) =>
  z
    .string()
    .transform((text, context) => {
      if (form.test(text)) return text;
      context.issues.push({ code: 'custom', message, input: '(hidden)' });
      return z.NEVER;
    })
    .optional()
    .meta(meta);

const variables = {
  STRIPE_SECRET_KEY: secret(
    /^(?:sk|rk)_(?:test|live)_\w+$/,
    'must be a secret or restricted key of Stripe (sk_…, rk_…)',
    {
      description: 'The Stripe account that receives payments. See [checkout](checkout.md).',
      accepts: '`sk_…` or `rk_…`; in production a live key',
      absent: 'a sandbox without real payments; in production no checkout',
    },
  ),
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_\S+$/, 'must be the secret of a webhook endpoint (whsec_…)', {
    description: 'Verifies the events that Stripe sends.',
    accepts: '`whsec_…`',
  }),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .optional()
    .meta({
      description: 'Another address of the Stripe API, such as stripe-mock.',
      accepts: 'an http or https URL; in production https',
      absent: 'Stripe',
    }),
};

interface Read {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_API_BASE?: string | undefined;
}

/** Payments at Stripe. */
export const payments = {
  variables,
  issues: (given: Readonly<Record<string, string | undefined>>) => {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook, STRIPE_API_BASE: base } = given;
    const production = given['NODE_ENV'] === 'production';
    return [
      ...((key === undefined) === (hook === undefined)
        ? []
        : ['Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither']),
      ...(base !== undefined && key === undefined
        ? ['Set STRIPE_SECRET_KEY together with STRIPE_API_BASE']
        : []),
      ...(production && key !== undefined && isTestKey(key)
        ? ['STRIPE_SECRET_KEY must be a live key in production: payments with a test key are not real']
        : []),
      ...(production && base?.startsWith('http:') === true
        ? ['STRIPE_API_BASE must be https in production']
        : []),
    ];
  },
  chosenBy: 'STRIPE_SECRET_KEY',
  open: async (read: Read) => {
    const { stripePaymentProvider } = await import('./index.ts');
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
    return stripePaymentProvider({ secretKey, webhookSecret, apiBase: read.STRIPE_API_BASE });
  },
  priceIssue: stripeIssue,
};
