import { dice } from '../../../../../support/builders/catalog/random-catalog.ts';
import { countShared } from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import { countSharedWith } from '../../../../../../src/adapters/memory/catalog-index/structures/shared-counts.ts';

describe('shared counts', () => {
  const by = dice(11);
  const bitmapOf = (words: number, word: () => number) => Uint32Array.from({ length: words }, word);
  const any = (): number => by.roll(2 ** 32);

  // A block has 8,192 words, and a step 16.
  it.each([0, 1, 15, 16, 17, 8_191, 8_192, 8_193, 20_000])('are exact for %i words', (words) => {
    const bitmap = bitmapOf(words, any);
    const others = [0, 1, 16, 8_192, 8_200, words, words + 40].map((length) => bitmapOf(length, any));
    const expected = others.map((other) => countShared(bitmap, other));
    expect([...countSharedWith(bitmap, others)]).toEqual(expected);
    expect([...countSharedWith(bitmap, [])]).toEqual([]);
  });

  it('are exact if all bits are set', () => {
    const full = bitmapOf(20_000, () => 2 ** 32 - 1);
    expect([...countSharedWith(full, [full, full.subarray(0, 9_000)])]).toEqual([640_000, 288_000]);
  });
});
