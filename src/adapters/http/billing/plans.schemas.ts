import { z } from 'zod';
import { previewLineKinds } from '../../../domain/billing/plan/plan-preview.ts';
import { saleKinds } from '../../../domain/billing/plan/plans.ts';
import { intervals, soldItems } from '../../../domain/billing/prices.ts';
import { addOns } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { quotas } from '../platforms/platform.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const interval = z.enum(intervals).meta({ description: 'Billing interval.', examples: ['month'] });
export const amount = (description: string) =>
  z
    .int()
    .nonnegative()
    .meta({ description: `${description}, in minor units of the currency.`, examples: [6_800] });
/** An amount that can be negative. */
export const signedAmount = (description: string, example: number) =>
  z.int().meta({ description: `${description}, in minor units of the currency.`, examples: [example] });
export const currency = z.string().meta({ description: 'Currency code (ISO 4217).', examples: ['EUR'] });

export const Offer = z
  .object({
    item: z.enum(soldItems).meta({ description: 'A tier or an add-on.', examples: ['growth'] }),
    interval,
    amount: amount('Price per interval'),
    currency,
  })
  .meta({ id: 'Offer', description: 'A tier or an add-on and its price.' });

const sale = z.enum(saleKinds).meta({
  description: 'How it is sold. `online`: with a checkout. `contract`: write to `contactEmail`.',
  examples: ['online'],
});
const prices = z
  .array(z.object({ interval, amount: amount('Price per interval'), currency }))
  .meta({ description: 'Prices. Empty unless `sale` is `online`.' });

const TierPlan = z
  .object({
    tier: z.enum(tierNames).meta({ description: 'The tier.', examples: ['growth'] }),
    quotas: quotas.meta({ description: 'Quotas of the tier. Your own can differ by agreement.' }),
    includes: z
      .array(z.enum(addOns))
      .meta({ description: 'Add-ons that the tier includes.', examples: [['stems']] }),
    sale,
    prices,
  })
  .meta({ id: 'TierPlan', description: 'A tier with its quotas and prices.' });

const AddOnPlan = z
  .object({
    addOn: z.enum(addOns).meta({ description: 'The add-on.', examples: ['stems'] }),
    sale,
    prices,
  })
  .meta({ id: 'AddOnPlan', description: 'An add-on with its prices.' });

export const Plans = z
  .object({
    tiers: z.array(TierPlan).meta({ description: 'All tiers, the smallest first.' }),
    addOns: z.array(AddOnPlan).meta({ description: 'All add-ons.' }),
  })
  .meta({ id: 'Plans', description: 'All tiers and add-ons, whether you have them or not.' });

const priced = (month: number, year: number) => [
  { interval: 'month', amount: month, currency: 'EUR' } as const,
  { interval: 'year', amount: year, currency: 'EUR' } as const,
];

export const examplePlans = {
  tiers: [
    {
      tier: 'growth',
      quotas: {
        ...{ requestsPerSecond: 50, burst: 100, requestsPerDay: 500_000 },
        ...{ licensesPerMonth: 10_000, enrichRowsPerDay: 10_000, enrichSecondsPerDay: 1_800_000 },
      },
      includes: [],
      sale: 'online',
      prices: priced(4_900, 49_000),
    },
  ],
  addOns: [{ addOn: 'stems', sale: 'online', prices: priced(1_900, 19_000) }],
} as const;

export const PlanPreview = z
  .object({
    interval,
    lines: z
      .array(
        z.object({
          kind: z.enum(previewLineKinds).meta({
            description:
              '`period`: the new period. `credit`: the unused rest of the current period. `other`: taxes, discounts and other items of the payment provider.',
            examples: ['period'],
          }),
          amount: z.int().meta({
            description: 'In minor units of the currency. Negative for a credit.',
            examples: [68_000],
          }),
        }),
      )
      .meta({ description: 'What the invoice of the change would contain.' }),
    dueNow: amount('What the payment provider would charge immediately'),
    currency,
    periodEnd: field.timestampOut('End of the new period, when the plan is renewed.', examples.later),
    card: z
      .object({
        brand: z.string().meta({ description: 'Brand of the card.', examples: ['visa'] }),
        last4: z.string().meta({ description: 'Last four digits of the card.', examples: ['4242'] }),
      })
      .meta({ description: 'The card that would be charged, if the payment provider names it.' })
      .exactOptional(),
  })
  .meta({ id: 'PlanPreview', description: 'What a change of plan would cost now.' });

export const examplePlanPreview = {
  interval: 'year',
  lines: [
    { kind: 'period', amount: 68_000 },
    { kind: 'credit', amount: -3_400 },
  ],
  dueNow: 64_600,
  currency: 'EUR',
  periodEnd: examples.later,
  card: { brand: 'visa', last4: '4242' },
} as const;
