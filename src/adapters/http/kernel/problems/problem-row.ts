import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { FailureKind, FailureOfKind, Issue } from './failures.ts';
import type { ProblemCode } from './problem-codes.ts';

/** The problem of one kind of failure. */
export interface Row<Kind extends FailureKind> {
  readonly code: ProblemCode;
  readonly detail: string | ((failure: FailureOfKind<Kind>) => string);
  readonly errors?: (failure: FailureOfKind<Kind>) => readonly Issue[];
  /** Number of errors that are not listed. */
  readonly omitted?: (failure: FailureOfKind<Kind>) => number;
  /** Additional members of the document. */
  readonly members?: (failure: FailureOfKind<Kind>) => Readonly<Record<string, unknown>>;
  readonly headers?: (failure: FailureOfKind<Kind>, now: Instant) => Readonly<Record<string, string>>;
  /** The error of RFC 6749 §5.2, when it does not follow from the code. */
  readonly oauth?: string;
}

/** The rows of one feature; `problemRows` has a row for every kind of failure. */
export type Rows = { readonly [Kind in FailureKind]?: Row<Kind> };

/** Whole seconds, at least one. */
export const seconds = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));
export const retryAfter = (ms: number) => ({ 'retry-after': seconds(ms) });
export const soon = () => retryAfter(1000);
/** The header that a 401 response requires (RFC 6750 §3). */
export const bearer = (error?: string, scope?: readonly string[]) => () => ({
  'www-authenticate':
    `Bearer realm="platform-licensing"` +
    (error ? `, error="${error}"` : '') +
    (scope && scope.length > 0 ? `, scope="${scope.join(' ')}"` : ''),
});
export const list = (names: readonly string[]): string => names.join(', ');
