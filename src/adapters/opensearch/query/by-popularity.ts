import type { SearchPosition, SearchRequest } from '../../../domain/catalog/search/search-criteria.ts';
import { positionOrder } from '../../../domain/catalog/search/search-matching.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Json } from '../client.ts';
import type { Plays } from './play-counts.ts';
import { positionsIn, type Asking } from './search-answer.ts';
import { orderOf, queryOf } from './search-body.ts';
import { sortingOf } from './sorting.ts';

/** The tracks of the first request; each further one has four times as many. */
const firstChunk = 1_000;

interface Search {
  readonly ask: Asking;
  readonly request: SearchRequest;
  readonly now: Instant;
  readonly plays: Plays;
  /** The most results of one request. */
  readonly maxAtOnce: number;
}

/** Returns the first `size` matches by ID, after an ID, among those that a further filter keeps. */
const matchesById = async (
  { ask, request, now }: Search,
  size: number,
  { after, among }: { readonly after?: SearchPosition | undefined; readonly among?: Json },
): Promise<readonly SearchPosition[]> => {
  const sorting = sortingOf(request);
  const { query, post_filter: own } = queryOf(request, now, sorting);
  const filter = [query, ...(own ? [own] : []), ...(among ? [among] : [])];
  const body = {
    query: { bool: { filter } },
    ...orderOf(sorting, 'asc', after),
    size,
    track_total_hits: false,
  };
  return positionsIn(await ask(body), sorting);
};

/** Matches among the played tracks, in order. */
async function* playedMatches(search: Search): AsyncGenerator<SearchPosition> {
  const { request, maxAtOnce } = search;
  const { after, order } = request;
  const inOrder = positionOrder(order);
  const played = search.plays.ordered(order).filter((place) => !after || inOrder(place, after) > 0);
  for (
    let from = 0, size = Math.min(firstChunk, maxAtOnce);
    from < played.length;
    from += size, size = Math.min(4 * size, maxAtOnce)
  ) {
    const chunk = played.slice(from, from + size);
    const among = { terms: { id: chunk.map(({ trackId }) => trackId) } };
    const matching = new Set(
      (await matchesById(search, chunk.length, { among })).map(({ trackId }) => trackId),
    );
    yield* chunk.filter(({ trackId }) => matching.has(trackId));
  }
}

/** Matches that were not played, by ID. */
async function* unplayedMatches(search: Search): AsyncGenerator<SearchPosition> {
  const { request, plays, maxAtOnce } = search;
  const { after: position, order } = request;
  if (position && position.value !== 0 && order === 'asc') return;
  let after = position?.value === 0 ? position : undefined;
  for (let size = Math.min(firstChunk, maxAtOnce); ; size = Math.min(4 * size, maxAtOnce)) {
    const page = await matchesById(search, size, { after });
    yield* page.filter(({ trackId }) => plays.of(trackId) === 0);
    after = page.at(-1);
    if (page.length < size) return;
  }
}

/** Returns the first `max` matches by popularity if there are few: all of them are sorted here. */
const ofFew = async (search: Search, total: number, max: number): Promise<readonly SearchPosition[]> => {
  const { after, order } = search.request;
  const inOrder = positionOrder(order);
  return (await matchesById(search, total, {}))
    .map(({ trackId }) => ({ value: search.plays.of(trackId), trackId }))
    .filter((place) => !after || inOrder(place, after) > 0)
    .sort(inOrder)
    .slice(0, max);
};

/**
 * Returns the first `max` matches by popularity after the request's position. Plays change too often to be in the index: few matches
 * are sorted here, and many are found among the played tracks in their order, then among the others.
 */
export const byPopularity = async (
  search: Search,
  total: number,
  max: number,
): Promise<readonly SearchPosition[]> => {
  if (total === 0) return [];
  if (total <= search.maxAtOnce) return ofFew(search, total, max);
  const parts = [playedMatches(search), unplayedMatches(search)];
  const hits: SearchPosition[] = [];
  for (const part of search.request.order === 'desc' ? parts : parts.toReversed()) {
    for await (const hit of part) {
      hits.push(hit);
      if (hits.length === max) return hits;
    }
  }
  return hits;
};
