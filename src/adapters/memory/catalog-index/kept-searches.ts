import { LRUCache } from 'lru-cache';
import type { SearchRequest } from '../../../domain/catalog/search/search-criteria.ts';
import type { SearchPage } from '../../../ports/driven/catalog/catalog-index.ts';
import type { IndexedCatalog } from './indexed-catalog.ts';

/** The state of an index from which a result was computed. */
type State = Pick<IndexedCatalog, 'version' | 'offerChanges'> & { readonly of: IndexedCatalog };

/** The approximate memory of a result, of one of its hits or counts, and of a character of its key. */
const [pageBytes, entryBytes, signBytes] = [500, 150, 2];

const sizeOf = ({ hits, facets }: SearchPage, key: string): number => {
  const counts = Object.values(facets).reduce((sum, { length }) => sum + length, 0);
  return pageBytes + entryBytes * (hits.length + counts) + signBytes * key.length;
};

/**
 * Keeps results in at most `maxBytes` of memory while nothing in the index changes, so that a repeated search costs a
 * look-up. Searches by popularity are not kept, because plays change without the catalog.
 */
export const keptSearches = (maxBytes = 8 * 2 ** 20) => {
  const kept = new LRUCache<string, SearchPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let state: State | undefined;

  const isCurrent = (catalog: IndexedCatalog): boolean =>
    state?.of === catalog && state.version === catalog.version && state.offerChanges === catalog.offerChanges;

  /** Returns the kept result of a request, or else that of `search`. */
  return async (
    catalog: IndexedCatalog,
    request: SearchRequest,
    search: () => Promise<SearchPage>,
  ): Promise<SearchPage> => {
    if (request.sort === 'popularity') return search();
    if (!isCurrent(catalog)) {
      kept.clear();
      state = { of: catalog, version: catalog.version, offerChanges: catalog.offerChanges };
    }
    const key = JSON.stringify(request);
    const known = kept.get(key);
    if (known) return known;
    const began = state;
    const page = await search();
    // While a search by similarity or for suggestions pauses, the index may change and another search may begin in its new state.
    if (state === began) kept.set(key, page);
    return page;
  };
};
