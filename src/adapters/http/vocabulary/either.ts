import { z, type ZodType } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** One of two shapes, told apart before anything is checked, so that what is wrong is named in the shape meant. */
export const either = <One extends ZodType, Other extends ZodType>(
  one: One,
  other: Other,
  isOne: (given: object) => boolean,
) =>
  z.preprocess(
    (given: unknown, context) => {
      const meant = typeof given === 'object' && given !== null && isOne(given) ? one : other;
      const read = meant.safeParse(given);
      if (read.success) return given;
      context.issues.push(...read.error.issues.map((issue) => ({ ...issue, input: given }) as RawIssue));
      return z.NEVER;
    },
    z.union([one, other]),
  );
