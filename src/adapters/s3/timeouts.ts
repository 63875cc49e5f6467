import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { outage } from './faults.ts';

/** How long a response may take to begin, in ms. */
export const responseMs = 2_000;
/** How long a transfer, or a page of a listing, may make no progress, in ms. */
export const idleMs = 10_000;

const late = () => new Unavailable('the media store does not respond in time');

/** Returns the result of a request within a time, counted from its start or from its last progress. */
export const within = async <T>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
  progress: () => number = () => 0,
): Promise<T> => {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let reached = progress();
  const over = new Promise<never>((_, reject) => {
    const look = () => {
      const before = reached;
      reached = progress();
      if (reached !== before) {
        wait();
        return;
      }
      reject(late());
      ending.abort();
    };
    const wait = () => void (timer = setTimeout(look, ms));
    wait();
  });
  try {
    return await Promise.race([ask(ending.signal), over]);
  } finally {
    clearTimeout(timer);
  }
};

/** Returns the chunks of a response. Its reader may pause, the store may not. */
export async function* chunksInTime(
  body: AsyncIterable<Uint8Array> & { destroy(error?: Error): unknown },
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => void body.destroy(late()), idleMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done === true) return;
      yield next.value;
    }
  } catch (error) {
    throw outage(error);
  } finally {
    body.destroy();
  }
}
