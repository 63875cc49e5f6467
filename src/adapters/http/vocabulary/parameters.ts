import { z, type ZodType } from 'zod';
import { searchTerms } from '../../../domain/staff/record-terms.ts';
import { day, examples, oneLine, timestampIn } from './fields.ts';

/** A filter of up to 50 values. Any of them may match. */
export const anyOf = <Value extends ZodType>(value: Value, description: string, example: readonly string[]) =>
  z
    .array(value)
    .min(1)
    .max(50)
    .meta({
      description: `${description} Repeat the parameter or separate values with commas to match any of them.`,
      examples: [example],
    });

export const limit = ({ max, default: given }: { readonly max: number; readonly default: number }) =>
  z
    .int()
    .min(1)
    .max(max)
    .default(given)
    .meta({ description: 'Maximum number of items per page.', examples: [given] });

export const cursor = z
  .string()
  .min(1)
  .max(2048)
  .meta({
    description:
      'The `nextCursor` of the previous page. A cursor works only with the filters of the list that returned it.',
    examples: ['eyJ2IjoxfQ.c2VhbA'],
  });

/** Parameters of a list with 50 items per page by default. */
export const pages = { limit: limit({ max: 100, default: 50 }), cursor: cursor.exactOptional() };

/** A platform as staff name it. */
export const namedPlatform = z
  .string()
  .regex(/^[\w-]{1,80}$/, 'must be an ID or a slug')
  .meta({ description: 'ID or slug of the platform.', examples: [examples.slug] });

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, such as EUR')
  .meta({ description: 'Currency code (ISO 4217).', examples: ['EUR'] });

/** The latest time of a list, as a timestamp or as a date, which means its end in UTC. `momentOf` parses it. */
export const until = (description: string) =>
  z.union([timestampIn('A timestamp.'), day]).meta({
    description: `${description} A date means the end of that day in UTC.`,
    examples: [examples.now],
  });

/** A text search, `q`. `finds` names the members that are searched. */
export const textSearch = (finds: string, example: string) =>
  z
    .string()
    .max(100)
    .regex(oneLine, 'must not contain control characters')
    .refine((q) => searchTerms(q).length > 0, 'must contain a letter or a digit')
    .meta({
      description: `Text search: ${finds}. Each word in the query must be the beginning of a word in the record; case, accents and punctuation are ignored.`,
      examples: [example],
    })
    .exactOptional();
