import type { SearchPosition, SearchRequest } from '../../../../domain/catalog/search/search-criteria.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import { comparedWithId, compareIds, idAt, type IdColumn } from '../structures/columns/id-column.ts';
import { isOrdered, rangesOf, placeRangeOf, type PlaceRange } from './conditions.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Matches } from './matching.ts';
import { keyFor, type Direction, type SortKey } from './sort-keys.ts';
import { ordinalAt, type OrdinalList } from '../structures/ordinal-list.ts';
import { firstPlace } from '../structures/sorted-ordinals.ts';

/** The requested part of an order: at most this many, after a position. */
export interface Page {
  readonly key: SortKey;
  readonly direction: Direction;
  readonly max: number;
  readonly after: SearchPosition | undefined;
  /** The range of the key's order that contains all matches. */
  readonly placeRange?: PlaceRange;
}

/** Returns the first `max` of a list in an order without sorting all of it. */
const firstBy = (
  ordinals: Uint32Array,
  max: number,
  compare: (a: number, b: number) => number,
): readonly number[] => {
  const best: number[] = [];
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    if (best.length === max && compare(best[max - 1] ?? 0, ordinal) < 0) continue;
    let place = 0;
    for (let end = best.length; place < end;) {
      const middle = (place + end) >>> 1;
      if (compare(best[middle] ?? 0, ordinal) > 0) end = middle;
      else place = middle + 1;
    }
    best.splice(place, 0, ordinal);
    if (best.length > max) best.pop();
  }
  return best;
};

const isAfter = (
  after: SearchPosition,
  ids: IdColumn,
  key: SortKey,
  sign: 1 | -1,
): ((ordinal: number) => boolean) => {
  const compareValue = key.comparedWith(after.value);
  const compareId = comparedWithId(ids, after.trackId);
  return (ordinal) => (sign * compareValue(ordinal) || compareId(ordinal)) > 0;
};

const ofFew = (
  { ids: { column, order } }: IndexedCatalog,
  ordinals: Uint32Array,
  { key, direction, max, after }: Page,
): readonly number[] => {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: number, b: number): number => sign * key.compare(a, b) || compareIds(column, a, b);
  const later = after ? ordinals.filter(isAfter(after, column, key, sign)) : ordinals;
  // The latest arrivals are mostly the newest and have the greatest IDs: with the best candidates early, few
  // are replaced.
  const isFirstEarly = direction === 'asc' || key.order === order;
  return firstBy(isFirstEarly ? later : later.toReversed(), max, compare);
};

/**
 * Returns the start of the run of equal values that ends before `end`, by doubling and then halving steps.
 */
const startOfRun = (all: OrdinalList, end: number, compare: SortKey['compare']): number => {
  const last = ordinalAt(all, end - 1);
  let step = 1;
  while (end - 1 - step >= 0 && compare(ordinalAt(all, end - 1 - step), last) === 0) step *= 2;
  return firstPlace(all, (ordinal) => compare(ordinal, last) >= 0, Math.max(0, end - 1 - step), end);
};

/**
 * Scans the order from the position on. A descending scan that meets a match continues at the start of its run of equal
 * values, because ties always ascend.
 */
const ofMany = (
  { ids: { column } }: IndexedCatalog,
  includes: (ordinal: number) => boolean,
  { key, direction, max, after, placeRange }: Page,
): readonly number[] => {
  const all = key.order.all();
  const [first, last] = placeRange ?? [0, all.length];
  const found: number[] = [];
  const collect = (from: number, to: number): void => {
    for (let i = from; i < to && found.length < max; i++) {
      const ordinal = ordinalAt(all, i);
      if (includes(ordinal)) found.push(ordinal);
    }
  };
  let [below, above] = [last, first];
  if (after) {
    const compare = key.comparedWith(after.value);
    const compareId = comparedWithId(column, after.trackId);
    below = firstPlace(all, (ordinal) => compare(ordinal) >= 0);
    above = firstPlace(all, (ordinal) => compare(ordinal) > 0, below);
    const next = firstPlace(all, (ordinal) => compareId(ordinal) > 0, below, above);
    collect(next, above);
  }
  if (direction === 'asc') collect(Math.max(above, first), last);
  else {
    for (let end = Math.min(below, last); end > first && found.length < max;) {
      if (includes(ordinalAt(all, end - 1))) {
        const start = startOfRun(all, end, key.compare);
        collect(start, end);
        end = start;
      } else end--;
    }
  }
  return found;
};

/** Returns the ordinals of a page. */
export const ordinalsOn = (catalog: IndexedCatalog, matches: Matches, page: Page): readonly number[] =>
  matches.form === 'few' ? ofFew(catalog, matches.ordinals, page) : ofMany(catalog, matches.includes, page);

export const positionsOf = (
  catalog: IndexedCatalog,
  ordinals: readonly number[],
  key: SortKey,
): readonly SearchPosition[] =>
  ordinals.map((ordinal) => ({
    value: key.value(ordinal),
    trackId: TrackId(idAt(catalog.ids.column, ordinal)),
  }));

/** Returns the first `max` matches after the request's position. */
export const pageOf = (
  catalog: IndexedCatalog,
  matches: Matches,
  { criteria, sort, order, after }: SearchRequest,
  max: number,
): readonly SearchPosition[] => {
  const key = keyFor(catalog, sort);
  const bounds = rangesOf(catalog, criteria)
    .filter(isOrdered)
    .find((range) => range.order === key.order);
  const page = { key, direction: order, max, after, ...(bounds && { placeRange: placeRangeOf(bounds) }) };
  return positionsOf(catalog, ordinalsOn(catalog, matches, page), key);
};
