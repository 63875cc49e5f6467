import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { idPrefixes } from '../../domain/shared/ids.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/environment.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const systemDelay: Delay = {
  after: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
};

// Spelled out because the library's own source draws single bytes of 0…255 over 255, which favours the first sign.
const fraction = () => randomInt(2 ** 32) / 2 ** 32;

/** ULIDs that grow within the process, also within a millisecond and when the clock is set back. */
export const ulidIds = ({ clock }: { readonly clock: Clock }): Ids => {
  const ulid = monotonicFactory(fraction);
  return { next: (kind) => `${idPrefixes[kind]}_${ulid(clock.now())}` };
};
