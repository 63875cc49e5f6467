/** The time that a claim should take at most. It is short beside the lease, in which the claimed work must be done and stored. */
export const longestClaimMs = 1_000;

/** The result of a claim. Without `tookMs`, the store did not respond. */
export interface ClaimOutcome {
  /** The number of records that were requested, which is less than may be claimed if the worker is busy. */
  readonly requested: number;
  readonly tookMs?: number;
  /** Whether it returned at least half of what may be claimed. */
  readonly isFull: boolean;
}

/**
 * Returns the number of records that may be claimed next, if it was `max`. A store that is too slow to lease and read all due
 * records in time would otherwise never do any of the work, because the next claim starts over.
 */
export const nextClaim = (max: number, { requested, tookMs, isFull }: ClaimOutcome): number => {
  if (tookMs === undefined || tookMs > longestClaimMs) return Math.max(1, Math.floor(requested / 2));
  return isFull ? 2 * max : max;
};
