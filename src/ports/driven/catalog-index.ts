import type {
  FacetName,
  SearchPosition,
  SearchRequest,
} from '../../domain/catalog/search/search-criteria.ts';
import type { Instant } from '../../domain/shared/calendar.ts';

export interface SearchPage {
  /** In order; each with the value it was sorted by, so that a page can end at any of them. */
  readonly hits: readonly SearchPosition[];
  readonly hasMore: boolean;
  /** All tracks that match, on every page the same. */
  readonly total: number;
  /** Exact counts under all other filters, highest first. */
  readonly facets: Readonly<
    Partial<Record<FacetName, readonly { readonly value: string; readonly count: number }[]>>
  >;
}

/**
 * Finds approved tracks. Derived from the library, which it follows within a second; the records of a page are read
 * from the library, and one that is no longer approved is dropped.
 */
export interface CatalogIndex {
  /** `now` decides which terms are current. */
  search(request: SearchRequest, now: Instant): Promise<SearchPage>;
}
