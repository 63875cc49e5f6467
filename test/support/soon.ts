import { setTimeout as sleep } from 'node:timers/promises';

/** So many looks in a second there are on the slowest machine that has time to spare. */
const looksInSecond = 10;
/** A machine that is held up is given so many times as long. */
const heldUp = 4;

/**
 * Looks until it sees what is expected, for a second at most; answers what was seen last. On a machine that is held up a
 * second is over when ten looks are, or four seconds.
 */
export const seenSoon = async <Seen>(
  look: () => Promise<Seen>,
  expected: (seen: Seen) => boolean,
  withinMs = 1_000,
): Promise<Seen> => {
  const began = performance.now();
  const leastLooks = (withinMs / 1_000) * looksInSecond;
  let seen = await look();
  for (let looks = 1; !expected(seen); looks++) {
    const tookMs = performance.now() - began;
    if (tookMs >= heldUp * withinMs || (tookMs >= withinMs && looks >= leastLooks)) break;
    await sleep(20);
    seen = await look();
  }
  return seen;
};
