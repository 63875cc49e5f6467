import type { Instant } from '../calendar.ts';

/** A worker that holds records exclusively for a limited time. */
export interface Lease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
  /** The longest lease of these records, in ms; absent if it is the length of this one. */
  readonly longest?: number;
}

/** Returns the latest credible end of a lease: a lease that ends later was written by a clock that was set back since. */
export const latestEnd = ({ now, until, longest = until - now }: Omit<Lease, 'token'>): Instant =>
  until + longest;

/** Returns whether a record can be leased, given the end of its current lease. */
export const isFree = (end: Instant | undefined, wanted: Omit<Lease, 'token'>): boolean =>
  end === undefined || end <= wanted.now || end > latestEnd(wanted);
