import type { Instant } from '../shared/calendar.ts';

/** What is stored under an idempotency key: a lock while its request runs, the outcome from then on. */
export interface IdempotencyRecord {
  readonly key: string;
  /** Of the request's payload. */
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
  /** Its own lock takes the place of whatever is stored. */
  | { readonly outcome: 'begun' }
  | { readonly outcome: 'running'; readonly leaseUntil: Instant }
  /** The key was used with another payload. */
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'done'; readonly status: number; readonly resourceId: string };

/** Whether a request under a key may begin, given the record that is stored under it. */
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

/** Whether a request with any payload would find the key in use: running or done. */
export const isInUse = (stored: IdempotencyRecord | undefined, now: Instant): boolean =>
  stored !== undefined && stored.keepUntil >= now && (stored.done !== undefined || stored.leaseUntil > now);

export type CompletionDecision =
  | 'complete'
  /** The record names this resource already. */
  | 'completed'
  /** There is no record: the lock was released. */
  | 'released'
  /** The record names another resource: another request took the lock over and finished first. */
  | 'overtaken';

/** What a request that finished with a resource may do with the record under its key. */
export const decideCompletion = (
  stored: Pick<IdempotencyRecord, 'done'> | undefined,
  resourceId: string,
): CompletionDecision => {
  if (!stored) return 'released';
  if (!stored.done) return 'complete';
  return stored.done.resourceId === resourceId ? 'completed' : 'overtaken';
};

/** Whether the lock is still the one that was taken or last renewed until `leaseUntil`. */
export const holdsLock = (stored: IdempotencyRecord | undefined, leaseUntil: Instant): boolean =>
  stored !== undefined && stored.done === undefined && stored.leaseUntil === leaseUntil;
