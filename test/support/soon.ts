import { setTimeout as sleep } from 'node:timers/promises';

/** Looks until it sees what is expected, for a second at most; answers what was seen last. */
export const seenSoon = async <Seen>(
  look: () => Promise<Seen>,
  expected: (seen: Seen) => boolean,
  withinMs = 1_000,
): Promise<Seen> => {
  const until = performance.now() + withinMs;
  let seen = await look();
  while (!expected(seen) && performance.now() < until) {
    await sleep(20);
    seen = await look();
  }
  return seen;
};
