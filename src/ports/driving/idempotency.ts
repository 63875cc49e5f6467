import type { Instant } from '../../domain/shared/calendar.ts';
import type { Begun } from '../driven/idempotency-store.ts';
import type { UseCase } from './use-case.ts';

/** The mark of a request that runs until its lease lapses, and then gives way to another under the same key. */
export interface IdempotencyLock extends IdempotencyKey {
  readonly leaseUntil: Instant;
}

export type BeginningOutcome =
  | Exclude<Begun, { readonly outcome: 'begun' | 'running' }>
  | { readonly outcome: 'begun'; readonly lock: IdempotencyLock }
  /** The lock expires after so long unless the request that holds it renews it. */
  | { readonly outcome: 'running'; readonly retryAfterMs: number };

/** Marks a request as running under its caller's key, or tells what became of it. */
export type BeginIdempotent = UseCase<
  { readonly key: string; readonly fingerprint: string },
  BeginningOutcome
>;

/** Whether a request that came under the key runs or is done, whatever its payload; marks nothing. */
export type FindRecord = UseCase<IdempotencyKey, 'taken' | 'free'>;

/** Prolongs the mark of a request that is still worked on; `lost` where it lapsed and somebody took over. */
export type RenewLock = UseCase<IdempotencyLock, IdempotencyLock | 'lost'>;

/** Lets go of a mark whose request had no effect. */
export type ReleaseLock = UseCase<IdempotencyLock, 'done'>;

/** Carried by a command so that its effect and its idempotency record are one commit. */
export interface IdempotencyKey {
  readonly key: string;
}

/** Idempotency keys of requests. */
export interface Idempotency {
  readonly beginIdempotent: BeginIdempotent;
  readonly findRecord: FindRecord;
  readonly renewLock: RenewLock;
  readonly releaseLock: ReleaseLock;
}
