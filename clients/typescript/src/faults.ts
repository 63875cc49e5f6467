import type { FieldError } from './generated/schema.ts';
import type { ProblemCode } from './types.ts';

/** What an answer tells of a failure: a problem document (RFC 9457), or less where something else answered. */
export interface ProblemBody {
  readonly code?: ProblemCode | (string & {});
  readonly title?: string;
  readonly detail?: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldError[];
  readonly [member: string]: unknown;
}

/** The service, or something on the way to it, answered that it did not do what was asked. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Stable; `HTTP_<status>` where the answer names none, as of a proxy. RFC 6749's word at the OAuth operations. */
  readonly code: ProblemCode | (string & {});
  readonly detail: string;
  /** What was wrong with the request, one by one. */
  readonly errors: readonly FieldError[];
  /** Name it when you write to us. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The document whole: some codes add members of their own. */
  readonly problem: ProblemBody;

  constructor(
    status: number,
    problem: ProblemBody,
    {
      requestId,
      retryAfterMs,
    }: { readonly requestId?: string | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    const code = problem.code ?? `HTTP_${status}`;
    const detail = problem.detail ?? problem.title ?? `the service answered ${status}`;
    super(`${code}: ${detail}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.requestId = requestId ?? problem.requestId;
    this.retryAfterMs = retryAfterMs;
    this.problem = problem;
  }
}

/**
 * Why no answer came: the connection failed (`unreachable`), it took longer than `timeoutMs` or an `AbortSignal.timeout` of
 * the caller's (`timeout`), another signal of the caller's ended it (`aborted`), or what came cannot be read (`unreadable`).
 */
export type FaultReason = 'unreachable' | 'timeout' | 'aborted' | 'unreadable';

/** No answer came, or none that can be read. Whether the request was carried out is not known. */
export class ConnectionFault extends Error {
  override readonly name = 'ConnectionFault';
  readonly reason: FaultReason;

  constructor(reason: FaultReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** What the caller's signal made of a request. */
export const endedBy = ({ reason }: AbortSignal, what: string): ConnectionFault =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new ConnectionFault('timeout', `${what} took longer than its caller waits`, reason)
    : new ConnectionFault('aborted', `${what} was given up`, reason);
