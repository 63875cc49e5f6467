/** Times in milliseconds; null if there is none. */
export interface Times {
  readonly count: number;
  readonly medianMs: number | null;
  readonly longestMs: number | null;
}

/** Computes the median, which is the rounded mean of the two middle values if their number is even. */
export const timesOf = (given: readonly number[]): Times => {
  const sorted = given.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return {
    count: sorted.length,
    medianMs: lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2),
    longestMs: sorted.at(-1) ?? null,
  };
};
