import { replacementSearches } from '../../domain/catalog/search/similarity.ts';
import type { ApprovedTrack, Track } from '../../domain/catalog/track.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { CatalogIndex } from '../../ports/driven/catalog/catalog-index.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';

interface Dependencies {
  readonly index: CatalogIndex;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

/** Returns approved tracks that can replace one, the closest first; at most five. */
export type FindReplacements = (track: Track) => Promise<readonly ApprovedTrack[]>;

const offered = 5;

export const findReplacements =
  ({ index, library, clock }: Dependencies): FindReplacements =>
  async (track) => {
    const found = new Set<TrackId>();
    for (const search of replacementSearches(track)) {
      const limit = offered + found.size + 1;
      const request = { ...search, order: 'desc', limit, facets: [] } as const;
      const { hits } = await index.search(request, clock.now());
      for (const { trackId } of hits)
        if (trackId !== track.trackId && found.size < offered) found.add(trackId);
      if (found.size >= offered) break;
    }
    const records = await library.findMany([...found]);
    return records.filter((record) => record.moderationStatus === 'approved');
  };
