import { z } from 'zod';
import type { FacetName, SearchPosition } from '../../../domain/catalog/search/search-criteria.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { SearchPage } from '../../../ports/driven/catalog/catalog-index.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { Json, SearchServer } from '../client.ts';
import type { Sorting } from './sorting.ts';

const counted = z.object({
  values: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
});
const answer = z.object({
  timed_out: z.boolean(),
  hits: z.object({
    /** Absent if the request does not count. */
    total: z.object({ value: z.number() }).optional(),
    hits: z.array(z.object({ sort: z.array(z.unknown()) })),
  }),
  aggregations: z.record(z.string(), counted).optional(),
});
export type SearchAnswer = z.infer<typeof answer>;

export interface SearchLimits {
  /** The most results of one request, which is also the server's limit. */
  readonly maxAtOnce: number;
  /** The most requests for one page. */
  readonly maxRequests: number;
}

/** Sends a request. A result that would lack shards or time is none: it throws `Unavailable`. */
export type Asking = (body: Json) => Promise<SearchAnswer>;

/**
 * Returns what sends the requests for one page: all of them to the index that is served at the beginning, together within the time
 * limit of a search. Throws `Unavailable` if there is no index, and for a request too many.
 */
export const asking =
  (
    { ask, timeouts }: SearchServer,
    serving: () => string | undefined,
    { maxRequests }: Pick<SearchLimits, 'maxRequests'>,
  ) =>
  (): Asking => {
    const index = serving();
    if (index === undefined) throw new Unavailable('the catalog is still loading');
    const signal = AbortSignal.timeout(timeouts.search);
    let requests = 0;
    return async (body) => {
      requests += 1;
      if (requests > maxRequests) throw new Unavailable('the search needs too many requests');
      const { body: read } = await ask({
        method: 'POST',
        path: `/${index}/_search`,
        query: { allow_partial_search_results: 'false', request_cache: 'false' },
        body: { _source: false, timeout: `${timeouts.search}ms`, ...body },
        kind: 'search',
        signal,
      });
      const found = answer.parse(read);
      if (found.timed_out) throw new Unavailable('the search server does not respond in time');
      return found;
    };
  };

/** Returns the hits of an answer in order. */
export const positionsIn = ({ hits }: SearchAnswer, { by, valueOf }: Sorting): readonly SearchPosition[] =>
  hits.hits.map(({ sort }) => ({
    value: by === undefined ? 0 : valueOf(sort[0]),
    trackId: TrackId(String(sort.at(-1))),
  }));

const byCount = (a: { value: string; count: number }, b: { value: string; count: number }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/** Returns the counts of the facets, the highest first. */
export const facetsIn = (
  { aggregations }: SearchAnswer,
  facets: readonly FacetName[],
): SearchPage['facets'] =>
  Object.fromEntries(
    facets.map((facet) => {
      const buckets = aggregations?.[facet]?.values.buckets ?? [];
      return [facet, buckets.map(({ key, doc_count: count }) => ({ value: key, count })).sort(byCount)];
    }),
  );
