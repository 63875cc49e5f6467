import type { PageRange } from '../../../../src/adapters/store-kit/program.ts';
import { withOneBeginning } from '../../../../src/adapters/store-kit/range.ts';

describe('a page that begins behind a place', () => {
  const range = (parts: Partial<PageRange>): PageRange => ({ limit: 1, ...parts });
  // U+FF5E sorts before U+1F3B5 in UTF-8, and after it in UTF-16.
  const [first, last] = ['\uff5e', '\u{1f3b5}'];

  it.each<[string, Partial<PageRange>, Partial<PageRange>]>([
    [
      'leaves the lower bound that the place has passed',
      { from: 1, until: 9, after: [5, 'a'] },
      { until: 9, after: [5, 'a'] },
    ],
    ['leaves the bound that the place is at', { from: 5, after: [5, 'a'] }, { after: [5, 'a'] }],
    ['begins at the bound that is ahead of the place', { from: 5, after: [4, 'z'] }, { from: 5 }],
    [
      'leaves the upper bound that a descending place has passed',
      { descending: true, from: 1, until: 9, after: [5] },
      { descending: true, from: 1, after: [5] },
    ],
    [
      'begins at the upper bound that is ahead of a descending place',
      { descending: true, until: 9, after: [10] },
      { descending: true, until: 9 },
    ],
    ['compares texts by their UTF-8 bytes', { from: first, after: [last] }, { after: [last] }],
    [
      'compares texts by their UTF-8 bytes, descending',
      { descending: true, until: first, after: [last] },
      { descending: true, until: first },
    ],
    ['has nothing to leave without a bound', { equal: ['a'], after: [1] }, { equal: ['a'], after: [1] }],
    ['keeps the bound at its other end', { until: 9, after: [5] }, { until: 9, after: [5] }],
  ])('%s', (_, given, expected) => {
    expect(withOneBeginning(range(given))).toEqual(range(expected));
  });
});
