import {
  applyDueTerms,
  indexedCatalog,
  indexTrack,
} from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { keptSearches } from '../../../../../src/adapters/memory/catalog-index/kept-searches.ts';
import type { SearchRequest } from '../../../../../src/domain/catalog/search/search-criteria.ts';
import type { SearchPage } from '../../../../../src/ports/driven/catalog/catalog-index.ts';
import { aTrack, noon, aTerms, trackId } from '../../../../support/builders/builders.ts';

const request = (limit: number, sort: SearchRequest['sort'] = 'newest'): SearchRequest => ({
  ...{ criteria: { bpmMin: 100 }, sort, order: 'desc', limit, facets: [] },
});
const pageOf = (total: number, hits = 1): SearchPage => ({
  hits: Array.from({ length: hits }, (_, n) => ({ value: n, trackId: trackId(n) })),
  ...{ hasMore: false, total, facets: {} },
});

/** Returns kept searches over an index of one track whose terms change in an hour, and the totals that they find. */
const begun = (maxBytes?: number) => {
  const catalog = indexedCatalog();
  const { catalogVersion: _, ...track } = aTrack();
  indexTrack(catalog, { ...track, catalogVersion: 1 });
  applyDueTerms(catalog, noon, 10);
  const keptOr = keptSearches(maxBytes);
  let searches = 0;
  const find = async (requested: SearchRequest, of = catalog, hits = 1): Promise<number> =>
    (await keptOr(of, requested, async () => pageOf(++searches, hits))).total;
  return { catalog, keptOr, find, track };
};

describe('kept searches', () => {
  it('compute a search once', async () => {
    const { find } = begun();
    expect([await find(request(20)), await find(request(20))]).toEqual([1, 1]);
    expect(await find(request(21))).toBe(2);
    expect(await find(request(20))).toBe(1);
  });

  it('compute a search again after a track has changed', async () => {
    const { catalog, find, track } = begun();
    await find(request(20));
    indexTrack(catalog, { ...track, catalogVersion: 2 });
    expect(await find(request(20))).toBe(2);
  });

  it('compute a search again after terms have taken effect, not whenever time passes', async () => {
    const { catalog, find, track } = begun();
    const later = { ...aTerms(), effectiveAt: noon + 1_000 };
    indexTrack(catalog, { ...track, terms: [...track.terms, later], catalogVersion: 2 });
    await find(request(20));
    applyDueTerms(catalog, noon + 999, 10);
    expect(await find(request(20))).toBe(1);
    applyDueTerms(catalog, noon + 1_000, 10);
    expect(await find(request(20))).toBe(2);
  });

  it('compute a search again on another index, with the same version', async () => {
    const { find, track } = begun();
    await find(request(20));
    const rebuilt = indexedCatalog();
    indexTrack(rebuilt, { ...track, catalogVersion: 1 });
    applyDueTerms(rebuilt, noon, 10);
    expect(await find(request(20), rebuilt)).toBe(2);
  });

  it('never keep a search by popularity', async () => {
    const { find } = begun();
    const popular = request(20, 'popularity');
    expect([await find(popular), await find(popular)]).toEqual([1, 2]);
  });

  it('do not keep a result if the index changed while it was computed, even if another search was begun since', async () => {
    const { catalog, keptOr, find, track } = begun();
    const { promise, resolve } = Promise.withResolvers<SearchPage>();
    const slow = keptOr(catalog, request(20), () => promise);
    indexTrack(catalog, { ...track, catalogVersion: 2 });
    await find(request(50));
    resolve(pageOf(77));
    expect((await slow).total).toBe(77);
    expect(await find(request(20))).toBe(2);
  });

  it('do not keep a failed search', async () => {
    const { catalog, keptOr, find } = begun();
    const failed = keptOr(catalog, request(20), () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await find(request(20))).toBe(1);
  });

  it('drop those that were not requested for the longest time when their memory is full', async () => {
    const { catalog, find } = begun(100_000);
    for (let limit = 1; limit <= 10; limit++) await find(request(limit), catalog, 100);
    expect(await find(request(10))).toBe(10);
    expect(await find(request(1))).toBe(11);
  });
});
