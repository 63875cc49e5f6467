import fc from 'fast-check';
import {
  countBits,
  countShared,
  hasBit,
  ordinalsIn,
  setBit,
  wordsFor,
  type Bitmap,
} from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import {
  add,
  contains,
  emptySet,
  excludeFrom,
  includeIn,
  keepIn,
  remove,
  type OrdinalSet,
} from '../../../../../../src/adapters/memory/catalog-index/structures/ordinal-set.ts';

const limit = 5_000;
const anyOrdinals = fc.oneof(
  fc.uniqueArray(fc.nat(limit - 1), { maxLength: 60 }),
  fc.nat(20).chain((step) => fc.constant(Array.from({ length: 200 }, (_, i) => (i * (step + 1)) % limit))),
);

const bitmapOf = (ordinals: Iterable<number>): Bitmap => {
  const bitmap = new Uint32Array(wordsFor(limit));
  for (const ordinal of ordinals) setBit(bitmap, ordinal);
  return bitmap;
};
const ascending = (ordinals: Iterable<number>): number[] => [...new Set(ordinals)].sort((a, b) => a - b);
const listOf = (bitmap: Bitmap): number[] => [...ordinalsIn(bitmap, countBits(bitmap))];
const setOfAll = (ordinals: readonly number[]): OrdinalSet => {
  const set = emptySet();
  for (const ordinal of ordinals) add(set, ordinal);
  return set;
};
const inEach = (test: (a: number[], b: number[]) => void): void =>
  fc.assert(fc.property(anyOrdinals, anyOrdinals, test));

describe('bits', () => {
  it('return what was added, in order, and its count', () => {
    inEach((a, b) => {
      expect(listOf(bitmapOf(a))).toEqual(ascending(a));
      expect(countShared(bitmapOf(a), bitmapOf(b))).toBe(new Set(a).intersection(new Set(b)).size);
    });
  });
});

describe('a set of ordinals', () => {
  it('contains what was added and not removed, in whatever order, as a list or as bits', () => {
    const forms = new Set<string>();
    inEach((a, b) => {
      const set = setOfAll(a);
      for (const ordinal of b) remove(set, ordinal);
      const left = ascending(new Set(a).difference(new Set(b)));
      forms.add(set.form);
      expect(set.count).toBe(left.length);
      expect(left.every((ordinal) => contains(set, ordinal))).toBe(true);
      expect(b.some((ordinal) => contains(set, ordinal))).toBe(false);
      const bitmap = bitmapOf([]);
      includeIn(bitmap, [set]);
      expect(listOf(bitmap)).toEqual(left);
    });
    expect(forms).toEqual(new Set(['list', 'bitmap']));
  });

  it('has the union, intersection and difference of sets, for bits and lists alike', () => {
    fc.assert(
      fc.property(anyOrdinals, anyOrdinals, anyOrdinals, (a, b, c) => {
        const kept = bitmapOf(a);
        keepIn(kept, [setOfAll(b), setOfAll(c)], bitmapOf([4]));
        expect(listOf(kept)).toEqual(ascending(new Set(a).intersection(new Set([...b, ...c]))));
        keepIn(kept, [setOfAll(b)], bitmapOf([4]));
        expect(listOf(kept)).toEqual(ascending(new Set(a).intersection(new Set(b))));
        const rest = bitmapOf(a);
        excludeFrom(rest, setOfAll(b));
        expect(listOf(rest)).toEqual(ascending(new Set(a).difference(new Set(b))));
      }),
    );
  });

  it('combines bits that are shorter than the others with none beyond their end', () => {
    const short = setOfAll(Array.from({ length: 40 }, (_, i) => i));
    expect(short.form).toBe('bitmap');
    const kept = bitmapOf([3, 4_000]);
    keepIn(kept, [short], bitmapOf([]));
    expect(listOf(kept)).toEqual([3]);
    expect(hasBit(short.data, 4_000)).toBe(false);
  });
});
