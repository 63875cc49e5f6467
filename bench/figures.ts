/** One result: its name, and figures with their unit in the name. */
export type BenchLine = Readonly<Record<string, string | number>>;

/** A bench: `bench/<name>.ts` exports `run`. `args` follow the name on the command line. */
export type Bench = (args: readonly string[]) => AsyncIterable<BenchLine>;

/** Returns the value that a share of the samples does not exceed. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

/** Rounds to a number of decimals. */
export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
