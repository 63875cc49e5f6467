import { joined, type Block } from '../pcm.ts';

/** Returns the index at which the `width` consecutive values with the highest sum begin; 0 if there are at most `width` values. */
export const loudestWindow = (powers: readonly number[], width: number): number => {
  const search = windowSearch(width);
  powers.forEach((power) => search.push(power));
  return search.best();
};

/** Finds the same index while values are added: `best` returns it for the values so far. */
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
  /** The step with which it begins. */
  readonly start: number;
  readonly channels: Block;
}

/**
 * Keeps the loudest `width` steps of a sound that is read once, and never more than twice as many. A last step that is
 * not whole is pushed without a power, and is part of the excerpt only if the excerpt is the whole sound.
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
