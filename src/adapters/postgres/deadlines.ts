import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { inTime, translated } from './failures.ts';

interface Bounds {
  /** How long a caller waits for each call. */
  readonly timeoutMs: number;
  /** Limits the calls of a request together. */
  readonly deadline: StorageDeadline | undefined;
}

export const deadlines = ({ timeoutMs, deadline }: Bounds) => ({
  /**
   * Limits work, including all its retries, by the timeout and the deadline of the request. Throws
   * `Unavailable`.
   */
  bounded: async <Result>(work: (withinMs: number) => Promise<Result>): Promise<Result> => {
    const call = deadline?.begin();
    const withinMs = Math.ceil(Math.min(timeoutMs, call?.leftMs ?? timeoutMs));
    try {
      if (withinMs <= 0) throw new Unavailable('the database did not respond in time');
      return await inTime(() => work(withinMs), withinMs);
    } catch (error) {
      throw translated(error);
    } finally {
      call?.end();
    }
  },
  /** Runs shared work without the deadline of the request that starts it. */
  apart: <Result>(work: () => Promise<Result>): Promise<Result> => (deadline ? deadline.apart(work) : work()),
});
