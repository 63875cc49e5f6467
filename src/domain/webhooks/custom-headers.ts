import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** A header that its owner adds to every message of an endpoint. Its value is a secret and stored encrypted. */
export interface CustomHeader {
  /** In lower case. */
  readonly name: string;
  readonly sealed: string;
  readonly updatedAt: Instant;
}

export const maxHeaders = 10;
export const longestHeaderName = 64;
export const longestHeaderValue = 1_024;

/** Values by name: a text sets a header, null removes it, and others stay. */
export type HeaderEdit = Readonly<Record<string, string | null>>;

/** A rejected header; `name` is absent if the headers are rejected together. */
export interface HeadersRejected {
  readonly kind: 'headers-rejected';
  readonly name?: string;
  readonly detail: string;
}

/** A part of the tokens of RFC 9110 §5.6.2, as proxies and servers accept them. */
const token = /^[0-9A-Za-z](?:[0-9A-Za-z_-]*[0-9A-Za-z])?$/;
/** Visible ASCII with spaces and tabs inside: RFC 9110 §5.5 without obsolete bytes. */
const fieldValue = /^[!-~](?:[\t -~]*[!-~])?$/;

/** Headers that describe the message, its signature, its path or the connection (RFC 9110 §7.6.1). */
const reserved: ReadonlySet<string> = new Set([
  'connection',
  'date',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'traceparent',
  'tracestate',
  'baggage',
  // Libraries drop it, because objects of JavaScript have a member of that name.
  'constructor',
]);
const reservedPrefixes = ['accept', 'content-', 'webhook-', 'proxy-', 'sec-', 'x-forwarded-'];

export const isReserved = (name: string): boolean =>
  reserved.has(name) || reservedPrefixes.some((prefix) => name.startsWith(prefix));

/** Returns what is wrong with a header, as text to follow its name; undefined if it is valid. */
const issueOf = (name: string, value: string | null): string | undefined => {
  if (name.length > longestHeaderName || !token.test(name))
    return `must be a header name of at most ${longestHeaderName} letters, digits, hyphens and underscores`;
  if (isReserved(name.toLowerCase())) return 'is reserved: choose another name';
  if (value === null) return undefined;
  if (value.length > longestHeaderValue)
    return `must have a value of at most ${longestHeaderValue} characters`;
  return fieldValue.test(value)
    ? undefined
    : 'must have a value of printable ASCII characters without a space at either end';
};

const namedTwice = (names: readonly string[]): string | undefined =>
  names.find((name, n) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < n);

/**
 * Returns the headers after an edit, sorted by name. `moves` says that messages go to another origin from now on: each
 * present header must then be set or removed, because the member who moves the endpoint need not know its values.
 */
export const withHeaders = (
  before: readonly CustomHeader[],
  edit: HeaderEdit,
  encrypt: (value: string) => string,
  now: Instant,
  moves = false,
): Result<readonly CustomHeader[], HeadersRejected> => {
  const rejected = (detail: string, name?: string) =>
    fail({ kind: 'headers-rejected', ...(name !== undefined && { name }), detail } as const);
  for (const [name, value] of Object.entries(edit)) {
    const issue = issueOf(name, value);
    if (issue !== undefined) return rejected(issue, name);
  }
  const twice = namedTwice(Object.keys(edit));
  if (twice !== undefined)
    return rejected('has the name of another header: names are case-insensitive', twice);
  const edited = new Map(Object.entries(edit).map(([name, value]) => [name.toLowerCase(), value]));
  const kept = before.filter(({ name }) => !edited.has(name));
  if (moves && kept.length > 0) {
    const names = kept.map(({ name }) => name).join(', ');
    return rejected(`The URL leads to another server: set or remove these headers, too: ${names}.`);
  }
  const set = [...edited].flatMap(([name, value]) =>
    value === null ? [] : [{ name, sealed: encrypt(value), updatedAt: now }],
  );
  const after = [...kept, ...set].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return after.length > maxHeaders ? rejected(`There can be at most ${maxHeaders} headers.`) : ok(after);
};

/** Returns whether a URL leads to another server than the one before. Both are valid. */
export const isMoved = (before: string, after: string): boolean =>
  new URL(before).origin !== new URL(after).origin;
