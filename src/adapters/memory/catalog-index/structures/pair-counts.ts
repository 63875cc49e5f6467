import { withCapacity } from './columns/capacity.ts';

/** Counts how many tracks have both labels of each pair, among labels with low numbers. */
export interface PairCounts {
  /** Counts a track that has these labels, or one less if `change` is -1. */
  readonly count: (numbers: readonly number[], change: 1 | -1) => void;
  /** Returns how many tracks have both labels, or undefined if they are not counted. */
  readonly of: (one: number, other: number) => number | undefined;
  readonly state: PairCountsState;
}

export interface PairCountsState {
  /** The count of each pair, one label after another, each with those before it. */
  counts: Uint32Array;
}

/** Labels are numbered as they occur first, so that the most frequent ones have low numbers. Their pairs take 0.5 MB. */
const maxCounted = 512;

const placeOf = (lower: number, higher: number): number => (higher * (higher - 1)) / 2 + lower;

export const pairCounts = (state: PairCountsState = { counts: new Uint32Array(0) }): PairCounts => ({
  count: (numbers, change) => {
    const sorted = [...new Set(numbers)].filter((number) => number < maxCounted).sort((a, b) => a - b);
    const highest = sorted.at(-1) ?? 0;
    state.counts = withCapacity(Uint32Array, state.counts, placeOf(highest, highest));
    const { counts } = state;
    for (let i = 1; i < sorted.length; i++) {
      for (let k = 0; k < i; k++) {
        const place = placeOf(sorted[k] ?? 0, sorted[i] ?? 0);
        counts[place] = (counts[place] ?? 0) + change;
      }
    }
  },
  of: (one, other) => {
    const [lower, higher] = one < other ? [one, other] : [other, one];
    if (lower === higher || higher >= maxCounted) return undefined;
    return state.counts[placeOf(lower, higher)] ?? 0;
  },
  state,
});
