import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from './slowness.ts';

type Look<Seen> = () => Promise<Seen>;
type Expected<Seen> = (seen: Seen) => boolean;

const lookUntil = async <Seen>(
  look: Look<Seen>,
  expected: Expected<Seen>,
  isOver: (tookMs: number, looks: number) => boolean,
): Promise<Seen> => {
  const began = performance.now();
  let seen = await look();
  for (let looks = 1; !expected(seen) && !isOver(performance.now() - began, looks); looks++) {
    await sleep(20);
    seen = await look();
  }
  return seen;
};

/**
 * Looks until it sees what is expected, for a second at most, or longer by the slowness of the machine; returns what was seen last.
 * For promises of time, which are judged by suites that run alone (`*.timed.test.ts`).
 */
export const seenWithin = <Seen>(
  look: Look<Seen>,
  expected: Expected<Seen>,
  withinMs = 1_000,
): Promise<Seen> => {
  let limitMs: number | undefined;
  return lookUntil(
    look,
    expected,
    (tookMs) => tookMs >= withinMs && tookMs >= (limitMs ??= withinMs * slowness()),
  );
};

/** So many looks in a second there are on the slowest machine that has time to spare. */
const looksInSecond = 10;
/** A machine that is held up is given so many times as long. */
const heldUp = 20;

/** As `seenWithin`, but on a machine that is held up a second is over when ten looks are, or twenty seconds. */
export const seenSoon = <Seen>(look: Look<Seen>, expected: Expected<Seen>, withinMs = 1_000): Promise<Seen> =>
  lookUntil(
    look,
    expected,
    (tookMs, looks) =>
      tookMs >= heldUp * withinMs || (tookMs >= withinMs && looks >= (withinMs / 1_000) * looksInSecond),
  );
