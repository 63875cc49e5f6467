import type { BeginningDecision } from '../../../domain/idempotency/record.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';

/**
 * The outcome of a request with an Idempotency-Key, stored in the commit of its effect. It never contains a
 * secret. If the record already contains another resource, because another request took over the lock, or if
 * the lock was released, the commit throws `Unavailable` and has no effect: a repeated request returns the
 * other resource, or begins again.
 */
export interface IdempotentOutcome {
  /** Caller, method, path and the client's key, as one text. */
  readonly key: string;
  readonly status: number;
  readonly resourceId: string;
}

export interface IdempotentRequest {
  readonly key: string;
  /** The fingerprint of the payload: the same key with another payload is rejected. */
  readonly fingerprint: string;
  readonly now: Instant;
  /** When the lock expires if its process crashes. */
  readonly leaseUntil: Instant;
  /** When the idempotency record is deleted. */
  readonly keepUntil: Instant;
}

export type Begun = BeginningDecision;

/** The records of idempotency keys. A lock becomes an outcome only in the commit of the effect. */
export interface IdempotencyStore {
  /** Atomic: exactly one of simultaneous requests with a key begins. */
  begin(request: IdempotentRequest): Promise<Begun>;
  /**
   * Returns whether `begin` would find the key in use with any payload, by a running or a completed request.
   * Acquires nothing.
   */
  isInUse(key: string, now: Instant): Promise<boolean>;
  /**
   * Extends a lock, identified by its lease. Returns false if it is gone or completed, or another request
   * took it over after it had expired.
   */
  renewLock(mark: Pick<IdempotentRequest, 'key' | 'leaseUntil'>, until: Instant): Promise<boolean>;
  /**
   * Completes the record of a request whose effect already existed. Like a commit, it throws `Unavailable` if
   * the lock was released or the record contains another resource, which stays.
   */
  complete(idempotency: IdempotentOutcome): Promise<void>;
  /**
   * Releases a lock, identified by its lease, whose request had no effect. A completed record stays, and so
   * does the lock of a request that took over after it had expired.
   */
  releaseLock(mark: Pick<IdempotentRequest, 'key' | 'leaseUntil'>): Promise<void>;
  /** Deletes records whose `keepUntil` is before `now`. */
  deleteExpired(now: Instant): Promise<number>;
}
