import type { Collection, Key } from './collection.ts';
import type { Lease } from './lease.ts';
import type { Asks, Program, Reading } from './program.ts';

export { latestEnd, type Lease } from './lease.ts';

/** What a database does for the kit: everything that is known about a store beyond its declarations. */
export interface Kernel {
  /**
   * Runs a program atomically: under its locks, and again after a key that was taken, a conflict or a lost connection. Throws what
   * the program throws, and `Unavailable` if the database cannot be reached in time.
   */
  run<Argument, Outcome>(program: Program<Argument, Outcome>, argument: Argument): Promise<Outcome>;
  /** On the latest committed state: what was acknowledged before is seen. */
  read<Result>(operation: Reading & Asks<Result>): Promise<Result>;
  /**
   * Leases those of the records that are not leased, and returns them in the order of `keys`. Ignores a lease that ends more than the longest lease
   * after `until`: the clock that wrote it was later set back.
   */
  claim<Stored>(
    collection: Collection<Stored>,
    keys: readonly Key[],
    lease: Lease,
  ): Promise<readonly Stored[]>;
  /**
   * A number that is another one after every commit that changed a collection of the group: at once if this kernel ran it, after at
   * most 500 ms if another process did. A cache asks for the revision before it reads.
   */
  revision(group: string): Promise<number>;
  /**
   * A number that is another one after every commit of any process, also of one that changed nothing. Absent if a store cannot tell it
   * without a query.
   */
  readonly commits?: () => number;
  /** Throws `Unavailable` if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Another record has the key, or the values of a unique index. */
export class TakenKey extends Error {
  override readonly name = 'TakenKey';
}

/** After so many attempts a key that is taken is an error of the program: an id was issued twice. */
export const mostAttempts = 10;
