import type { Lease } from './lease.ts';
import { encodeText, type MemberValue } from './members.ts';

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

/** As stores sort values: numbers by their value, text by its UTF-8 bytes. */
const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(Buffer.from(encodeText(String(one))), Buffer.from(encodeText(String(other))));

/**
 * The same range with one bound where it begins. A page behind a place has two, that place and `from` (or `until`, descending),
 * and SQLite searches by one of them only: by the other it would walk over all pages before this one.
 */
export const withOneBeginning = (range: PageRange): PageRange => {
  const { after = [], descending = false, from, until } = range;
  const [place] = after;
  const bound = descending ? until : from;
  if (place === undefined || bound === undefined) return range;
  const { after: _, ...atBound } = range;
  const { [descending ? 'until' : 'from']: __, ...behindPlace } = range;
  const order = compare(place, bound);
  return (descending ? order <= 0 : order >= 0) ? behindPlace : atBound;
};
