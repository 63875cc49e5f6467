import { z } from 'zod';
import { checkoutStatuses } from '../../../domain/billing/checkout.ts';
import { intervals, soldItems, soldTiers } from '../../../domain/billing/prices.ts';
import { endReasons, withheldReasons } from '../../../domain/billing/subscription.ts';
import { addOns } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;
export const exampleCheckoutId = 'chk_01JB2M6X8K3Q5S7V9X1Z3B5D7F';

const returnUrl = (description: string, example: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .max(2048)
    .meta({ description, examples: [example] });

const tier = z
  .enum(soldTiers)
  .meta({ description: 'The tier; enterprise is agreed with us.', examples: ['growth'] });
export const interval = z.enum(intervals).meta({ description: 'How often it is paid.', examples: ['month'] });
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
      'Where people go when they have paid: https, on the website that the platform registered.',
      'https://acme.example/paid',
    ),
    cancelUrl: returnUrl('Where they go when they do not pay: likewise.', 'https://acme.example/plans'),
  })
  .refine((order) => order.tier !== undefined || (order.addOns ?? []).length > 0, {
    path: ['tier'],
    message: 'must be given where no add-on is: nothing is ordered',
  })
  .meta({
    id: 'PlatformCheckoutDto',
    description: 'What a platform wants to buy.',
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

export const amount = (description: string) =>
  z
    .int()
    .nonnegative()
    .meta({ description: `${description}, in minor units of the currency.`, examples: [6_800] });
export const currency = z.string().meta({ description: 'ISO 4217.', examples: ['EUR'] });
export const checkoutId = field.id('checkout', exampleCheckoutId);
export const provider = z.string().meta({
  description:
    'Who takes the payment. At `sandbox` and `stripe_test`, the test mode of Stripe, nobody really pays.',
  examples: ['stripe'],
});

export const Checkout = z
  .object({
    checkoutId,
    url: z
      .url()
      .meta({ description: 'Where it is paid.', examples: ['https://checkout.stripe.com/c/pay/cs_1'] }),
    provider,
    status: z
      .enum(checkoutStatuses)
      .meta({ description: 'Completed once the provider has told of the payment.', examples: ['open'] }),
    tier: tier.exactOptional(),
    addOns: addOnList('Add-ons that are bought.'),
    interval,
    amount: amount('For each interval'),
    currency,
    createdAt: field.timestampOut('When it was opened.'),
    expiresAt: field.timestampOut('Until when it can be paid.'),
  })
  .meta({ id: 'Checkout', description: 'An offer, and what became of it.' });

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
        '`past_due`: a renewal was not paid, but you keep everything until `graceUntil`; `lapsed`: it was not paid by then; `withheld`: paid, but without effect for the reason in `withheldFor`; `ended`: canceled, refunded or charged back.',
      examples: ['active'],
    }),
    tier: tier.exactOptional(),
    addOns: addOnList('Add-ons that it pays for.'),
    interval,
    amount: amount('For each interval'),
    currency,
    startedAt: field.timestampOut('When it was first paid.', examples.before),
    paidUntil: field.timestampOut('Until when it is paid.', examples.later),
    endsWithPeriod: z.boolean().meta({ description: 'It is not renewed.', examples: [false] }),
    paidTwice: z
      .array(z.enum(soldItems))
      .meta({
        description:
          'What of it an older subscription pays for too: it gives nothing more. Ask for your money.',
        examples: [['growth']],
      })
      .exactOptional(),
    graceUntil: field.timestampOut('Until when what it pays for is kept unpaid.').exactOptional(),
    endedAt: field.timestampOut('When it ended.').exactOptional(),
    endReason: z
      .enum(endReasons)
      .meta({ description: 'Why it ended.', examples: ['canceled'] })
      .exactOptional(),
    withheldFor: z
      .enum(withheldReasons)
      .meta({
        description:
          '`disputed`: the bank of the payer wants back what was paid last; `provider_not_in_force`: it was paid at a provider that takes payments no longer, as a sandbox or the test mode of one.',
        examples: ['disputed'],
      })
      .exactOptional(),
  })
  .meta({ id: 'Subscription', description: 'What a paid checkout has become.' });

const Offer = z
  .object({
    item: z.enum(soldItems).meta({ description: 'A tier or an add-on.', examples: ['growth'] }),
    interval,
    amount: amount('For each interval'),
    currency,
  })
  .meta({ id: 'Offer', description: 'Something that is sold, and its price.' });

export const Billing = z
  .object({
    platformId: field.platformId,
    tier: z.enum(tierNames).meta({ description: 'The tier that holds now.', examples: ['growth'] }),
    entitlements: addOnList('What the tier includes or was bought on top, as it holds now.'),
    paidFor: z
      .object({ tier: tier.exactOptional(), addOns: addOnList('Add-ons.') })
      .meta({ description: 'What subscriptions pay for now; a contract may give more.' }),
    subscriptions: z.array(Subscription).meta({ description: 'Newest first.' }),
    openCheckouts: z.array(Checkout).meta({
      description:
        'Those that can be paid now, newest first. What they offer no other checkout does meanwhile.',
    }),
    offers: z
      .array(Offer)
      .meta({ description: 'What a checkout could be opened for now. None where no payments are taken.' }),
  })
  .meta({ id: 'Billing', description: 'What a platform pays for, and what it has.' });

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
} as const;
