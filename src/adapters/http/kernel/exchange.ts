import type { IncomingHttpHeaders } from 'node:http';
import type { LimitReport } from '../../../ports/driving/limits.ts';
import type { Target } from './request/target.ts';

export type ReceivedBody = Uint8Array | 'too-large' | 'aborted';

/** Some bytes of a body or, as the last piece, why there are no more. */
export type BodyPiece = ReceivedBody | 'too-slow';

/** A request as every transport hands it to the kernel. */
export interface IncomingRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
  /** Address of the socket's peer. */
  readonly remote: string | undefined;
  /** Time of `performance.now()`. */
  readonly startedAt: number;
  /** Reads the body, at most `limit` bytes. Called at most once, and only when the body is needed. */
  body(limit: number): Promise<ReceivedBody>;
  /**
   * Yields the body as it arrives, at most `limit` bytes. Used instead of `body` for uploads, which may take longer
   * than other requests.
   */
  pieces(limit: number): AsyncIterable<BodyPiece>;
}

/** Facts about an exchange for headers, log and metrics, beside the data sent. */
export interface Trace {
  readonly requestId: string;
  /** Path of the route; `(none)` when no operation matched. */
  readonly route: string;
  platformId?: string;
  staffId?: string;
  artistMemberId?: string;
  report?: LimitReport;
  code?: string;
}

/** A response that is ready to be sent. */
export interface OutgoingResponse {
  readonly status: number;
  /** Name, value, name, value. */
  readonly headers: string[];
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** The body was not read to its end, so the connection cannot be reused. */
  readonly close?: true;
  readonly trace: Trace;
}
