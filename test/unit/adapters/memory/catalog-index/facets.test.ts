import { indexedCatalog } from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { countFacets } from '../../../../../src/adapters/memory/catalog-index/query/facets.ts';
import { few } from '../../../../../src/adapters/memory/catalog-index/query/matching.ts';
import type { FacetName } from '../../../../../src/domain/catalog/search/search-criteria.ts';

describe('facets', () => {
  const counted = (facets: readonly FacetName[]) => {
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
      found: countFacets({ ...catalog, labels }, request, matches, () => matches),
      counts: () => counts,
    };
  };

  it('are counted in one pass, in the order of the request', () => {
    const { found, counts } = counted(['mood', 'key', 'genre']);
    expect(Object.keys(found)).toEqual(['mood', 'key', 'genre']);
    expect(found.mood).toEqual([
      { value: 'calm', count: 2 },
      { value: 'warm', count: 1 },
    ]);
    expect(counts()).toBe(1);
  });

  it('are not counted if none is requested', () => {
    const { found, counts } = counted([]);
    expect(found).toEqual({});
    expect(counts()).toBe(0);
  });
});
