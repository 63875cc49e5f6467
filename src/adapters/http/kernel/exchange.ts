import type { IncomingHttpHeaders } from 'node:http';
import type { LimitReport } from '../../../ports/driving/limits.ts';
import type { Target } from './request/target.ts';

export type ReceivedBody = Uint8Array | 'too-large' | 'aborted';

/** Some bytes of a body; or, as the last piece, why there are no more of them. */
export type BodyPiece = ReceivedBody | 'too-slow';

/** A request as any transport hands it over. */
export interface IncomingRequest {
  readonly method: string;
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
  /** Of the socket's peer. */
  readonly remote: string | undefined;
  /** Of `performance.now()`. */
  readonly startedAt: number;
  /** Reads the body, `limit` bytes at most; asked for at most once, and only where it is needed. */
  body(limit: number): Promise<ReceivedBody>;
  /** The body as it comes, `limit` bytes at most, for bodies that take longer than a request may; instead of `body`. */
  pieces(limit: number): AsyncIterable<BodyPiece>;
}

/** What is known of an exchange beside what was sent, for headers, log and figures. */
export interface Trace {
  readonly requestId: string;
  /** Where the answer comes of a known operation. */
  readonly route: string;
  platformId?: string;
  staffId?: string;
  report?: LimitReport;
  code?: string;
}

/** An answer, ready to be written as it is. */
export interface OutgoingResponse {
  readonly status: number;
  /** Name, value, name, value. */
  readonly headers: string[];
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** The body was not read to its end: the connection cannot serve again. */
  readonly close?: true;
  readonly trace: Trace;
}
