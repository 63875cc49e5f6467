import { findingsOn } from '../../domain/enrichment/findings.ts';
import { matchOf, unmatched, type Candidates } from '../../domain/enrichment/matching.ts';
import type { EnrichmentRow, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import type { SearchCriteria, SearchPosition } from '../../domain/catalog/search/search-criteria.ts';
import type { ApprovedTrack, Track } from '../../domain/catalog/track.ts';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly index: CatalogIndex;
  readonly clock: Clock;
  readonly delay: Delay;
}

/**
 * The limit of tracks by words, among which those meant are selected: a title can be one of many with its
 * words. All are examined, because of two with the same name none is meant; beyond the limit only the newest.
 */
const [maxByWords, pageSize] = [1_000, 100];

/** Returns what the catalog contains for each row; null if its audio must be analyzed. */
export const matchRows =
  ({ library, index, clock, delay }: Dependencies) =>
  async (rows: readonly (EnrichmentRow & { readonly hasAudio: boolean })[]) => {
    const search = async (criteria: SearchCriteria, max: number): Promise<readonly Track[]> => {
      const found: Track[] = [];
      const limit = Math.min(max, pageSize);
      const first = { criteria, sort: 'newest', order: 'desc', limit, facets: [] } as const;
      let after: SearchPosition | undefined;
      for (let seen = 0; seen < max; seen += limit) {
        const { hits, hasMore } = await index.search({ ...first, ...(after && { after }) }, clock.now());
        found.push(...(await library.findMany(hits.map(({ trackId }) => trackId))));
        // Many searches in a row would block the event loop.
        await delay.after(0);
        after = hits.at(-1);
        if (!hasMore) break;
      }
      return found;
    };
    const candidatesOf = async ({ trackId, isrc, title, artist }: EnrichmentRow): Promise<Candidates> => {
      const byId = trackId === undefined ? undefined : await library.find(trackId);
      if (byId?.moderationStatus === 'approved') return { byId, byIsrc: [], byWords: [] };
      const byIsrc = isrc === undefined ? [] : await search({ isrc }, 1);
      const words = byIsrc.length === 0 && title !== undefined && artist !== undefined;
      return { byIsrc, byWords: words ? await search({ q: `${title} ${artist}` }, maxByWords) : [] };
    };
    const matchings = [];
    for (const row of rows) matchings.push({ row, matching: matchOf(row, await candidatesOf(row)) });
    const found: ApprovedTrack[] = matchings.flatMap(({ matching }) =>
      matching.outcome === 'matched' ? [matching.track] : [],
    );
    const analyses = await library.analyses([...new Set(found.map(({ trackId }) => trackId))]);
    return matchings.map(({ row, matching }): RowOutcome | null => {
      if (matching.outcome !== 'matched') return row.hasAudio ? null : unmatched(row, matching);
      const { track, by } = matching;
      const findings = findingsOn(track, analyses.get(track.trackId));
      return { status: 'matched', trackId: track.trackId, by, findings };
    });
  };
