import type { Instant } from '../../domain/shared/calendar.ts';
import type { Begun } from '../driven/idempotency-store.ts';
import type { UseCase } from './use-case.ts';

/** The mark of a request that runs until its lease lapses, and then gives way to another under the same key. */
export interface OnceMark extends OnceKey {
  readonly leaseUntil: Instant;
}

export type BegunOnce =
  | Exclude<Begun, { readonly outcome: 'begun' | 'running' }>
  | { readonly outcome: 'begun'; readonly mark: OnceMark }
  /** The lock expires after so long unless the request that holds it renews it. */
  | { readonly outcome: 'running'; readonly retryAfterMs: number };

/** Marks a request as running under its caller's key, or tells what became of it. */
export type BeginOnce = UseCase<{ readonly key: string; readonly fingerprint: string }, BegunOnce>;

/** Whether a request that came under the key runs or is done, whatever its payload; marks nothing. */
export type LookForOnce = UseCase<OnceKey, 'taken' | 'free'>;

/** Prolongs the mark of a request that is still worked on; `lost` where it lapsed and somebody took over. */
export type RenewOnce = UseCase<OnceMark, OnceMark | 'lost'>;

/** Lets go of a mark whose request had no effect. */
export type AbandonOnce = UseCase<OnceMark, 'done'>;

/** Carried by a command so that its effect and its receipt are one commit. */
export interface OnceKey {
  readonly key: string;
}

/** Idempotency keys of requests. */
export interface Idempotency {
  readonly beginOnce: BeginOnce;
  readonly lookForOnce: LookForOnce;
  readonly renewOnce: RenewOnce;
  readonly abandonOnce: AbandonOnce;
}
