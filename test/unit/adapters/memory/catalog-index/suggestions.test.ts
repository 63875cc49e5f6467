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

  it('are complete and quick among a hundred thousand words', async () => {
    const { indexedCatalog } =
      await import('../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts');
    const { suggestionsFor } =
      await import('../../../../../src/adapters/memory/catalog-index/query/spelling.ts');
    const catalog = indexedCatalog();
    const letters = 'abcdefghij';
    const spelled = (n: number) =>
      [...String(n).padStart(9, '0')].map((digit) => letters[Number(digit)]).join('');
    for (let n = 0; n < 100_000; n++) catalog.words.add(new Map([[spelled((n * 7_919) % 1e9), 0]]), n);
    let compared = 0;
    const { vocabulary } = catalog.words;
    const counting = {
      ...catalog,
      words: {
        ...catalog.words,
        vocabulary: { ...vocabulary, at: (place: number) => (compared++, vocabulary.at(place)) },
      },
    };
    const wanted = spelled((54_321 * 7_919) % 1e9);
    const mistyped = `${wanted.slice(0, 4)}z${wanted.slice(4)}`;
    expect(suggestionsFor(counting, mistyped, () => true)).toContain(wanted);
    expect(compared).toBeLessThanOrEqual(20_000);
  });
});
