import type { Instant } from '../shared/calendar.ts';

/**
 * The failed sign-ins of one address in a row, including those in progress, and until when the address is
 * locked. They are counted for every address, so that they do not reveal whether it has an account.
 */
export interface Attempts {
  readonly count: number;
  readonly lockedUntil?: Instant;
}

const freeAttempts = 4;
const firstLockMs = 30_000;
const longestLockMs = 3_600_000;
/** How long after the last failed sign-in the record is deleted. */
export const attemptsKeptMs = 86_400_000;

/**
 * Counts an attempt before its password is verified, so that simultaneous attempts have no advantage. The
 * fifth in a row locks the address; each one after that doubles the lock, up to an hour.
 */
export const attempted = ({ count: before, lockedUntil }: Attempts, now: Instant): Attempts | 'locked' => {
  if (lockedUntil !== undefined && now < lockedUntil) return 'locked';
  const count = before + 1;
  if (count <= freeAttempts) return { count };
  const lockMs = Math.min(longestLockMs, firstLockMs * 2 ** Math.min(20, count - freeAttempts - 1));
  return { count, lockedUntil: now + lockMs };
};

/** Returns the record without an attempt that succeeded, and without the lock that this attempt set. */
export const withoutAttempt = ({ count, lockedUntil }: Attempts, attempt: Attempts): Attempts => ({
  count: Math.max(0, count - 1),
  ...(lockedUntil !== undefined && lockedUntil !== attempt.lockedUntil && { lockedUntil }),
});
