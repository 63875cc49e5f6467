import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { SearchCriteria, SearchRequest } from '../../../domain/catalog/search/search-criteria.ts';
import type { CatalogIndex, SearchPage } from '../../../ports/driven/catalog/catalog-index.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import { countFacets, oneTurn, type Turns } from './query/facets.ts';
import { follow, type FollowedLibrary } from './follower.ts';
import { applyDueTerms, type IndexedCatalog } from './indexed-catalog.ts';
import { matchesFor, scratchFor, type Matches, type Scratch } from './query/matching.ts';
import { nearest } from './query/nearest.ts';
import { pageOf } from './query/paging.ts';
import type { PlayCounts } from './query/popularity.ts';
import { keptSearches } from './kept-searches.ts';
import { snapshotKeeper, type SnapshotSettings } from './snapshot/snapshot-keeper.ts';
import { popularityKeeper } from './popularity-keeper.ts';
import { foundText, pageByRelevance, ranked } from './query/ranking.ts';
import { suggestionsFor } from './query/spelling.ts';
import { findText } from './query/text-search.ts';

interface Dependencies {
  readonly library: FollowedLibrary;
  /** The source of popularity; without it all tracks are equally popular. */
  readonly journal?: PlayCounts;
  readonly clock: Clock;
  /** Keeps the index in a file between processes. */
  readonly snapshot?: SnapshotSettings;
  /** How the counting of facets is cut. */
  readonly turns?: Turns;
}

export interface MemoryCatalogIndex extends CatalogIndex {
  /**
   * Returns whether the whole catalog has been loaded. Until then, a search waits for a while and then throws
   * `Unavailable`.
   */
  readonly ready: () => boolean;
  readonly close: () => void;
}

const timeoutMs = 5_000;
const saveCheckMs = 1_000;
/** The number of terms that take effect between two turns of the event loop. */
const perTurn = 2_000;

/** The scratch buffers may be overwritten as soon as this function returns, before its promise resolves. */
const search = async (
  catalog: IndexedCatalog,
  request: SearchRequest,
  [own, other]: readonly [Scratch, Scratch],
  turns: Turns | undefined,
): Promise<SearchPage> => {
  const { criteria, sort, limit } = request;
  const matched = findText(catalog, criteria.q);
  const text = matched && foundText(catalog, matched);
  const found = text && ranked(catalog, text, criteria, own);
  const matches = found ? found.matches : matchesFor(catalog, criteria, own);
  const pageOfMatches = () => {
    const by = sort === 'relevance' ? criteria.near : undefined;
    if (by) return nearest(catalog, matches, by.likeness, request, limit + 1);
    return found && sort === 'relevance'
      ? pageByRelevance(catalog, found, request, limit + 1)
      : pageOf(catalog, matches, request, limit + 1);
  };
  const coming = pageOfMatches();
  const matching = (wider: SearchCriteria): Matches =>
    text ? ranked(catalog, text, wider, other).matches : matchesFor(catalog, wider, other);
  const total = matches.count;
  const facets = await countFacets(catalog, request, matches, matching, turns);
  if (!facets)
    return search(catalog, request, [scratchFor(catalog, own), scratchFor(catalog, other)], oneTurn);
  const page = await coming;
  const finds = (q: string): boolean => {
    const corrected = findText(catalog, q);
    const wanted = { ...criteria, q };
    // The index may have grown in a pause since the buffers were made.
    const buffers = scratchFor(catalog, other);
    return !!corrected && ranked(catalog, foundText(catalog, corrected), wanted, buffers).matches.count > 0;
  };
  const suggestions = total === 0 && text ? await suggestionsFor(catalog, criteria.q ?? '', finds) : [];
  return {
    ...{ hits: page.slice(0, limit), hasMore: page.length > limit, total, facets },
    ...(suggestions.length > 0 && { suggestions }),
  };
};

/**
 * Returns an index of all approved tracks in the memory of this process: bitmaps, sorted columns and
 * postings, some 176 bytes for each track.
 */
export const memoryCatalogIndex = ({
  library,
  journal,
  clock,
  snapshot,
  turns,
}: Dependencies): MemoryCatalogIndex => {
  const keeper = snapshot && snapshotKeeper(snapshot, { library, clock });
  const follower = follow({ library, clock, ...(keeper && { restore: keeper.restore }) });
  const saving =
    keeper && setInterval(() => void keeper.save(follower), snapshot.checkMs ?? saveCheckMs).unref();
  let scratches: readonly [Scratch, Scratch] | undefined;
  const popular = journal && popularityKeeper(journal);
  const keptOr = keptSearches();

  const beginning = async (): Promise<void> => {
    const answered = new AbortController();
    const late = wait(timeoutMs, true, { signal: answered.signal, ref: false });
    try {
      const isLate = await Promise.race([follower.toHead(), late]);
      if (isLate) throw new Unavailable('the catalog is still loading');
    } finally {
      late.catch(() => undefined);
      answered.abort();
    }
  };

  return {
    search: async (request, now) => {
      if (!follower.ready()) await beginning();
      await follower.catchUp();
      const catalog = follower.catalog();
      if (request.sort === 'popularity') await popular?.(catalog, now);
      while (!applyDueTerms(catalog, now, perTurn)) await pause();
      return keptOr(catalog, request, () => {
        scratches = [scratchFor(catalog, scratches?.[0]), scratchFor(catalog, scratches?.[1])];
        return search(catalog, request, scratches, turns);
      });
    },
    ready: follower.ready,
    close: () => {
      clearInterval(saving);
      keeper?.close();
      follower.close();
    },
  };
};
