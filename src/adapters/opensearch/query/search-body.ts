import type { SearchPosition, SearchRequest } from '../../../domain/catalog/search/search-criteria.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Json } from '../client.ts';
import { shownIn } from '../mapping.ts';
import { facetFilters, filtersOf } from './filters.ts';
import type { Sorting } from './sorting.ts';
import { textQueries } from './text.ts';

/** The number of values up to which the counts of a facet are exact. */
const maxValues = 10_000;

/** Returns the query of a search without the filters of the facets that it counts, and these. */
export const queryOf = (
  { criteria, facets }: Pick<SearchRequest, 'criteria' | 'facets'>,
  now: Instant,
  { byText, scoring }: Pick<Sorting, 'byText' | 'scoring'>,
): { readonly query: Json; readonly post_filter?: Json } => {
  const text = textQueries(criteria.q) ?? [];
  const filter = [...filtersOf(criteria, now, facets), ...(byText ? [] : text)];
  const own = facetFilters(criteria, facets);
  return {
    query: scoring({ bool: { filter, ...(byText && { must: text }) } }),
    ...(own.length > 0 && { post_filter: { bool: { filter: own } } }),
  };
};

/** Counts each facet under all filters but its own. */
const countsOf = ({ criteria, facets }: SearchRequest): Json =>
  Object.fromEntries(
    facets.map((facet) => {
      const filter = facetFilters(
        criteria,
        facets.filter((other) => other !== facet),
      );
      const values = { terms: { field: shownIn(facet), size: maxValues } };
      return [facet, { filter: { bool: { filter } }, aggs: { values } }];
    }),
  );

/** Returns the order of a list and where it continues; ties are ordered by ascending ID. */
export const orderOf = (
  { by, sortedOf }: Sorting,
  order: SearchRequest['order'],
  after: SearchPosition | undefined,
): Json => {
  const value = by === undefined ? [] : [{ [by]: order }];
  const place = after && (by === undefined ? [after.trackId] : [sortedOf(after.value), after.trackId]);
  return { sort: [...value, { id: 'asc' }], ...(place && { search_after: place }) };
};

/** Returns the body of the request that returns the first `size` results after the position, the exact total and the counts. */
export const searchBody = (request: SearchRequest, now: Instant, sorting: Sorting, size: number): Json => ({
  ...queryOf(request, now, sorting),
  ...orderOf(sorting, request.order, request.after),
  ...(request.facets.length > 0 && { aggs: countsOf(request) }),
  size,
  track_total_hits: true,
});
