import type { Lease } from '../../domain/shared/claims/lease.ts';
import type { Collection, Key } from './collection.ts';
import type { Asks, Program, Reading } from './program.ts';

export { isFree, latestEnd, type Lease } from '../../domain/shared/claims/lease.ts';

/** The operations of a database: all that differs between databases beyond the declarations. */
export interface Kernel {
  /**
   * Runs a program atomically: under its locks, and again after a taken key, a conflict or a lost connection.
   * Throws the errors of the program, and `Unavailable` if the database cannot be reached in time.
   */
  run<Argument, Outcome>(program: Program<Argument, Outcome>, argument: Argument): Promise<Outcome>;
  /** Reads the latest committed state, which includes every acknowledged commit. */
  read<Result>(operation: Reading & Asks<Result>): Promise<Result>;
  /**
   * Leases those of the records that are free, as `isFree` decides, and returns them in the order of `keys`.
   */
  claim<Stored>(
    collection: Collection<Stored>,
    keys: readonly Key[],
    lease: Lease,
  ): Promise<readonly Stored[]>;
  /**
   * Returns a number that changes with every commit that changes a collection of the group: immediately if this
   * kernel ran it, within 500 ms if another process did. A cache reads the revision before it reads records.
   */
  revision(group: string): Promise<number>;
  /**
   * Returns a number that changes with every commit of any process, even one without changes. Absent if a
   * store needs a query for it.
   */
  readonly commits?: () => number;
  /** Throws `Unavailable` if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Another record has the key, or the values of a unique index. */
export class TakenKey extends Error {
  override readonly name = 'TakenKey';
}

/**
 * The number of attempts after which a taken key is an error of the program, because an ID was issued twice.
 */
export const maxAttempts = 10;
