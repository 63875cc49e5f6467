import { z } from 'zod';
import { intervals } from '../../domain/billing/prices.ts';

/** Stripe counts seconds, the service milliseconds. */
export const moment = z.int().transform((seconds) => seconds * 1000);
/** ISO 4217 codes are lower case at Stripe, upper case in the service. */
export const currency = z.string().transform((code) => code.toUpperCase());
/** The ID of an object that may have been expanded. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
/** The metadata of a checkout's session and its subscription. */
export const metadata = z.looseObject({ checkoutId: z.string().optional() }).nullish();

/** The names of products that a checkout creates at Stripe. */
export const itemNames = { growth: 'Growth tier', stems: 'Stems add-on' } as const;

/** The metadata that a change of plan adds to the subscription, and that every later event repeats. */
export const termsMetadata = z.object({
  interval: z.enum(intervals),
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  currency: z.string(),
});

const Period = z.object({ current_period_start: moment });

/**
 * Returns when the current period of a subscription began: from its items, before API version 2025-03-31 from
 * itself.
 */
export const startOfPeriod = (subscription: unknown): number => {
  const { items } = z.object({ items: z.object({ data: z.array(z.unknown()).min(1) }) }).parse(subscription);
  const inItem = Period.safeParse(items.data[0]);
  return (inItem.data ?? Period.parse(subscription)).current_period_start;
};
