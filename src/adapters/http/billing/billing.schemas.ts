import { z } from 'zod';
import { checkoutStatuses } from '../../../domain/billing/checkout.ts';
import { soldItems, soldTiers } from '../../../domain/billing/prices.ts';
import { endReasons, withheldReasons } from '../../../domain/billing/subscription.ts';
import { addOns } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import * as field from '../vocabulary/fields.ts';
import { amount, currency, examplePlans, interval, Offer, Plans } from './plans.schemas.ts';

const { examples } = field;
export const exampleCheckoutId = 'chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F';

const returnUrl = (description: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a URL' })
    .max(2048)
    .meta({ description, examples: [example] });

const tier = z
  .enum(soldTiers)
  .meta({ description: 'The tier. The enterprise tier is set by contract.', examples: ['growth'] });
const addOnList = (description: string) =>
  z
    .array(z.enum(addOns))
    .max(addOns.length)
    .meta({ description, examples: [['stems']] });

export const PlatformCheckoutDto = z
  .strictObject({
    slug: field.slug.meta({ description: 'Your own slug.' }),
    tier: tier.exactOptional(),
    addOns: addOnList('Add-ons to buy.').exactOptional(),
    interval,
    successUrl: returnUrl(
      'URL to which the payer returns after payment. Must be https and on the registered website of the platform.',
      'https://acme.example/paid',
    ),
    cancelUrl: returnUrl(
      'URL to which the payer returns without payment. The same rules apply.',
      'https://acme.example/plans',
    ),
  })
  .refine((order) => order.tier !== undefined || (order.addOns ?? []).length > 0, {
    path: ['tier'],
    message: 'is required if there are no add-ons',
  })
  .meta({
    id: 'PlatformCheckoutDto',
    description: 'A tier, add-ons or both to buy.',
    examples: [
      {
        slug: examples.slug,
        tier: 'growth',
        addOns: ['stems'],
        interval: 'month',
        successUrl: 'https://acme.example/paid',
        cancelUrl: 'https://acme.example/plans',
      },
    ],
  });
export type PlatformCheckoutDto = z.infer<typeof PlatformCheckoutDto>;

export const checkoutId = field.id('checkout', exampleCheckoutId);
export const provider = z.string().meta({
  description: 'Payment provider. With `sandbox` and `stripe_test`, the test mode of Stripe, no money moves.',
  examples: ['stripe'],
});

export const Checkout = z
  .object({
    checkoutId,
    url: z.url().meta({
      description: 'URL at which the checkout is paid.',
      examples: ['https://checkout.stripe.com/c/pay/cs_1'],
    }),
    provider,
    status: z.enum(checkoutStatuses).meta({
      description: 'Status of the checkout. `completed`: the provider confirmed the payment.',
      examples: ['open'],
    }),
    tier: tier.exactOptional(),
    addOns: addOnList('Add-ons in this checkout.'),
    interval,
    amount: amount('Price per interval'),
    currency,
    createdAt: field.timestampOut('When the checkout was created.'),
    expiresAt: field.timestampOut('When the checkout expires.'),
  })
  .meta({ id: 'Checkout', description: 'A purchase to be paid at the payment provider.' });

export const exampleCheckout = {
  checkoutId: exampleCheckoutId,
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  provider: 'stripe',
  status: 'open',
  tier: 'growth',
  addOns: ['stems'],
  interval: 'month',
  amount: 6_800,
  currency: 'EUR',
  createdAt: examples.now,
  expiresAt: examples.later,
} as const;

export const exampleSubscriptionId = 'sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F';
export const Subscription = z
  .object({
    subscriptionId: field.id('subscription', exampleSubscriptionId),
    checkoutId,
    provider,
    status: z.enum(['active', 'past_due', 'lapsed', 'withheld', 'ended']).meta({
      description:
        '`past_due`: a renewal was not paid, but you keep everything until `graceUntil`. `lapsed`: it was not paid by then. `withheld`: paid, but without effect for the reason in `withheldFor`. `ended`: canceled, refunded or charged back.',
      examples: ['active'],
    }),
    tier: tier.exactOptional(),
    addOns: addOnList('Add-ons of the subscription.'),
    interval,
    amount: amount('Price per interval'),
    currency,
    startedAt: field.timestampOut('When the subscription was first paid.', examples.before),
    paidUntil: field.timestampOut('End of the paid period.', examples.later),
    endsWithPeriod: z.boolean().meta({
      description: 'Whether the subscription ends at `paidUntil` instead of being renewed.',
      examples: [false],
    }),
    paidTwice: z
      .array(z.enum(soldItems))
      .meta({
        description:
          'Items that an older subscription also pays for. They have no further effect: contact us for a refund.',
        examples: [['growth']],
      })
      .exactOptional(),
    graceUntil: field
      .timestampOut('End of the grace period, until which you keep the plan without payment.')
      .exactOptional(),
    endedAt: field.timestampOut('When the subscription ended.').exactOptional(),
    endReason: z
      .enum(endReasons)
      .meta({ description: 'Reason for the end.', examples: ['canceled'] })
      .exactOptional(),
    withheldFor: z
      .enum(withheldReasons)
      .meta({
        description:
          '`disputed`: the payer’s bank disputes the last payment. `provider_not_in_force`: it was paid with a provider that is no longer used, such as a sandbox or a test mode.',
        examples: ['disputed'],
      })
      .exactOptional(),
  })
  .meta({ id: 'Subscription', description: 'The renewing purchase of a tier, add-ons or both.' });

export const Billing = z
  .object({
    platformId: field.platformId,
    tier: z.enum(tierNames).meta({ description: 'The current tier.', examples: ['growth'] }),
    entitlements: addOnList('Current entitlements of the tier and of add-ons.'),
    paidFor: z
      .object({ tier: tier.exactOptional(), addOns: addOnList('Paid add-ons.') })
      .meta({ description: 'What your subscriptions pay for now. A contract can include more.' }),
    subscriptions: z.array(Subscription).meta({ description: 'Subscriptions, the newest first.' }),
    openCheckouts: z.array(Checkout).meta({
      description:
        'Checkouts that can be paid now, the newest first. Another checkout for the same items cannot be created until they are paid, canceled or expired.',
    }),
    offers: z.array(Offer).meta({
      description: 'Items for which you can create a checkout now. May be empty.',
    }),
    plans: Plans,
    contactEmail: z.string().meta({
      description: 'Address for questions about plans and payments.',
      examples: ['sales@licensing.example'],
    }),
  })
  .meta({ id: 'Billing', description: 'The plan, subscriptions and open checkouts of a platform.' });

export const exampleBilling = {
  platformId: examples.platformId,
  tier: 'growth',
  entitlements: ['stems'],
  paidFor: { tier: 'growth', addOns: ['stems'] },
  subscriptions: [
    {
      subscriptionId: 'sub_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
      checkoutId: exampleCheckoutId,
      provider: 'stripe',
      status: 'active',
      tier: 'growth',
      addOns: ['stems'],
      interval: 'month',
      amount: 6_800,
      currency: 'EUR',
      startedAt: examples.before,
      paidUntil: examples.later,
      endsWithPeriod: false,
    },
  ],
  openCheckouts: [],
  offers: [{ item: 'growth', interval: 'year', amount: 49_000, currency: 'EUR' }],
  plans: examplePlans,
  contactEmail: 'sales@licensing.example',
} as const;
