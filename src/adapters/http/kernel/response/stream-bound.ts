/** The number of streams that one caller can receive at a time from a process. */
const maxStreams = 4;

export const isStream = (bytes: unknown): bytes is AsyncIterable<Uint8Array> =>
  typeof bytes === 'object' && bytes !== null && Symbol.asyncIterator in bytes;

interface ClosableBytes extends AsyncIterableIterator<Uint8Array> {
  readonly return: () => Promise<IteratorResult<Uint8Array>>;
}

/** Returns the same bytes. `act` is called once: at their end, when they fail, or when they are closed, even unread. */
const whenOver = (bytes: AsyncIterable<Uint8Array>, act: () => void): ClosableBytes => {
  const source = bytes[Symbol.asyncIterator]();
  let isOver = false;
  const end = (): void => {
    if (!isOver) act();
    isOver = true;
  };
  const counted: ClosableBytes = {
    [Symbol.asyncIterator]: () => counted,
    next: async () => {
      try {
        const step = await source.next();
        if (step.done === true) end();
        return step;
      } catch (error) {
        end();
        throw error;
      }
    },
    return: async () => {
      try {
        await source.return?.();
      } finally {
        end();
      }
      return { done: true, value: undefined };
    },
  };
  return counted;
};

/**
 * Limits streams of each caller. A stream reads records for as long as its client receives them, so the rate of
 * requests alone does not limit its work.
 */
export const streamBound = (limit = maxStreams) => {
  const running = new Map<string, number>();
  const leave = (caller: string): void => {
    const rest = (running.get(caller) ?? 1) - 1;
    if (rest > 0) running.set(caller, rest);
    else running.delete(caller);
  };
  return {
    limit,
    /** Returns the same bytes, which count until they end or are closed; undefined if the limit is reached. */
    admit: (caller: string, bytes: AsyncIterable<Uint8Array>): ClosableBytes | undefined => {
      const others = running.get(caller) ?? 0;
      if (others >= limit) return undefined;
      running.set(caller, others + 1);
      return whenOver(bytes, () => leave(caller));
    },
  };
};
