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
import { combineInto } from '../structures/combined-sets.ts';
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
import { countOf, onlySetOf } from './counting.ts';
import { membersOf, type OrdinalSet } from '../structures/ordinal-set.ts';

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
  readonly includes: (ordinal: number) => boolean;
  /** Returns the matches as bits, which are worked out at the first call. */
  readonly bitmap: () => Bitmap;
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

export const many = (bitmap: Bitmap, count: number): MarkedMatches => ({
  form: 'many',
  count,
  includes: (ordinal) => hasBit(bitmap, ordinal),
  bitmap: () => bitmap,
});

export const bySize = (catalog: IndexedCatalog, bitmap: Bitmap, count: number): Matches =>
  count <= fewOf(catalog) ? few(ordinalsIn(bitmap, count)) : many(bitmap, count);

const sizeOf = (sets: readonly OrdinalSet[]): number => sets.reduce((sum, { count }) => sum + count, 0);

const spelledOut = (sets: readonly OrdinalSet[]): Uint32Array => {
  const ordinals = new Uint32Array(sizeOf(sets));
  let end = 0;
  for (const set of sets) {
    ordinals.set(membersOf(set), end);
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
const jumpCost = 32;

const keepInRange = (matches: Bitmap, bounds: Range, spare: Bitmap): void => {
  const { column, min, max } = bounds;
  if (isOrdered(bounds)) {
    const all = bounds.order.all();
    const placeRange = placeRangeOf(bounds);
    const [from, to] = placeRange;
    if ((to - from) * jumpCost < all.length) {
      keepAmong(matches, all, placeRange, spare);
      return;
    }
  }
  keepWithin(matches, column, min, max);
};

/** A pass over the numbers of all tracks is faster than reading those of matches if more than one track in this many matches. */
const tracksPerRead = 48;

/** Keeps matches within the ranges: as long as there are many, by the numbers of all tracks, and then by their own. */
const amongRanges = (
  catalog: IndexedCatalog,
  ranges: readonly Range[],
  { result, spare }: Scratch,
  matched: number,
): Matches => {
  let count = matched;
  let ordinals: Uint32Array | undefined;
  for (const bounds of ranges) {
    if (!ordinals && count * tracksPerRead <= catalog.count) ordinals = ordinalsIn(result, count);
    if (ordinals) {
      ordinals = listedWithin(ordinals, bounds.column, bounds.min, bounds.max);
      continue;
    }
    keepInRange(result, bounds, spare);
    count = countBits(result);
  }
  if (!ordinals) return bySize(catalog, result, count);
  if (ordinals.length <= fewOf(catalog)) return few(ordinals);
  result.fill(0);
  for (const ordinal of ordinals) setBit(result, ordinal);
  return many(result, ordinals.length);
};

/** Testing the tracks of a page as they come in its order is faster than bits if more than one track in this many matches. */
const tracksPerTest = 100;

const amongMany = (catalog: IndexedCatalog, conditions: Conditions, { result, spare }: Scratch): Matches => {
  const combined = (): number => combineInto(result.subarray(0, wordsFor(catalog.count)), conditions);
  const count = countOf(catalog, conditions);
  const only = onlySetOf(conditions);
  if (count === undefined || (!only && count * tracksPerTest <= catalog.count)) {
    return amongRanges(catalog, conditions.ranges, { result, spare }, combined());
  }
  let bits = only?.form === 'bitmap' ? only.data : undefined;
  const bitmap = (): Bitmap => {
    if (!bits) {
      amongRanges(catalog, conditions.ranges, { result, spare }, combined());
      bits = result;
    }
    return bits;
  };
  return { form: 'many', count, includes: testOf(conditions), bitmap };
};

/** Returns the tracks that meet all criteria except text, and are in at least one set of each list of `further`. */
export const matchesFor = (
  catalog: IndexedCatalog,
  criteria: SearchCriteria,
  scratch: Scratch,
  further: readonly (readonly OrdinalSet[])[] = [],
): Matches => {
  const conditions = conditionsOf(catalog, criteria);
  const all = [...conditions.anyOf, ...further];
  const [min = [], ...others] = all.sort((a, b) => sizeOf(a) - sizeOf(b));
  if (sizeOf(min) > fewOf(catalog)) {
    return amongMany(catalog, { ...conditions, anyOf: [min, ...others] }, scratch);
  }
  return few(spelledOut(min).filter(testOf({ ...conditions, anyOf: others })));
};
