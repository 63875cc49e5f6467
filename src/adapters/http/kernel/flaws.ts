import type { z } from 'zod';
import type { Flaw } from './failures.ts';
import { pointerOf } from './json.ts';

type Issue = z.core.$ZodIssue;
type Place = Flaw['in'];

/** Names of parameters and headers stand as they are, places in a body as JSON pointers. */
const pointerIn = (place: Place, path: readonly PropertyKey[]): string =>
  place === 'body' ? pointerOf(path) : String(path[0] ?? '');

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[step]
        : undefined,
    input,
  );

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

const article = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`);

const expected: Readonly<Record<string, string>> = { int: 'integer', record: 'object', tuple: 'array' };

/** A bound on a number is the number; on a text or a list it is a count of something. */
const bound = (origin: string, which: string, limit: number | bigint): string => {
  const one = Number(limit) === 1;
  if (origin === 'string') return `must be ${which} ${limit} ${one ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `must have ${which} ${limit} ${one ? 'entry' : 'entries'}`;
  return `must be ${which} ${limit}`;
};

const stepOf = (place: Place): string => (place === 'body' ? 'member' : 'parameter');

/** What a refused request did wrong, each in a stable code. */
export const flawsOf = (
  issues: readonly Issue[],
  place: Place,
  input: unknown,
  before: readonly PropertyKey[] = [],
): readonly Flaw[] =>
  issues.flatMap((issue) => {
    const path = [...before, ...issue.path];
    const flaw = (code: string, detail: string, at = path): Flaw => ({
      in: place,
      pointer: pointerIn(place, at),
      code,
      detail,
    });
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) =>
          flaw(`unknown_${stepOf(place)}`, `is not a ${stepOf(place)} here`, [...path, key]),
        );
      case 'invalid_type': {
        const given = valueAt(input, path);
        const wanted = expected[issue.expected] ?? issue.expected;
        if (given === undefined) return flaw('required', 'is required');
        return flaw(
          'invalid_type',
          `must be ${article(wanted)}${place === 'body' ? `, not ${kindOf(given)}` : ''}`,
        );
      }
      case 'invalid_value':
        return flaw('invalid_value', `must be ${issue.values.map((value) => String(value)).join(' or ')}`);
      case 'too_small':
        return flaw('too_small', bound(issue.origin, 'at least', issue.minimum));
      case 'too_big':
        return flaw('too_big', bound(issue.origin, 'at most', issue.maximum));
      case 'not_multiple_of':
        return flaw('not_multiple_of', `must be a multiple of ${issue.divisor}`);
      case 'invalid_union': {
        const [closest] = [...issue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length);
        return closest ? flawsOf(closest, place, input, path) : flaw('invalid_value', lowered(issue.message));
      }
      case 'invalid_key':
      case 'invalid_element':
        return flawsOf(issue.issues, place, input, path);
      case 'invalid_format':
        return flaw('invalid_format', lowered(issue.message));
      case 'custom':
        return flaw(
          typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid',
          lowered(issue.message),
        );
    }
  });

/** How far into the input a branch of a union came before it was refused. */
const deepest = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ code, path }) => path.length * 2 + (code === 'unrecognized_keys' ? 1 : 0)));

const lowered = (message: string): string =>
  /^[A-Z][a-z]/.test(message) ? message.charAt(0).toLowerCase() + message.slice(1) : message;
