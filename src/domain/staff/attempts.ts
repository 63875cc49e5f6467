import type { Instant } from '../shared/calendar.ts';

/**
 * Sign-ins of one address in a row that came to nothing, those under way among them, and until when none is looked at.
 * They are the address's, whether it has an account or not: nobody learns from them whether it has.
 */
export interface Attempts {
  readonly count: number;
  readonly lockedUntil?: Instant;
}

const freeAttempts = 4;
const firstLockMs = 30_000;
const longestLockMs = 3_600_000;
/** After the last one, all are forgotten. */
export const attemptsKeptMs = 86_400_000;

/**
 * One more, counted before it is looked at, so that any number at once get no further than one after another: with the
 * fifth in a row the address is locked, with each one after that twice as long, an hour at most.
 */
export const attempted = ({ count: before, lockedUntil }: Attempts, now: Instant): Attempts | 'locked' => {
  if (lockedUntil !== undefined && now < lockedUntil) return 'locked';
  const count = before + 1;
  if (count <= freeAttempts) return { count };
  const lockMs = Math.min(longestLockMs, firstLockMs * 2 ** Math.min(20, count - freeAttempts - 1));
  return { count, lockedUntil: now + lockMs };
};

/** Without an attempt that was no failure, and without the lock where it was the one that set it. */
export const withoutAttempt = ({ count, lockedUntil }: Attempts, attempt: Attempts): Attempts => ({
  count: Math.max(0, count - 1),
  ...(lockedUntil !== undefined && lockedUntil !== attempt.lockedUntil && { lockedUntil }),
});
