import type { SearchRequest } from '../../../domain/catalog/search/search-criteria.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { SearchPage } from '../../../ports/driven/catalog/catalog-index.ts';
import { byPopularity } from './by-popularity.ts';
import type { Plays } from './play-counts.ts';
import { facetsIn, positionsIn, type Asking, type SearchLimits } from './search-answer.ts';
import { searchBody } from './search-body.ts';
import { sortingOf } from './sorting.ts';

/** Returns a page with one request, or with several if it is sorted by popularity. */
export const searching =
  (
    begin: () => Asking,
    playsAt: (now: Instant) => Promise<Plays>,
    { maxAtOnce }: Pick<SearchLimits, 'maxAtOnce'>,
  ) =>
  async (request: SearchRequest, now: Instant): Promise<SearchPage> => {
    const ask = begin();
    const { facets, limit, sort } = request;
    const isPopular = sort === 'popularity';
    const sorting = sortingOf(request);
    const { after, ...fromStart } = request;
    const first = isPopular ? fromStart : request;
    const answer = await ask(searchBody(first, now, sorting, isPopular ? 0 : limit + 1));
    const total = answer.hits.total?.value ?? 0;
    const found = isPopular
      ? await byPopularity({ ask, request, now, plays: await playsAt(now), maxAtOnce }, total, limit + 1)
      : positionsIn(answer, sorting);
    return {
      hits: found.slice(0, limit),
      hasMore: found.length > limit,
      total,
      facets: facetsIn(answer, facets),
    };
  };
