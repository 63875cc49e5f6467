import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Lock } from './lock.ts';

/**
 * Runs work when its turn has come. Throws `Unavailable` without running it at `until` (by
 * `performance.now()`), and gives up its place then.
 */
export type InTurn = <Result>(
  locks: readonly Lock[],
  until: number,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Locks that are unique in the database are last: a program that has their turn waits for nobody else here.
 */
const isGlobal = (name: string): boolean => name.endsWith(' ');

const byTurn = (one: string, other: string): number =>
  Number(isGlobal(one)) - Number(isGlobal(other)) || (one < other ? -1 : 1);

const waitedTooLong = () => new Unavailable('waiting for a lock took too long');

/** The longest delay of a timer. A longer one would end immediately. */
const longestDelayMs = 2 ** 31 - 1;

/** Admits this many at a time, and the others in the order of their arrival. */
const gate = (width: number) => {
  const waiting = new Set<() => void>();
  let running = 0;

  /** Waits for a place that another one leaves. */
  const placeBefore = (until: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const leftMs = Math.min(Math.max(0, until - performance.now()), longestDelayMs);
      const timer = setTimeout(() => {
        waiting.delete(enter);
        reject(waitedTooLong());
      }, leftMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(enter);
    });

  return {
    enter: async (until: number): Promise<void> => {
      if (running >= width) return placeBefore(until);
      running++;
    },
    /** Returns whether nobody is left. */
    leave: (): boolean => {
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
 * conflict. `width` of them run at a time: with 2, the next one waits for the database's lock while the first
 * commits. Programs of other processes wait only for the database's locks.
 */
export const turns = (width: number): InTurn => {
  const gates = new Map<string, ReturnType<typeof gate>>();
  const gateOf = (name: string) => {
    const known = gates.get(name);
    if (known) return known;
    const made = gate(width);
    gates.set(name, made);
    return made;
  };
  return async (locks, until, work) => {
    const exclusives = locks.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name);
    const entered: string[] = [];
    try {
      // A fixed order prevents deadlocks.
      for (const name of [...new Set(exclusives)].toSorted(byTurn)) {
        await gateOf(name).enter(until);
        entered.push(name);
      }
      if (performance.now() >= until) throw waitedTooLong();
      return await work();
    } finally {
      for (const name of entered) if (gateOf(name).leave()) gates.delete(name);
    }
  };
};
