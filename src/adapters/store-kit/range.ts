import type { Lease } from './lease.ts';
import type { MemberValue } from './members.ts';

/** Which entries of an index, in its order. */
export interface Range {
  /** Values of its first members. */
  readonly equal?: readonly MemberValue[];
  /** Bounds of the member after these, both included. */
  readonly from?: string | number;
  readonly until?: string | number;
  /** Only entries whose member after these has one of the values. */
  readonly among?: readonly (string | number)[];
}

export interface PageRange extends Range {
  /** Values of the members after `equal`, as many as are compared: only what comes behind them. */
  readonly after?: readonly (string | number)[];
  readonly limit: number;
  readonly descending?: boolean;
  /** Only records that nobody has leased at this moment: those that a claim of this length would win. */
  readonly free?: Omit<Lease, 'token'>;
}
