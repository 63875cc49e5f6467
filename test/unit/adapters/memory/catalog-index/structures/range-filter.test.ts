import {
  keepNumbers,
  type WholeNumbers,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/range-filter.ts';
import { hasBit, wordsFor } from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import { dice } from '../../../../../support/builders/catalog/random-catalog.ts';

const arrays = [
  { bits: 8, numbersOf: (numbers: Iterable<number>) => Uint8Array.from(numbers) },
  { bits: 16, numbersOf: (numbers: Iterable<number>) => Uint16Array.from(numbers) },
  { bits: 32, numbersOf: (numbers: Iterable<number>) => Uint32Array.from(numbers) },
] as const;

describe.each(arrays)('a range of numbers of $bits bits', ({ bits, numbersOf }) => {
  const by = dice(12);
  const greatestOfAll = 2 ** bits - 1;
  const any = (): number => by.roll(greatestOfAll + 1);
  const marks = (words: number): Uint32Array => Uint32Array.from({ length: words }, () => by.roll(2 ** 32));

  const expectKept = (numbers: WholeNumbers, words: number, min: number, greatest: number): void => {
    const before = marks(words);
    const target = before.slice();
    keepNumbers(target, numbers, min, greatest);
    const wrong: number[] = [];
    for (let ordinal = 0; ordinal < words * 32; ordinal++) {
      const number = numbers[ordinal];
      const isWithin = number !== undefined && number >= min && number <= greatest;
      if (hasBit(target, ordinal) !== (isWithin && hasBit(before, ordinal))) wrong.push(ordinal);
    }
    expect(wrong).toEqual([]);
  };

  // A block has 512 words.
  it.each([0, 1, 31, 32, 33, 16_383, 16_384, 16_385, 40_000])('is exact for %i numbers', (count) => {
    const numbers = numbersOf(Array.from({ length: count }, any));
    const middle = [any(), any()].toSorted((a, b) => a - b) as [number, number];
    // The bitmap ends with the numbers, long after them, or before them.
    for (const words of [wordsFor(count), wordsFor(count) + 600, wordsFor(count) >> 1])
      expectKept(numbers, words, ...middle);
  });

  it.each([
    ['of all numbers', -Infinity, Infinity],
    ['of no number', 5, 4],
    ['below all numbers', -10, -1],
    ['above all numbers', greatestOfAll + 1, greatestOfAll + 9],
    ['between two whole numbers', 6.2, 6.8],
    ['from a fraction to a fraction', 1.5, greatestOfAll / 2 + 0.5],
    ['of the least number', 0, 0],
    ['of the greatest number', greatestOfAll, greatestOfAll],
    ['without the least and the greatest number', 1, greatestOfAll - 1],
  ])('may be a range %s', (_, min, greatest) => {
    const edges = [0, 1, 2, 6, 7, greatestOfAll / 2, greatestOfAll - 1, greatestOfAll];
    const numbers = numbersOf(Array.from({ length: 1_000 }, (_, i) => edges[i % 17] ?? any()));
    expectKept(numbers, wordsFor(1_000), min, greatest);
  });
});
