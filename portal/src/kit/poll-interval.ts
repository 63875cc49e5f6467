const shortestMs = 1000;
const longestMs = 300_000;

/**
 * Returns the milliseconds until the next poll for something that is due at a given time. The interval grows with the
 * distance to that time, so that a page that stays open sends a few hundred requests a day at most: they count toward
 * the quota of the platform.
 */
export const pollInterval = (dueMs: number, asOf: number): number =>
  Math.min(longestMs, Math.max(shortestMs, Math.abs(dueMs - asOf)));
