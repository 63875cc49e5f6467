import { setImmediate as turn } from 'node:timers/promises';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import {
  indexedCatalog,
  indexTrack,
} from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import {
  countFacets,
  oneTurn,
  type Turns,
} from '../../../../../src/adapters/memory/catalog-index/query/facets.ts';
import {
  few,
  matchesFor,
  scratchFor,
} from '../../../../../src/adapters/memory/catalog-index/query/matching.ts';
import { wordsFor } from '../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import {
  facetNames,
  type FacetName,
  type SearchRequest,
} from '../../../../../src/domain/catalog/search/search-criteria.ts';
import { track } from '../../../../../bench/search/generated.ts';

describe('facets', () => {
  const counted = async (facets: readonly FacetName[]) => {
    const catalog = indexedCatalog();
    const put = (ordinal: number, moods: readonly string[]): void =>
      catalog.labels.put(ordinal, (facet) => (facet === 'mood' ? moods : [`any ${facet}`]));
    put(0, ['calm']);
    put(1, ['calm', 'warm']);
    let counts = 0;
    const labels = {
      ...catalog.labels,
      countsOf: (ordinals: Uint32Array) => {
        counts++;
        return catalog.labels.countsOf(ordinals);
      },
    };
    const matches = few(Uint32Array.of(0, 1));
    const request = { criteria: {}, sort: 'newest', order: 'desc', limit: 1, facets } as const;
    return {
      found: (await countFacets({ ...catalog, labels }, request, matches, () => matches)) ?? {},
      counts: () => counts,
    };
  };

  it('are counted in one pass, in the order of the request', async () => {
    const { found, counts } = await counted(['mood', 'key', 'genre']);
    expect(Object.keys(found)).toEqual(['mood', 'key', 'genre']);
    expect(found.mood).toEqual([
      { value: 'calm', count: 2 },
      { value: 'warm', count: 1 },
    ]);
    expect(counts()).toBe(1);
  });

  it('are not counted if none is requested', async () => {
    const { found, counts } = await counted([]);
    expect(found).toEqual({});
    expect(counts()).toBe(0);
  });

  describe('of many tracks', () => {
    const size = 400;
    const begun = () => {
      const catalog = indexedCatalog();
      for (let n = 1; n <= size; n++) indexTrack(catalog, track(n));
      const criteria = { moods: [catalog.labels.of('mood')[0]?.value ?? ''], bpmMin: 70 };
      const request = {
        ...{ criteria, sort: 'newest', order: 'desc', limit: 1 },
        facets: facetNames,
      } as const satisfies SearchRequest;
      const [own, other] = [scratchFor(catalog), scratchFor(catalog)];
      const find = (turns: Turns) =>
        countFacets(
          catalog,
          request,
          matchesFor(catalog, criteria, own),
          (wider) => matchesFor(catalog, wider, other),
          turns,
        );
      /** Overwrites the buffers, as other searches do in a pause. */
      const overwrite = () => {
        for (const { result, spare } of [own, other]) for (const bits of [result, spare]) bits.fill(-1);
      };
      return { catalog, find, overwrite };
    };

    it('are counted in several turns, with the same counts as in one, whatever other searches do meanwhile', async () => {
      const { find, overwrite } = begun();
      let pauses = 0;
      const pause = async () => {
        pauses++;
        await turn();
        overwrite();
      };
      const inOne = await find(oneTurn);
      expect(inOne?.mood?.length).toBeGreaterThan(1);
      expect(await find({ pause, words: 4 * wordsFor(size) })).toEqual(inOne);
      expect(pauses).toBeGreaterThan(10);
    });

    it('are not returned if a track was indexed between two turns', async () => {
      const { catalog, find } = begun();
      const pause = async () => indexTrack(catalog, track(size + 1));
      expect(await find({ pause, words: 4 * wordsFor(size) })).toBeUndefined();
    });

    it('are those of the total if a track is indexed between two turns of a search', async () => {
      const bpmMin = 70;
      let head = size;
      const library = {
        head: async () => head,
        changes: async (after: number, max: number) =>
          Array.from({ length: Math.max(0, Math.min(max, head - after)) }, (_, i) => track(after + 1 + i)),
      };
      let pauses = 0;
      const pause = async () => {
        pauses++;
        if (pauses > 1) return;
        head++;
        await index.search({ ...request, facets: [] }, now);
      };
      const now = track(size).addedAt;
      const index = memoryCatalogIndex({ library, clock: { now: () => now }, turns: { pause, words: 52 } });
      const request = {
        ...{ criteria: {}, sort: 'newest', order: 'desc', limit: 1 },
        facets: ['vocals', 'mood', 'genre'],
      } as const satisfies SearchRequest;
      const { total, facets } = await index.search({ ...request, criteria: { bpmMin } }, now);
      index.close();
      const isWithin = (n: number): boolean => track(n).bpm >= bpmMin;
      expect(isWithin(size + 1)).toBe(true);
      expect(total).toBe(Array.from({ length: size + 1 }, (_, n) => n + 1).filter(isWithin).length);
      expect(facets.vocals?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      expect(pauses).toBeGreaterThan(0);
    });
  });
});
