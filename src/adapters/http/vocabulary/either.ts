import { z, type ZodType } from 'zod';

type Issue = z.core.$ZodIssue;
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
      const flaws = read.error.issues.flatMap(decisive);
      context.issues.push(...flaws.map((issue) => ({ ...issue, input: given }) as RawIssue));
      return z.NEVER;
    },
    z.union([one, other]),
  );

/** zod goes on after unknown members; here nothing is left to go on with, so they are told as flaws of their own. */
const decisive = (issue: Issue): readonly Issue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        code: 'custom',
        path: [...issue.path, key],
        message: 'is not a member here',
        params: { code: 'unknown_member' },
      }))
    : [issue];
