/** A worker that holds records exclusively for a while. */
export interface Lease {
  readonly token: string;
  readonly now: number;
  readonly until: number;
  /** The longest that anyone leases these records; absent: this lease's length. */
  readonly longest?: number;
}

/** The moment after which a lease binds nobody. */
export const latestEnd = ({ now, until, longest = until - now }: Omit<Lease, 'token'>): number =>
  until + longest;
