import type { BeginningDecision } from '../../domain/idempotency/record.ts';
import type { Instant } from '../../domain/shared/calendar.ts';

/**
 * The outcome of a request sent under an Idempotency-Key, kept in the commit of its effect. Never holds a secret. Where
 * another resource is the outcome already, because the request lost its mark and was overtaken, or there is no mark any
 * more, because whoever took over let go of it, the commit is `Unavailable` and has no effect: sent again, the request is
 * answered by that one, or begins anew.
 */
export interface IdempotentOutcome {
  /** Caller, method, path and the client's key, as one text. */
  readonly key: string;
  readonly status: number;
  readonly resourceId: string;
}

export interface IdempotentRequest {
  readonly key: string;
  /** Of the request's payload: the same key with another payload is refused. */
  readonly fingerprint: string;
  readonly now: Instant;
  /** When a running lock lapses, should its process die. */
  readonly leaseUntil: Instant;
  /** When the idempotency record is forgotten. */
  readonly keepUntil: Instant;
}

export type Begun = BeginningDecision;

/** What was already done under which key. A mark becomes an idempotency record only in the commit of the effect itself. */
export interface IdempotencyStore {
  /** Atomic: of all rivals under one key exactly one begins. */
  begin(request: IdempotentRequest): Promise<Begun>;
  /** Whether `begin` would find the key taken at this moment, whatever the payload: running, or done. Marks nothing. */
  isInUse(key: string, now: Instant): Promise<boolean>;
  /**
   * Prolongs a mark, by its lease, until another moment. False where it is gone, done, or of a request that took over when
   * the lease had lapsed.
   */
  renewLock(mark: Pick<IdempotentRequest, 'key' | 'leaseUntil'>, until: Instant): Promise<boolean>;
  /**
   * Completes the record of a request that found its effect already there. Like a commit, it is `Unavailable` where the lock
   * was released or the record already names another resource; the first resource stays.
   */
  complete(idempotency: IdempotentOutcome): Promise<void>;
  /**
   * Lets go of a mark, by its lease, whose request had no effect. An idempotency record stays, and so does the mark of a request that
   * took over when the lease had lapsed.
   */
  releaseLock(mark: Pick<IdempotentRequest, 'key' | 'leaseUntil'>): Promise<void>;
  /** Drops what was to be kept until before `now`. */
  deleteExpired(now: Instant): Promise<number>;
}
