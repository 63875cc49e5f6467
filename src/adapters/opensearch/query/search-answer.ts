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

/** Sends one search. A result that would lack shards or time is none: it throws `Unavailable`. */
export const asking =
  ({ ask, timeouts }: SearchServer, index: string) =>
  async (body: Json): Promise<SearchAnswer> => {
    const { body: read } = await ask({
      method: 'POST',
      path: `/${index}/_search`,
      query: { allow_partial_search_results: 'false', request_cache: 'false' },
      body: { _source: false, timeout: `${timeouts.search}ms`, ...body },
      kind: 'search',
    });
    const found = answer.parse(read);
    if (found.timed_out) throw new Unavailable('the search server does not respond in time');
    return found;
  };
export type Asking = ReturnType<typeof asking>;

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
