/** One result: what was measured, and its figures with their unit in the name. */
export type BenchLine = Readonly<Record<string, string | number>>;

/** A bench: `bench/<name>.ts` exports `run`. `args` are what follows the name on the command line. */
export type Bench = (args: readonly string[]) => AsyncIterable<BenchLine>;

/** The value below which a share of the samples lies. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** To so many places after the point. */
export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
