import {
  indexedCatalog,
  indexTrack,
} from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { scratchFor } from '../../../../../src/adapters/memory/catalog-index/query/matching.ts';
import { foundText, ranked } from '../../../../../src/adapters/memory/catalog-index/query/ranking.ts';
import { findText } from '../../../../../src/adapters/memory/catalog-index/query/text-search.ts';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import { AlbumId, ArtistId } from '../../../../../src/domain/shared/ids.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';
import { dice } from '../../../../support/builders/catalog/random-catalog.ts';
import { referenceIndex } from '../../../../support/builders/catalog/reference-index.ts';
import { openLibrary, type OpenLibrary } from '../../../../support/worlds/open-library.ts';
import { seenSoon } from '../../../../support/eventually.ts';

const words = ['slow', 'sun', 'love', 'sunset'];

const library = (): OpenLibrary => {
  const by = dice(17);
  const opened = openLibrary();
  const some = (): string => ['x', ...by.some(words, 3)].join(' ');
  for (let n = 1; n <= 700; n++) {
    const artists = [{ artistId: ArtistId('art_1'), name: some(), role: 'main' as const }];
    const album = { albumId: AlbumId('alb_1'), title: some() };
    opened.put(aTrack({ title: some(), artists, album, keywords: by.some(words, 4) }, n));
  }
  return opened;
};

describe('relevance among many matches', () => {
  it.each(['slow', 'slow sun', 'slow love sun', 'love slow sunset su'])(
    'is exact in both directions for %p, whose words are in every field of most tracks',
    async (q) => {
      const tracks = library();
      const index = memoryCatalogIndex({ library: tracks, clock: { now: () => noon } });
      // A search waits 5 s for an index that is being loaded, however slow the machine is.
      await seenSoon(async () => index.ready(), Boolean, 60_000);
      const rules = referenceIndex(tracks.tracks, () => new Map());
      try {
        for (const order of ['asc', 'desc'] as const) {
          const first = { criteria: { q }, sort: 'relevance', order, limit: 60, facets: ['mood'] } as const;
          const page = await index.search(first, noon);
          expect(page.total).toBeGreaterThan(100);
          expect(page).toEqual(await rules.search(first, noon));
          const after = page.hits[37];
          const next = { ...first, ...(after && { after }) };
          expect(await index.search(next, noon)).toEqual(await rules.search(next, noon));
        }
      } finally {
        index.close();
      }
    },
  );

  it.each(['slow', 'slow sun', 'slow love sun', 'love slow sunset su'])(
    'keeps the matches of %p as bits, not as a list',
    (q) => {
      const catalog = indexedCatalog();
      for (const track of library().tracks()) indexTrack(catalog, track);
      const text = findText(catalog, q);
      const found = text && ranked(catalog, foundText(catalog, text), {}, scratchFor(catalog));
      expect(found?.matches.form).toBe('many');
    },
  );
});
