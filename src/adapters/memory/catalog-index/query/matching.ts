import type { SearchCriteria } from '../../../../domain/catalog/search/search-criteria.ts';
import {
  copyInto,
  countBits,
  hasBit,
  ordinalsIn,
  setBit,
  wordsFor,
  type Bitmap,
} from '../structures/bitmap.ts';
import { keepWithin, listedWithin } from '../structures/columns/measures.ts';
import {
  conditionsOf,
  testOf,
  isOrdered,
  placeRangeOf,
  type Conditions,
  type Range,
  type PlaceRange,
} from './conditions.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { ordinalAt, type OrdinalList } from '../structures/ordinal-list.ts';
import { excludeFrom, includeIn, keepIn, listed, type OrdinalSet } from '../structures/ordinal-set.ts';

/**
 * The matches of a search: a short list in ascending order, or bits if there are many. They are valid until
 * the next search.
 */
export type Matches = ListedMatches | MarkedMatches;

export interface ListedMatches {
  readonly form: 'few';
  readonly count: number;
  readonly ordinals: Uint32Array;
}

export interface MarkedMatches {
  readonly form: 'many';
  readonly count: number;
  readonly bitmap: Bitmap;
}

/** Bitmaps that every search overwrites, long enough for all ordinals. */
export interface Scratch {
  readonly result: Bitmap;
  readonly spare: Bitmap;
}

export const scratchFor = ({ count }: IndexedCatalog, before?: Scratch): Scratch => {
  const words = wordsFor(count);
  if (before && before.result.length >= words) return before;
  const room = Math.ceil(words * 1.25);
  return { result: new Uint32Array(room), spare: new Uint32Array(room) };
};

/**
 * Returns the number of matches up to which a list is faster than bits: the more matches, the longer it takes
 * to find the first of a list, and the shorter to meet them in a scan of an order.
 */
export const fewOf = ({ count }: IndexedCatalog): number => Math.max(64, Math.floor(2 * Math.sqrt(count)));

export const few = (ordinals: Uint32Array): ListedMatches => ({
  form: 'few',
  count: ordinals.length,
  ordinals,
});

const bySize = (catalog: IndexedCatalog, bitmap: Bitmap, count: number): Matches =>
  count <= fewOf(catalog) ? few(ordinalsIn(bitmap, count)) : { form: 'many', count, bitmap };

const sizeOf = (sets: readonly OrdinalSet[]): number => sets.reduce((sum, { count }) => sum + count, 0);

const spelledOut = (sets: readonly OrdinalSet[]): Uint32Array => {
  const ordinals = new Uint32Array(sizeOf(sets));
  let end = 0;
  for (const set of sets) {
    ordinals.set(set.form === 'list' ? listed(set) : ordinalsIn(set.data, set.count), end);
    end += set.count;
  }
  return sets.length > 1 ? ordinals.sort().filter((ordinal, i) => ordinal !== ordinals[i - 1]) : ordinals;
};

const keepAmong = (matches: Bitmap, all: OrdinalList, [from, to]: PlaceRange, spare: Bitmap): void => {
  spare.fill(0);
  for (let i = from; i < to; i++) {
    const ordinal = ordinalAt(all, i);
    if (hasBit(matches, ordinal)) setBit(spare, ordinal);
  }
  copyInto(matches, spare);
};

/**
 * A scan of all values in order is faster than jumps to the values within the bounds if more than one in this
 * many is within them.
 */
const leapCost = 32;

const keepInRange = (matches: Bitmap, bounds: Range, spare: Bitmap): void => {
  const { column, min, max } = bounds;
  if (isOrdered(bounds)) {
    const all = bounds.order.all();
    const placeRange = placeRangeOf(bounds);
    const [from, to] = placeRange;
    if ((to - from) * leapCost < all.length) {
      keepAmong(matches, all, placeRange, spare);
      return;
    }
  }
  keepWithin(matches, column, min, max);
};

/** Keeps matches within the ranges: as long as there are many, by the numbers of all tracks, and then by their own. */
const amongRanges = (
  catalog: IndexedCatalog,
  ranges: readonly Range[],
  { result, spare }: Scratch,
): Matches => {
  let matches: Matches | undefined;
  for (const bounds of ranges) {
    if (matches?.form === 'few') {
      const { column, min, max } = bounds;
      matches = few(listedWithin(matches.ordinals, column, min, max));
    } else {
      keepInRange(result, bounds, spare);
      matches = bySize(catalog, result, countBits(result));
    }
  }
  return matches ?? bySize(catalog, result, countBits(result));
};

const amongMany = (
  catalog: IndexedCatalog,
  { anyOf, noneOf, ranges }: Conditions,
  { result, spare }: Scratch,
): Matches => {
  const [first = [], ...others] = anyOf;
  const [only] = first;
  if (only?.form === 'bitmap' && first.length === 1) {
    if (others.length + noneOf.length + ranges.length === 0) return bySize(catalog, only.data, only.count);
    copyInto(result, only.data);
  } else {
    result.fill(0);
    includeIn(result, first);
  }
  for (const sets of others) keepIn(result, sets, spare);
  for (const set of noneOf) excludeFrom(result, set);
  return amongRanges(catalog, ranges, { result, spare });
};

/** Returns the tracks that meet all criteria except text. */
export const matchesFor = (catalog: IndexedCatalog, criteria: SearchCriteria, scratch: Scratch): Matches => {
  const conditions = conditionsOf(catalog, criteria);
  const [min = [], ...others] = conditions.anyOf.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (sizeOf(min) > fewOf(catalog)) {
    return amongMany(catalog, { ...conditions, anyOf: [min, ...others] }, scratch);
  }
  return few(spelledOut(min).filter(testOf({ ...conditions, anyOf: others })));
};
