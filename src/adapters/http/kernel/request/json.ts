import { isUtf8 } from 'node:buffer';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { FailureOfKind, Issue } from '../problems/failures.ts';
import { endOfText, excessIn } from './json-bounds.ts';

type JsonRejected = FailureOfKind<'malformed-json'> | FailureOfKind<'validation-failed'>;

const depthLimit = 32;

/** Builds a JSON pointer (RFC 6901) from member names and indices. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Reads a JSON text strictly: UTF-8 without byte order mark, no member name twice in one object, 32 levels at most, no
 * unpaired surrogates (RFC 8259, RFC 7493); no NUL in any text, no member named `__proto__`; at most 500 members an
 * object and 20,000 values in all.
 */
export const readJson = (bytes: Uint8Array): Result<unknown, JsonRejected> => {
  if (!isUtf8(bytes)) return fail({ kind: 'malformed-json', detail: 'The body is not UTF-8.' });
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  if (text.startsWith('\uFEFF')) {
    return fail({ kind: 'malformed-json', detail: 'The body begins with a byte order mark.' });
  }
  const excess = excessIn(text);
  if (excess !== undefined) return fail({ kind: 'malformed-json', detail: excess });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail({ kind: 'malformed-json', detail: `The body is not JSON${locationOf(error, text)}.` });
  }
  const issue = checkStructure(text) ?? (escapes.test(text) ? badTextIn(value) : undefined);
  return issue ? fail(issue) : ok(value);
};

/** In valid UTF-8 JSON, only an escape can produce a NUL or an unpaired surrogate; `__proto__` can appear without one. */
const escapes = /\\u|__proto__/;

/** Returns line and column if V8's message contains a position. The text itself is never repeated. */
const locationOf = (error: unknown, text: string): string => {
  const message = error instanceof Error ? error.message : '';
  const at = /at position (\d+)/.exec(message)?.[1];
  const position =
    at === undefined ? (message.includes('end of JSON') ? text.length : undefined) : Number(at);
  if (position === undefined) return '';
  const before = text.slice(0, position).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
};

interface Level {
  /** The member names of an object so far; undefined in a list. */
  readonly names: Set<string> | undefined;
  step: string | number;
}

const quote = 0x22;

/** Finds duplicate member names and too deep nesting in a text that is known to be JSON. */
const checkStructure = (text: string): FailureOfKind<'malformed-json'> | undefined => {
  const levels: Level[] = [];
  let level: Level | undefined;
  let nameNext = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === quote) {
      const end = endOfText(text, i);
      if (nameNext && level?.names) {
        const name = nameBetween(text, i, end);
        level.step = name;
        nameNext = false;
        if (level.names.has(name)) {
          const pointer = pointerOf(levels.map(({ step }) => step));
          return { kind: 'malformed-json', detail: `Duplicate field ${pointer}.`, pointer };
        }
        level.names.add(name);
      }
      i = end;
    } else if (sign === 0x7b || sign === 0x5b) {
      const isObject = sign === 0x7b;
      level = { names: isObject ? new Set() : undefined, step: 0 };
      nameNext = isObject;
      if (levels.push(level) > depthLimit) {
        return { kind: 'malformed-json', detail: `The body nests deeper than ${depthLimit} levels.` };
      }
    } else if (sign === 0x7d || sign === 0x5d) {
      levels.pop();
      level = levels.at(-1);
      nameNext = false;
    } else if (sign === 0x2c && level) {
      if (level.names) nameNext = true;
      else level.step = Number(level.step) + 1;
    }
  }
  return undefined;
};

const nameBetween = (text: string, start: number, end: number): string => {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
};

const badTextIn = (value: unknown, path: readonly PropertyKey[] = []): JsonRejected | undefined => {
  if (typeof value === 'string') return badText(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [step, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const inner = [...path, step];
    const bad =
      (typeof step === 'string' ? badName(step, inner) : undefined) ?? badTextIn(member as unknown, inner);
    if (bad) return bad;
  }
  return undefined;
};

const rejected = (path: readonly PropertyKey[], code: string, detail: string): JsonRejected => {
  const error: Issue = { in: 'body', pointer: pointerOf(path).toWellFormed(), code, detail };
  return { kind: 'validation-failed', errors: [error] };
};

const badText = (text: string, path: readonly PropertyKey[]): JsonRejected | undefined => {
  if (!text.isWellFormed()) {
    const pointer = pointerOf(path).toWellFormed();
    return {
      kind: 'malformed-json',
      detail: `The text at ${pointer} contains an unpaired surrogate.`,
      pointer,
    };
  }
  return text.includes('\0') ? rejected(path, 'nul', 'must not contain NUL') : undefined;
};

const badName = (name: string, path: readonly PropertyKey[]): JsonRejected | undefined =>
  name === '__proto__' ? rejected(path, 'unknown_field', 'is not a known field') : badText(name, path);
