import {
  clearBit,
  hasBit,
  intersectInto,
  ordinalsIn,
  setBit,
  subtractFrom,
  uniteInto,
  wordsFor,
  type Bitmap,
} from './bitmap.ts';
import { withCapacity } from './columns/capacity.ts';

/** A set of ordinals: a list in ascending order, or bits once it contains more than one in 128. */
export interface OrdinalSet {
  form: 'list' | 'bitmap';
  /** The data; for a list, its first `count` elements. */
  data: Uint32Array;
  count: number;
}

export const emptySet = (): OrdinalSet => ({ form: 'list', data: new Uint32Array(0), count: 0 });

export const copyOf = ({ form, data, count }: OrdinalSet): OrdinalSet => ({
  form,
  data: data.slice(),
  count,
});

/** Returns the set of an ascending list of ordinals. */
export const setOf = (ordinals: Uint32Array): OrdinalSet => ({
  form: 'list',
  data: ordinals,
  count: ordinals.length,
});

/** Returns the place of the first element of an ascending list from `start` to `end` that is not below `ordinal`. */
const placeBetween = (list: Uint32Array, start: number, end: number, ordinal: number): number => {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the place of the first element of an ascending list that is not below `ordinal`. */
export const placeIn = (list: Uint32Array, length: number, ordinal: number): number =>
  placeBetween(list, 0, length, ordinal);

/** Returns the same from a place on where elements are below, by doubling steps: a place nearby is found sooner. */
export const placeFrom = (list: Uint32Array, start: number, ordinal: number): number => {
  let [before, step] = [start, 1];
  while (before + step < list.length && (list[before + step] ?? 0) < ordinal) {
    before += step;
    step *= 2;
  }
  return placeBetween(list, before, Math.min(list.length, before + step + 1), ordinal);
};

export const listed = (set: OrdinalSet): Uint32Array => set.data.subarray(0, set.count);

/** Returns the members in ascending order. */
export const membersOf = (set: OrdinalSet): Uint32Array =>
  set.form === 'list' ? listed(set) : ordinalsIn(set.data, set.count);

export const contains = (set: OrdinalSet, ordinal: number): boolean => {
  if (set.form === 'bitmap') return hasBit(set.data, ordinal);
  const place = placeIn(set.data, set.count, ordinal);
  return place < set.count && set.data[place] === ordinal;
};

const setBits = (target: Bitmap, { data, count }: OrdinalSet): void => {
  for (let i = 0; i < count; i++) setBit(target, data[i] ?? 0);
};

const turnIntoBitmap = (set: OrdinalSet): void => {
  const bitmap = new Uint32Array(wordsFor((set.data[set.count - 1] ?? 0) + 1));
  setBits(bitmap, set);
  set.form = 'bitmap';
  set.data = bitmap;
};

const isDense = ({ data, count }: OrdinalSet, ordinal: number): boolean =>
  count >= 8 && count * 128 > Math.max(ordinal, data[count - 1] ?? 0);

export const add = (set: OrdinalSet, ordinal: number): void => {
  if (contains(set, ordinal)) return;
  if (set.form === 'list' && isDense(set, ordinal)) turnIntoBitmap(set);
  if (set.form === 'bitmap') {
    set.data = withCapacity(Uint32Array, set.data, wordsFor(ordinal + 1));
    setBit(set.data, ordinal);
  } else {
    set.data = withCapacity(Uint32Array, set.data, set.count + 1);
    const place = placeIn(set.data, set.count, ordinal);
    set.data.copyWithin(place + 1, place, set.count);
    set.data[place] = ordinal;
  }
  set.count++;
};

export const remove = (set: OrdinalSet, ordinal: number): void => {
  if (!contains(set, ordinal)) return;
  if (set.form === 'bitmap') clearBit(set.data, ordinal);
  else {
    const place = placeIn(set.data, set.count, ordinal);
    set.data.copyWithin(place, place + 1, set.count);
  }
  set.count--;
};

/** Returns the ordinals below `end` that a set does not contain. */
export const missingIn = (set: OrdinalSet, end: number): OrdinalSet => {
  const missing = emptySet();
  for (let ordinal = 0; ordinal < end; ordinal++) if (!contains(set, ordinal)) add(missing, ordinal);
  return missing;
};

/** Adds the members of all sets. */
export const includeIn = (target: Bitmap, sets: readonly OrdinalSet[]): void => {
  for (const set of sets) {
    if (set.form === 'bitmap') uniteInto(target, set.data);
    else setBits(target, set);
  }
};

export const excludeFrom = (target: Bitmap, set: OrdinalSet): void => {
  if (set.form === 'bitmap') subtractFrom(target, set.data);
  else for (let i = 0; i < set.count; i++) clearBit(target, set.data[i] ?? 0);
};

/** Keeps members of at least one set. `spare` is overwritten. */
export const keepIn = (target: Bitmap, sets: readonly OrdinalSet[], spare: Bitmap): void => {
  const [only] = sets;
  if (sets.length === 1 && only?.form === 'bitmap') {
    intersectInto(target, only.data);
    return;
  }
  spare.fill(0);
  includeIn(spare, sets);
  intersectInto(target, spare);
};
