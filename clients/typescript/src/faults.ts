import type { FieldError } from './generated/schema.ts';
import type { ProblemCode } from './types.ts';

/** The body of an error response: a problem document (RFC 9457), or fewer members if a proxy responded. */
export interface ProblemBody {
  readonly code?: ProblemCode | (string & {});
  readonly title?: string;
  readonly detail?: string;
  readonly requestId?: string;
  readonly errors?: readonly FieldError[];
  readonly [member: string]: unknown;
}

/** An error response of the service, or of a proxy in front of it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Stable code. `HTTP_<status>` if the response has none, and the code of RFC 6749 for OAuth operations. */
  readonly code: ProblemCode | (string & {});
  readonly detail: string;
  /** The errors in the request. */
  readonly errors: readonly FieldError[];
  /** Include it if you contact us. */
  readonly requestId: string | undefined;
  /** The wait in Retry-After, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The complete problem document. Some codes add members. */
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
    const detail = problem.detail ?? problem.title ?? `the service responded with status ${status}`;
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
 * Why there is no response: the connection failed (`unreachable`), it took longer than `timeoutMs` or than an
 * `AbortSignal.timeout` (`timeout`), another signal aborted it (`aborted`), or the response is invalid (`unreadable`).
 */
export type FaultReason = 'unreachable' | 'timeout' | 'aborted' | 'unreadable';

/** There was no response, or an invalid one. It is unknown whether the request had an effect. */
export class ConnectionFault extends Error {
  override readonly name = 'ConnectionFault';
  readonly reason: FaultReason;

  constructor(reason: FaultReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Converts the reason of an aborted signal to a fault. */
export const endedBy = ({ reason }: AbortSignal, what: string): ConnectionFault =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new ConnectionFault('timeout', `${what} took longer than the caller waits`, reason)
    : new ConnectionFault('aborted', `${what} was aborted`, reason);
