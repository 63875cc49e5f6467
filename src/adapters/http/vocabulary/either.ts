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
      if (read.success) return given;
      const chosenBy = meant === other ? choicesOf(one.safeParse(given).error) : new Map<string, Choices>();
      for (const issue of read.error.issues.map(withChoices(chosenBy)).flatMap(decisive))
        context.issues.push({ ...issue, input: given } as RawIssue);
      return z.NEVER;
    },
    z.union([one, other]),
  );

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

/**
 * zod continues after an issue of unknown members and would check the union as well; an issue of another code stops it. The
 * remaining members stay one issue, however many there are.
 */
const decisive = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'unrecognized_keys') return [issue];
  const [first = '', ...others] = issue.keys;
  const message = 'is not a known member';
  const ending: Issue = {
    code: 'custom',
    path: [...issue.path, first],
    message,
    params: { code: 'unknown_member' },
  };
  return others.length > 0 ? [ending, { ...issue, keys: others }] : [ending];
};
