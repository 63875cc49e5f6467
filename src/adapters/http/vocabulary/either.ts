import { z, type ZodType } from 'zod';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** One of two shapes, chosen before validation, so that errors refer to the shape that the client meant. */
export const either = <One extends ZodType, Other extends ZodType>(
  one: One,
  other: Other,
  isOne: (given: object) => boolean,
) =>
  z.preprocess(
    (given: unknown, context) => {
      const meant = typeof given === 'object' && given !== null && isOne(given) ? one : other;
      const read = meant.safeParse(given);
      if (read.success) return read.data;
      const chosenBy = meant === other ? choicesOf(one.safeParse(given).error) : new Map<string, Choices>();
      for (const issue of read.error.issues.map(withChoices(chosenBy)))
        context.issues.push({ ...issue, input: given } as RawIssue);
      return z.NEVER;
    },
    validated(z.union([one, other])),
  );

/** Returns the union for types and documents only: it accepts everything, because its value is validated already. */
const validated = <Union extends ZodType>(union: Union): Union => {
  union._zod.run = (payload) => payload;
  return union;
};

type Choices = readonly z.core.util.Primitive[];

/** Accepted values of each path at which the shape was given another value. */
const choicesOf = (error: z.core.$ZodError | undefined): ReadonlyMap<string, Choices> =>
  new Map(
    error?.issues.flatMap((issue) =>
      issue.code === 'invalid_value' ? [[issue.path.join('/'), issue.values] as const] : [],
    ),
  );

/** Lists the values of both shapes if a value belongs to neither. */
const withChoices =
  (others: ReadonlyMap<string, Choices>) =>
  (issue: Issue): Issue =>
    issue.code === 'invalid_value'
      ? { ...issue, values: [...new Set([...(others.get(issue.path.join('/')) ?? []), ...issue.values])] }
      : issue;
