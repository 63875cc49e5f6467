const shortestMs = 1000;
const longestMs = 300_000;

/**
 * How long to wait before looking again for what is due at a moment: the nearer it is, and the shorter it is overdue, the
 * sooner. A page that is left open then asks no more than some hundreds of times a day, which count against the quota of
 * the platform.
 */
export const pauseBefore = (dueMs: number, asOf: number): number =>
  Math.min(longestMs, Math.max(shortestMs, Math.abs(dueMs - asOf)));
