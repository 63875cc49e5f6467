import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { idPrefixes } from '../../domain/shared/ids.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/shared/environment.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const systemDelay: Delay = {
  after: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  turn: () => new Promise((resolve) => void setImmediate(resolve)),
};

// The library's own source divides single bytes from 0 to 255 by 255, which makes the first character more
// probable.
const fraction = () => randomInt(2 ** 32) / 2 ** 32;

/** Returns ULIDs that grow within the process, even within a millisecond and when the clock is set back. */
export const ulidIds = ({ clock }: { readonly clock: Clock }): Ids => {
  const ulid = monotonicFactory(fraction);
  return { next: (kind) => `${idPrefixes[kind]}_${ulid(clock.now())}` };
};
