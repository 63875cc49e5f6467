export interface FairQueueSettings {
  /** How much work runs at the same time. */
  readonly concurrency: number;
  /** How much may wait in all. */
  readonly maxWaiting: number;
  /** How much of one requester may wait. */
  readonly maxEach: number;
  /** Returns the error of what does not fit. */
  readonly full: () => Error;
}

/** The owner of queued work. Trusted work displaces other waiting work if the queue is full. */
export interface QueuedRequester {
  readonly name: string;
  readonly trusted: boolean;
}

interface Waiting {
  readonly start: () => void;
  readonly reject: (reason: Error) => void;
}

interface Line {
  readonly trusted: boolean;
  readonly waiting: Waiting[];
}

/**
 * A queue that no requester can fill alone. Requesters take turns, whatever number of items each has waiting;
 * if the queue is full, new work displaces the last item of the requester with the most. Rejects with
 * `full` what does not fit.
 */
export const fairQueue = ({ concurrency, maxWaiting, maxEach, full }: FairQueueSettings) => {
  let running = 0;
  /** By requester; the first has the next turn. */
  const lines = new Map<string, Line>();
  const waitingInAll = (): number =>
    [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);

  /**
   * Rejects work in favor of a new item of a requester with this many items; returns false if there is none
   * to reject.
   */
  const displace = (own: number, trusted: boolean): boolean => {
    const longestFirst = [...lines].toSorted(([, a], [, b]) => b.waiting.length - a.waiting.length);
    const [name, line] =
      longestFirst.find(([, other]) => trusted && !other.trusted) ??
      longestFirst.find(([, other]) => trusted === other.trusted && other.waiting.length > own + 1) ??
      [];
    if (name === undefined || !line) return false;
    line.waiting.pop()?.reject(full());
    if (line.waiting.length === 0) lines.delete(name);
    return true;
  };

  const place = ({ name, trusted }: QueuedRequester): Promise<void> => {
    const waiting = lines.get(name)?.waiting ?? [];
    if (waiting.length >= maxEach) return Promise.reject(full());
    if (waitingInAll() >= maxWaiting && !displace(waiting.length, trusted)) return Promise.reject(full());
    return new Promise((start, reject) => {
      waiting.push({ start, reject });
      lines.set(name, { trusted, waiting });
    });
  };

  /** Gives a free place to the requester whose turn it is. */
  const leave = (): void => {
    const [turn] = lines;
    if (!turn) {
      running--;
      return;
    }
    const [name, line] = turn;
    const next = line.waiting.shift();
    lines.delete(name);
    if (line.waiting.length > 0) lines.set(name, line);
    next?.start();
  };

  return async <T>(requester: QueuedRequester, work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await place(requester);
    else running++;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
