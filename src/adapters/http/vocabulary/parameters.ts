import { z, type ZodType } from 'zod';

/** A filter of several values, 50 at most, any of which may match. */
export const anyOf = <Value extends ZodType>(value: Value, description: string, example: readonly string[]) =>
  z
    .array(value)
    .min(1)
    .max(50)
    .meta({
      description: `${description} Several values, repeated or comma-separated, mean any of them.`,
      examples: [example],
    });

export const limit = ({ most, usual }: { readonly most: number; readonly usual: number }) =>
  z
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .meta({ description: 'How many records a page holds at most.', examples: [usual] });

export const cursor = z
  .string()
  .min(1)
  .max(2048)
  .meta({
    description: "The `nextCursor` of the page before. It is bound to that page's filters.",
    examples: ['eyJ2IjoxfQ.c2VhbA'],
  });

/** Parameters of a list whose pages hold 50 records unless another number is asked for. */
export const pages = { limit: limit({ most: 100, usual: 50 }), cursor: cursor.exactOptional() };
