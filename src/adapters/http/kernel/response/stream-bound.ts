/** The number of streams that one caller can receive at a time from a process. */
const mostStreams = 4;

export const isStream = (bytes: unknown): bytes is AsyncIterable<Uint8Array> =>
  typeof bytes === 'object' && bytes !== null && Symbol.asyncIterator in bytes;

/**
 * Limits streams of each caller. A stream reads records for as long as its client receives them, so the rate of
 * requests alone does not limit its work.
 */
export const streamBound = (limit = mostStreams) => {
  const running = new Map<string, number>();
  return {
    limit,
    isReached: (caller: string): boolean => (running.get(caller) ?? 0) >= limit,
    /** Returns the same bytes. The stream counts from the first read until it ends or its client leaves. */
    async *counted(caller: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      running.set(caller, (running.get(caller) ?? 0) + 1);
      try {
        yield* bytes;
      } finally {
        const rest = (running.get(caller) ?? 1) - 1;
        if (rest > 0) running.set(caller, rest);
        else running.delete(caller);
      }
    },
  };
};
