import type {
  FacetName,
  SearchPosition,
  SearchRequest,
} from '../../../domain/catalog/search/search-criteria.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';

export interface SearchPage {
  /** The hits in order, each with its sort value, so that a page can end at any of them. */
  readonly hits: readonly SearchPosition[];
  readonly hasMore: boolean;
  /** The number of matching tracks, the same on every page. */
  readonly total: number;
  /** Exact counts under all other filters, highest first. */
  readonly facets: Readonly<
    Partial<Record<FacetName, readonly { readonly value: string; readonly count: number }[]>>
  >;
  /**
   * Corrected texts in place of `q`, the most likely first; each finds something. Present only if nothing was
   * found, a word of `q` is in no track, and similar words are.
   */
  readonly suggestions?: readonly string[];
}

/**
 * Finds approved tracks. It is derived from the catalog, which it follows within a second; the records of a
 * page are read from the catalog, and one that is no longer approved is left out.
 */
export interface CatalogIndex {
  /** `now` decides which terms are current. */
  search(request: SearchRequest, now: Instant): Promise<SearchPage>;
}
