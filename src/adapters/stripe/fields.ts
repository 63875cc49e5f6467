import { z } from 'zod';
import { intervals } from '../../domain/billing/prices.ts';

/** Seconds since 1970 there, milliseconds here. */
export const moment = z.int().transform((seconds) => seconds * 1000);
/** ISO 4217: lower case there, upper case here. */
export const currency = z.string().transform((code) => code.toUpperCase());
/** The id of an object that may have been expanded. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
/** What a checkout's session gave to it, and to its subscription. */
export const metadata = z.looseObject({ checkoutId: z.string().optional() }).nullish();

/** Names of the products that a checkout makes at Stripe. */
export const itemNames = { growth: 'Growth tier', stems: 'Stems add-on' } as const;

/** What a change of the plan writes into the subscription's metadata, and every later event says again. */
export const termsMetadata = z.object({
  interval: z.enum(intervals),
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  currency: z.string(),
});

const Period = z.object({ current_period_start: moment });

/** When the period of a subscription that runs began: in its items, before API version 2025-03-31 in itself. */
export const startOfPeriod = (subscription: unknown): number => {
  const { items } = z.object({ items: z.object({ data: z.array(z.unknown()).min(1) }) }).parse(subscription);
  const inItem = Period.safeParse(items.data[0]);
  return (inItem.data ?? Period.parse(subscription)).current_period_start;
};
