import { z } from 'zod';

/** Seconds since 1970 there, milliseconds here. */
export const moment = z.int().transform((seconds) => seconds * 1000);
/** ISO 4217: lower case there, upper case here. */
export const currency = z.string().transform((code) => code.toUpperCase());
/** The id of an object that may have been expanded. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
/** What a checkout's session gave to it, and to its subscription. */
export const metadata = z.looseObject({ checkoutId: z.string().optional() }).nullish();
