import { dice } from '../../../../../support/builders/catalog/random-catalog.ts';
import {
  countBits,
  hasBit,
  wordsFor,
} from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import { combineInto } from '../../../../../../src/adapters/memory/catalog-index/structures/combined-sets.ts';
import {
  contains,
  setOf,
  type OrdinalSet,
} from '../../../../../../src/adapters/memory/catalog-index/structures/ordinal-set.ts';

describe('combined sets', () => {
  const by = dice(19);
  const bitsOf = (count: number): OrdinalSet => {
    const data = Uint32Array.from({ length: wordsFor(count) }, () => by.roll(2 ** 32));
    return { form: 'bitmap', data, count: countBits(data) };
  };
  const listOf = (count: number): OrdinalSet =>
    setOf(Uint32Array.from({ length: 40 }, () => by.roll(count)).sort());
  const anySet = (count: number): OrdinalSet => (by.chance(0.3) ? listOf(count) : bitsOf(count));

  // A block has 4,096 words, and a step 16.
  it.each([1, 31, 512, 513, 131_071, 131_072, 131_073, 300_000])('are exact for %i ordinals', (count) => {
    for (let round = 0; round < 12; round++) {
      // Some sets are shorter or longer than the result.
      const lengths = [count, count, count >> 1, count + 40];
      const sets = (most: number) =>
        Array.from({ length: 1 + by.roll(most) }, () => anySet(lengths[by.roll(lengths.length)] ?? count));
      const combination = {
        anyOf: Array.from({ length: 1 + by.roll(3) }, () => sets(3)),
        noneOf: by.chance(0.5) ? sets(2) : [],
      };
      const into = Uint32Array.from({ length: wordsFor(count) }, () => by.roll(2 ** 32));
      const total = combineInto(into, combination);
      const wrong: number[] = [];
      for (let ordinal = 0; ordinal < into.length * 32; ordinal++) {
        const isIn = (set: OrdinalSet): boolean => contains(set, ordinal);
        const expected = combination.anyOf.every((any) => any.some(isIn)) && !combination.noneOf.some(isIn);
        if (hasBit(into, ordinal) !== expected) wrong.push(ordinal);
      }
      expect(wrong).toEqual([]);
      expect(total).toBe(countBits(into));
    }
  });

  it('are empty if a condition has no set', () => {
    const into = Uint32Array.of(7, 7);
    expect(combineInto(into, { anyOf: [[bitsOf(64)], []], noneOf: [] })).toBe(0);
    expect([...into]).toEqual([0, 0]);
  });
});
