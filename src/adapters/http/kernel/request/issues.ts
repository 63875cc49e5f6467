import type { z } from 'zod';
import { errorCollector, type ErrorCollector, type ErrorList } from './bounds.ts';
import type { Issue } from '../problems/failures.ts';
import { pointerOf } from './json.ts';

type ZodIssue = z.core.$ZodIssue;
type Where = Issue['in'];

/** Parameters and headers are identified by name, places in a body by JSON pointer. */
const pointerIn = (place: Where, path: readonly PropertyKey[]): string =>
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

/** Bounds of numbers apply to the value; bounds of texts and lists apply to a count. */
const bound = (origin: string, which: string, limit: number | bigint): string => {
  const one = Number(limit) === 1;
  if (origin === 'string') return `must be ${which} ${limit} ${one ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `must have ${which} ${limit} ${one ? 'entry' : 'entries'}`;
  return `must be ${which} ${limit}`;
};

const stepOf = (place: Where): string => (place === 'body' ? 'field' : 'parameter');

/** Long lists of values are shortened; the reference has all of them. */
const maxNamed = 20;
const oneOf = (values: readonly unknown[]): string =>
  values.length <= maxNamed
    ? `must be ${values.map(String).join(' or ')}`
    : `must be one of ${values.length} values, such as ${values.slice(0, 3).map(String).join(', ')}`;

interface Place {
  readonly place: Where;
  readonly input: unknown;
  readonly before: readonly PropertyKey[];
}

const collect = (zodIssue: ZodIssue, at: Place, found: ErrorCollector): void => {
  const { place, input, before } = at;
  const path = [...before, ...zodIssue.path];
  const add = (code: string, detail: () => string, where: readonly PropertyKey[] = path): void =>
    found.add(() => ({ in: place, pointer: pointerIn(place, where), code, detail: detail() }));
  switch (zodIssue.code) {
    case 'unrecognized_keys': {
      const step = stepOf(place);
      zodIssue.keys.forEach((key) => add(`unknown_${step}`, () => `is not a known ${step}`, [...path, key]));
      return;
    }
    case 'invalid_type': {
      const given = valueAt(input, path);
      if (given === undefined) {
        add('required', () => 'is required');
        return;
      }
      const wanted = expected[zodIssue.expected] ?? zodIssue.expected;
      const instead = place === 'body' ? `, not ${kindOf(given)}` : '';
      add('invalid_type', () => `must be ${article(wanted)}${instead}`);
      return;
    }
    case 'invalid_value': {
      add('invalid_value', () => oneOf(zodIssue.values));
      return;
    }
    case 'too_small': {
      add('too_small', () => bound(zodIssue.origin, 'at least', zodIssue.minimum));
      return;
    }
    case 'too_big': {
      add('too_big', () => bound(zodIssue.origin, 'at most', zodIssue.maximum));
      return;
    }
    case 'not_multiple_of': {
      add('not_multiple_of', () => `must be a multiple of ${zodIssue.divisor}`);
      return;
    }
    case 'invalid_union': {
      const [closest] = [...zodIssue.errors].sort((a, b) => deepest(b) - deepest(a) || a.length - b.length);
      if (!closest) {
        add('invalid_value', () => lowered(zodIssue.message));
        return;
      }
      collectAll(closest, { place, input, before: path }, found);
      return;
    }
    case 'invalid_key':
    case 'invalid_element': {
      collectAll(zodIssue.issues, { place, input, before: path }, found);
      return;
    }
    case 'invalid_format': {
      add('invalid_format', () => lowered(zodIssue.message));
      return;
    }
    case 'custom': {
      add(typeof zodIssue.params?.['code'] === 'string' ? zodIssue.params['code'] : 'invalid', () =>
        lowered(zodIssue.message),
      );
      return;
    }
  }
};

const collectAll = (issues: readonly ZodIssue[], at: Place, found: ErrorCollector): void =>
  issues.forEach((zodIssue) => collect(zodIssue, at, found));

/** Converts the issues that zod found to issues of the request, each with a stable code. */
export const issuesOf = (issues: readonly ZodIssue[], place: Where, input: unknown): ErrorList => {
  const found = errorCollector();
  collectAll(issues, { place, input, before: [] }, found);
  return found.list();
};

/** Returns how deep into the input a branch of a union got before it failed. */
const deepest = (issues: readonly ZodIssue[]): number =>
  issues.reduce(
    (max, { code, path }) => Math.max(max, path.length * 2 + (code === 'unrecognized_keys' ? 1 : 0)),
    0,
  );

const lowered = (message: string): string =>
  /^[A-Z][a-z]/.test(message) ? message.charAt(0).toLowerCase() + message.slice(1) : message;
