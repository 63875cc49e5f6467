import type { Instant } from '../../domain/shared/calendar.ts';
import type { Begun } from '../driven/idempotency/idempotency-store.ts';
import type { UseCase } from './use-case.ts';

/**
 * The lock of a running request; when its lease expires, another request with the same key can take it over.
 */
export interface IdempotencyLock extends IdempotencyKey {
  readonly leaseUntil: Instant;
}

export type BeginningOutcome =
  | Exclude<Begun, { readonly outcome: 'begun' | 'running' }>
  | { readonly outcome: 'begun'; readonly lock: IdempotencyLock }
  /** The lock expires after this time unless its request renews it. */
  | { readonly outcome: 'running'; readonly retryAfterMs: number };

/** Begins a request with an idempotency key, or returns its outcome. */
export type BeginIdempotent = UseCase<
  { readonly key: string; readonly fingerprint: string },
  BeginningOutcome
>;

/** Returns whether a request with the key is running or completed, with any payload; acquires nothing. */
export type FindRecord = UseCase<IdempotencyKey, 'taken' | 'free'>;

/** Extends the lock of a running request; `lost` if it expired and another request took it over. */
export type RenewLock = UseCase<IdempotencyLock, IdempotencyLock | 'lost'>;

/** Releases the lock of a request without an effect. */
export type ReleaseLock = UseCase<IdempotencyLock, 'done'>;

/** Part of a command, so that its effect and its idempotency record are one commit. */
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
