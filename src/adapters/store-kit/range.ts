import type { Lease } from '../../domain/shared/claims/lease.ts';
import { encodeText, type MemberValue } from './members.ts';

/** The selection of entries of an index, in its order. */
export interface Range {
  /** The values of its first members. */
  readonly equal?: readonly MemberValue[];
  /** Inclusive bounds of the member after these. */
  readonly from?: string | number;
  readonly until?: string | number;
  /** Only entries whose member after these has one of the values. */
  readonly among?: readonly (string | number)[];
}

export interface PageRange extends Range {
  /** The values of the members after `equal` at which the page begins, exclusively. */
  readonly after?: readonly (string | number)[];
  readonly limit: number;
  readonly descending?: boolean;
  /** Only records that are free at this time: those that a claim of this length would get. */
  readonly free?: Omit<Lease, 'token'>;
}

/** Compares as stores do: numbers by their value, text by its UTF-8 bytes. */
const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(Buffer.from(encodeText(String(one))), Buffer.from(encodeText(String(other))));

/**
 * Returns the same range with one bound at its beginning. A page after a place has two, that place and `from`
 * (or `until`, descending), but SQLite searches by only one of them; with the other it would scan all pages
 * before this one.
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
