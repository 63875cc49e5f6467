import { joined, type Block } from '../pcm.ts';

/** The first of `width` neighbours with the highest sum; 0 where there are no more than `width`. */
export const loudestWindow = (powers: readonly number[], width: number): number => {
  const search = windowSearch(width);
  powers.forEach((power) => search.push(power));
  return search.best();
};

/** Finds it while the powers come in: `best` is that of all so far. */
const windowSearch = (width: number): { push: (power: number) => void; best: () => number } => {
  const sums = [0];
  let [best, highest] = [0, -Infinity];
  return {
    push: (power) => {
      sums.push((sums.at(-1) ?? 0) + power);
      const start = sums.length - 1 - width;
      if (start < 0) return;
      const sum = (sums.at(-1) ?? 0) - (sums[start] ?? 0);
      if (sum > highest) [best, highest] = [start, sum];
    },
    best: () => best,
  };
};

export interface Excerpt {
  /** The step it begins with. */
  readonly start: number;
  readonly channels: Block;
}

/**
 * Keeps the loudest `width` steps of a sound that passes by once, and never more than two windows of it. A last step
 * that is not whole, to be pushed without a power, counts only where all of the sound is the excerpt.
 */
export const excerptKeeper = (width: number) => {
  const search = windowSearch(width);
  const kept = new Map<number, Block>();
  let steps = 0;
  return {
    push: (block: Block, power: number | undefined): void => {
      kept.set(steps, block);
      if (power === undefined) return;
      const before = search.best();
      search.push(power);
      steps += 1;
      const best = search.best();
      const wanted = (step: number) => step > steps - width || (step >= best && step < best + width);
      if (!wanted(steps - width)) kept.delete(steps - width);
      if (best !== before) for (let step = before; step < best; step++) if (!wanted(step)) kept.delete(step);
    },
    excerpt: (): Excerpt => {
      const start = search.best();
      const within = [...kept].filter(([step]) => step >= start && step < start + width);
      return { start, channels: joined(within.map(([, block]) => block)) };
    },
  };
};
