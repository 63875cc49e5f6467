import { indexedCatalog } from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { suggestionsFor } from '../../../../../src/adapters/memory/catalog-index/query/spelling.ts';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import type { SearchCriteria } from '../../../../../src/domain/catalog/search/search-criteria.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';

/** Searches titles of tracks, whose keywords and the like match nothing that a test asks for. */
const suggestionsAmong = async (titles: readonly string[], criteria: SearchCriteria) => {
  const library = openLibrary();
  titles.forEach((title, n) => library.put(aTrack({ title, keywords: [], bpm: 100 + n }, n + 1)));
  const index = memoryCatalogIndex({ library, clock: { now: () => noon } });
  await seenSoon(async () => index.ready(), Boolean, 60_000);
  try {
    return await index.search({ criteria, sort: 'relevance', order: 'desc', limit: 10, facets: [] }, noon);
  } finally {
    index.close();
  }
};

describe('the suggestions of a search that finds nothing', () => {
  it('correct an unknown word: a typo, and two in a long word', async () => {
    const titles = ['Quiet zephyr', 'Orchestral'];
    for (const [q, suggestion] of [
      ['zehpyr', 'zephyr'],
      ['quiet zephir', 'quiet zephyr'],
      ['quite zep', 'quiet zep'],
      ['orhcestal', 'orchestral'],
      ['quot', undefined],
    ] as const) {
      const { total, suggestions } = await suggestionsAmong(titles, { q });
      expect([q, total, suggestions?.[0]]).toEqual([q, 0, suggestion]);
    }
  });

  it('are the words with the fewest edits first, then the most frequent', async () => {
    const titles = ['zephyrs', 'zephyra', 'zephyrb one', 'zephyrb two', 'zephyrxx'];
    const { suggestions } = await suggestionsAmong(titles, { q: 'zephyrz' });
    expect(suggestions).toHaveLength(3);
    expect(suggestions?.[0]).toBe('zephyrb');
    expect(suggestions).not.toContain('zephyrxx');
  });

  it('find something, under all other criteria', async () => {
    const titles = ['Quiet zephyra', 'Zephyrb'];
    expect((await suggestionsAmong([...titles, 'Loud'], { q: 'loud zehpyra' })).suggestions).toBeUndefined();
    const { suggestions } = await suggestionsAmong(titles, { q: 'zephyrz', bpmMin: 101 });
    expect(suggestions).toEqual(['zephyrb']);
  });

  it('are absent if something was found, or if every word is known', async () => {
    const titles = ['Quiet zephyr', 'Loud waltz'];
    expect(await suggestionsAmong(titles, { q: 'zeph' })).not.toHaveProperty('suggestions');
    expect(await suggestionsAmong(titles, { q: 'loud zephyr' })).not.toHaveProperty('suggestions');
    expect(await suggestionsAmong(titles, { bpmMin: 500 })).not.toHaveProperty('suggestions');
  });

  describe('among a hundred thousand words', () => {
    const letters = 'abcdefghij';
    const spelled = (n: number) =>
      [...String((n * 7_919) % 1e9).padStart(9, '0')].map((digit) => letters[Number(digit)]).join('');
    const catalog = indexedCatalog();
    for (let n = 0; n < 100_000; n++) catalog.words.add(new Map([[spelled(n), 0]]), n);

    /** Counts the words that are compared, in all and at most without a pause; `inPause` runs in each pause. */
    const counted = async (q: string, inPause: (nth: number) => void = () => undefined) => {
      const { vocabulary } = catalog.words;
      let [compared, sincePause, longest, pauses] = [0, 0, 0, 0];
      const at = (place: number): string => {
        compared++;
        longest = Math.max(longest, ++sincePause);
        return vocabulary.at(place);
      };
      const counting = { ...catalog, words: { ...catalog.words, vocabulary: { ...vocabulary, at } } };
      const pause = async (): Promise<void> => {
        sincePause = 0;
        inPause(++pauses);
      };
      const suggestions = await suggestionsFor(counting, q, () => true, pause);
      return { suggestions, compared, longest, pauses };
    };
    const wanted = spelled(54_321);

    it('are complete, and compare a fifth of the words at most and 500 without a pause', async () => {
      const mistyped = `${wanted.slice(0, 4)}z${wanted.slice(4)}`;
      const { suggestions, compared, longest } = await counted(mistyped);
      expect(suggestions).toContain(wanted);
      expect(compared).toBeLessThanOrEqual(20_000);
      expect(longest).toBeLessThanOrEqual(502);
    });

    it('compare no more for a text of many unknown words', async () => {
      const many = Array.from({ length: 30 }, (_, n) => `${spelled(n).slice(1)}zz`).join(' ');
      const { compared, longest, pauses } = await counted(many);
      expect(compared).toBeLessThanOrEqual(20_100);
      expect(longest).toBeLessThanOrEqual(502);
      expect(pauses).toBeGreaterThan(20);
    });

    it('are the same if words are added in a pause', async () => {
      const mistyped = `${wanted.slice(0, 7)}zz`;
      const before = await counted(mistyped);
      expect(before.pauses).toBeGreaterThan(2);
      const added = (nth: number) =>
        catalog.words.add(new Map([[`aaaa${'k'.repeat(20)}${nth}`, 0]]), 100_000 + nth);
      const { suggestions } = await counted(mistyped, added);
      expect(suggestions).toEqual(before.suggestions);
    });
  });

  it('begin with the same letter first, so that earlier words of the alphabet do not hide them', async () => {
    const catalog = indexedCatalog();
    const letters = Array.from({ length: 170 }, (_, n) => String.fromCharCode(0x4e00 + n));
    const earlier = letters.flatMap((one) => letters.map((other) => `abcd${one}${other}`));
    [...earlier, 'zabcdefh'].forEach((word, n) => catalog.words.add(new Map([[word, 0]]), n));
    expect(await suggestionsFor(catalog, 'zabcdefg', () => true)).toEqual(['zabcdefh']);
  });
});
