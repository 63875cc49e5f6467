import type { Driving } from '../../../../ports/driving/index.ts';
import type { Operator } from '../../../../ports/driving/operator/operator.ts';
import type { UseCase } from '../../../../ports/driving/use-case.ts';

/** Every use case that HTTP can drive: its failures need a row each in the table of problems. */
type UseCaseOfApi = Driving[Exclude<keyof Driving, keyof Operator>];

type FailureIn<Case> = Case extends UseCase<never, unknown, infer Failure> ? Failure : never;

/** One error of a request. `pointer`: a JSON pointer into the body, or the name of the parameter or header. */
export interface Issue {
  readonly in: 'body' | 'query' | 'path' | 'header';
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** Failures that occur before a use case is called. */
export type HttpFailure =
  /** `omitted`: number of errors that are not listed. */
  | { readonly kind: 'validation-failed'; readonly errors: readonly Issue[]; readonly omitted?: number }
  | { readonly kind: 'malformed-request'; readonly detail: string }
  | { readonly kind: 'malformed-json'; readonly detail: string; readonly pointer?: string }
  | { readonly kind: 'grant-type-unsupported'; readonly given: string }
  | { readonly kind: 'path-not-found' }
  /** The operation requires If-Match. */
  | { readonly kind: 'precondition-required' }
  | { readonly kind: 'method-not-allowed'; readonly allow: readonly string[] }
  | { readonly kind: 'not-acceptable'; readonly offered: readonly string[] }
  | { readonly kind: 'body-too-large'; readonly limit: number; readonly part?: string }
  /** The caller's running requests already store `limit` bytes of files in this process. */
  | { readonly kind: 'files-full'; readonly limit: number; readonly retryAfterMs: number }
  /** The caller already receives `limit` streams from this process. */
  | { readonly kind: 'streams-full'; readonly limit: number; readonly retryAfterMs: number }
  | { readonly kind: 'unsupported-media-type'; readonly accepted: readonly string[] }
  | { readonly kind: 'range-not-satisfiable'; readonly sizeBytes: number }
  | { readonly kind: 'headers-too-large' }
  /** Bytes that were sent do not have the digest that was sent with them. */
  | { readonly kind: 'checksum-mismatch' }
  | { readonly kind: 'protocol-version-unsupported'; readonly supported: string }
  | { readonly kind: 'request-timeout' }
  | { readonly kind: 'idempotency-running'; readonly retryAfterMs: number }
  | { readonly kind: 'idempotency-mismatch' }
  /** An operation on the session of the portal has no cookie. */
  | { readonly kind: 'portal-session-missing' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'not-ready'; readonly checks: Readonly<Record<string, string>> }
  | { readonly kind: 'internal' };

export type Failure = FailureIn<UseCaseOfApi> | HttpFailure;
export type FailureKind = Failure['kind'];
export type FailureOfKind<Kind extends FailureKind> = Extract<Failure, { readonly kind: Kind }>;
