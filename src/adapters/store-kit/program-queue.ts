import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Lock } from './lock.ts';

/**
 * Runs work when earlier work with the same locks has ended. Throws `Unavailable` without running it at `until` (by
 * `performance.now()`), and leaves the queue then.
 */
export type ProgramQueue = <Result>(
  locks: readonly Lock[],
  until: number,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Locks that are unique in the database are last: a program that has passed their queue waits for no other here.
 */
const isGlobal = (name: string): boolean => name.endsWith(' ');

const byLockOrder = (one: string, other: string): number =>
  Number(isGlobal(one)) - Number(isGlobal(other)) || (one < other ? -1 : 1);

const waitedTooLong = () => new Unavailable('waiting for a lock took too long');

/** The longest delay of a timer. A longer one would end immediately. */
const longestDelayMs = 2 ** 31 - 1;

/** Runs this many at a time, and the others in the order of their arrival. */
const limiter = (concurrency: number) => {
  const waiting = new Set<() => void>();
  let running = 0;

  /** Waits until another one ends. */
  const slotBefore = (until: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const leftMs = Math.min(Math.max(0, until - performance.now()), longestDelayMs);
      const timer = setTimeout(() => {
        waiting.delete(acquire);
        reject(waitedTooLong());
      }, leftMs);
      const acquire = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(acquire);
    });

  return {
    acquire: async (until: number): Promise<void> => {
      if (running >= concurrency) return slotBefore(until);
      running++;
    },
    /** Returns whether nobody is left. */
    release: (): boolean => {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
      return running === 0;
    },
  };
};

/**
 * Programs of one process with the same exclusive lock wait for each other here, before they have a
 * connection: a platform with many requests neither takes all connections nor makes its transactions
 * conflict. `concurrency` of them run at a time: with 2, the next one waits for the database's lock while the first
 * commits. Programs of other processes wait only for the database's locks.
 */
export const programQueue = (concurrency: number): ProgramQueue => {
  const limiters = new Map<string, ReturnType<typeof limiter>>();
  const limiterOf = (name: string) => {
    const known = limiters.get(name);
    if (known) return known;
    const created = limiter(concurrency);
    limiters.set(name, created);
    return created;
  };
  return async (locks, until, work) => {
    const exclusives = locks.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name);
    const acquired: string[] = [];
    try {
      // A fixed order prevents deadlocks.
      for (const name of [...new Set(exclusives)].toSorted(byLockOrder)) {
        await limiterOf(name).acquire(until);
        acquired.push(name);
      }
      if (performance.now() >= until) throw waitedTooLong();
      return await work();
    } finally {
      for (const name of acquired) if (limiterOf(name).release()) limiters.delete(name);
    }
  };
};
