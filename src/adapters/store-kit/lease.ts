/** A worker that holds records exclusively for a limited time. */
export interface Lease {
  readonly token: string;
  readonly now: number;
  readonly until: number;
  /** The longest lease of these records; absent if it is the length of this one. */
  readonly longest?: number;
}

/** Returns the latest credible end of a lease. */
export const latestEnd = ({ now, until, longest = until - now }: Omit<Lease, 'token'>): number =>
  until + longest;
