import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import type { SearchPosition } from '../../../../../src/domain/catalog/search/search-criteria.ts';
import { matches, sortValue } from '../../../../../src/domain/catalog/search/search-matching.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';
import {
  dice,
  filterNames,
  randomFilter,
  randomRequest,
  randomTrack,
} from '../../../../support/builders/catalog/random-catalog.ts';
import { quickRules } from '../../../../support/builders/catalog/quick-rules.ts';
import { differencesFromRules } from '../../../../support/builders/catalog/random-searches.ts';
import { referenceIndex } from '../../../../support/builders/catalog/reference-index.ts';
import { seenSoon } from '../../../../support/eventually.ts';

describe('catalog index in memory', () => {
  it('responds to a thousand random searches over two thousand changing tracks by the rules of the domain', async () => {
    const different = await differencesFromRules((world) => {
      const index = memoryCatalogIndex(world);
      return {
        ...index,
        // A search waits 5 s for an index that is being loaded, however slow the machine is. Later, it reads changes itself.
        followed: async () => {
          await seenSoon(async () => index.ready(), Boolean, 60_000);
        },
      };
    });
    expect(different).toEqual([]);
  });

  it('pages through every sort order to the end, with each match once', async () => {
    const by = dice(7);
    const library = openLibrary();
    for (let n = 1; n <= 400; n++) library.put(randomTrack(by, n));
    const index = memoryCatalogIndex({ library, clock: { now: () => noon } });
    // A search waits 5 s for an index that is being loaded, however slow the machine is.
    await seenSoon(async () => index.ready(), Boolean, 60_000);
    const rules = referenceIndex(library.tracks, () => new Map(), quickRules);
    try {
      for (let i = 0; i < 60; i++) {
        const request = { ...randomRequest(by), facets: [] };
        const all = await rules.search({ ...request, limit: 1_000 }, noon);
        const hits: SearchPosition[] = [];
        for (let hasMore = true; hasMore;) {
          const after = hits.at(-1);
          const page = await index.search({ ...request, ...(after && { after }) }, noon);
          expect(page.total).toBe(all.total);
          hits.push(...page.hits);
          hasMore = page.hasMore;
        }
        expect(hits).toEqual(all.hits);
      }
    } finally {
      index.close();
    }
  });
});

describe('the rules of this suite', () => {
  it('are those of the domain', () => {
    const by = dice(11);
    const tracks = Array.from({ length: 60 }, (_, i) => randomTrack(by, i + 1));
    const different: unknown[] = [];
    for (let i = 0; i < 200; i++) {
      const { criteria, sort } = randomRequest(by);
      const now = noon - 2_000 + by.roll(5_000);
      for (const track of tracks) {
        const given = { ...criteria, plays: 3 };
        const isSame =
          quickRules.matches(track, criteria, now) === matches(track, criteria, now) &&
          Object.is(quickRules.sortValue(track, sort, given), sortValue(track, sort, given));
        if (!isSame) different.push({ track, criteria, sort, now });
      }
    }
    expect(different).toEqual([]);
  });
});

describe('the random catalog', () => {
  const by = dice(12);
  const tracks = Array.from({ length: 400 }, (_, i) => randomTrack(by, i + 1));

  it.each(filterNames)('has tracks that %s finds, and tracks that it leaves out', (name) => {
    const found = Array.from({ length: 20 }, () => randomFilter(by, name)).map((criteria) => {
      const available = tracks.filter(({ moderationStatus }) => moderationStatus === 'approved');
      return available.filter((track) => matches(track, criteria, noon)).length / available.length;
    });
    expect(found.some((share) => share > 0)).toBe(true);
    expect(found.some((share) => share < 1)).toBe(true);
  });
});
