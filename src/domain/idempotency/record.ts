import type { Instant } from '../shared/calendar.ts';

/** The record under an idempotency key: a lock while its request runs, the outcome from then on. */
export interface IdempotencyRecord {
  readonly key: string;
  /** The fingerprint of the request's payload. */
  readonly fingerprint: string;
  /** When the lock of a running request expires. */
  readonly leaseUntil: Instant;
  /** When the record expires. */
  readonly keepUntil: Instant;
  /** The outcome of a request that is done. */
  readonly done?: { readonly status: number; readonly resourceId: string };
}

export interface BeginningRequest extends Omit<IdempotencyRecord, 'done'> {
  readonly now: Instant;
}

export type BeginningDecision =
  /** The lock of the new request replaces the stored record. */
  | { readonly outcome: 'begun' }
  | { readonly outcome: 'running'; readonly leaseUntil: Instant }
  /** The key was used with another payload. */
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'done'; readonly status: number; readonly resourceId: string };

/** Decides whether a request with a key may begin, given the stored record. */
export const decideBeginning = (
  stored: IdempotencyRecord | undefined,
  { fingerprint, now }: Pick<BeginningRequest, 'fingerprint' | 'now'>,
): BeginningDecision => {
  if (!stored || stored.keepUntil < now) return { outcome: 'begun' };
  if (stored.fingerprint !== fingerprint) return { outcome: 'mismatch' };
  if (stored.done) return { outcome: 'done', ...stored.done };
  return stored.leaseUntil > now
    ? { outcome: 'running', leaseUntil: stored.leaseUntil }
    : { outcome: 'begun' };
};

/** Returns whether the key is in use, by a running request or a completed one. */
export const isInUse = (stored: IdempotencyRecord | undefined, now: Instant): boolean =>
  stored !== undefined && stored.keepUntil >= now && (stored.done !== undefined || stored.leaseUntil > now);

export type CompletionDecision =
  | 'complete'
  /** The record already contains this resource. */
  | 'completed'
  /** There is no record: the lock was released. */
  | 'released'
  /** The record contains another resource: another request took the lock over and finished first. */
  | 'overtaken';

/** Decides what a request that finished with a resource may do with the record. */
export const decideCompletion = (
  stored: Pick<IdempotencyRecord, 'done'> | undefined,
  resourceId: string,
): CompletionDecision => {
  if (!stored) return 'released';
  if (!stored.done) return 'complete';
  return stored.done.resourceId === resourceId ? 'completed' : 'overtaken';
};

/** Returns whether the lock is still the one that was acquired or last renewed until `leaseUntil`. */
export const holdsLock = (stored: IdempotencyRecord | undefined, leaseUntil: Instant): boolean =>
  stored !== undefined && stored.done === undefined && stored.leaseUntil === leaseUntil;
