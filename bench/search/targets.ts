import { percentile, rounded, type BenchLine } from '../figures.ts';

interface Target {
  readonly target: number;
  readonly stretch: number;
}

/** Bounds of what is measured with a million tracks. */
const targets = {
  mixP50Us: { target: 150, stretch: 100 },
  mixP99Us: { target: 500, stretch: 300 },
  /** The longest time for which one query keeps the event loop. */
  longestTurnUs: { target: 5_000, stretch: 2_000 },
  bytesPerTrack: { target: 180, stretch: 150 },
  readyCpuSeconds: { target: 3, stretch: 1 },
  /** How many times as long a page takes with a million tracks as with 100,000. */
  growthP50: { target: 1.5, stretch: 1.5 },
  growthP99: { target: 3, stretch: 3 },
  syncFirstByteMs: { target: 50, stretch: 50 },
  syncCpuSeconds: { target: 30, stretch: 30 },
  syncMegabytes: { target: 50, stretch: 50 },
} as const satisfies Readonly<Record<string, Target>>;

/** Returns a measured value beside its target, and whether it is met. */
export const beside = (name: keyof typeof targets, value: number): BenchLine => {
  const { target, stretch } = targets[name];
  const met = value <= stretch ? 'stretch met' : 'met';
  return { [name]: rounded(value), atMost: target, stretch, verdict: value <= target ? met : 'not met' };
};

/** Returns whether the figures of the mix meet their targets. */
export const mixVerdicts = (us: readonly number[]): readonly BenchLine[] => [
  beside('mixP50Us', percentile(us, 0.5)),
  beside('mixP99Us', percentile(us, 0.99)),
];

export const growthVerdicts = (
  smaller: readonly number[],
  larger: readonly number[],
): readonly BenchLine[] => [
  beside('growthP50', percentile(larger, 0.5) / percentile(smaller, 0.5)),
  beside('growthP99', percentile(larger, 0.99) / percentile(smaller, 0.99)),
];
