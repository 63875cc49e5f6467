import type { Track } from '../../domain/catalog/track.ts';
import type { TrackSummary } from '../../domain/catalog/visibility.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';

/** Returns what the reader may see of tracks, by ID. Leaves out tracks that the reader may not see. */
export const trackSummaries = async (
  library: TrackLibrary,
  trackIds: readonly TrackId[],
  summaryFor: (track: Track) => TrackSummary | undefined,
): Promise<ReadonlyMap<TrackId, TrackSummary>> => {
  const tracks = await library.findMany([...new Set(trackIds)]);
  return new Map(
    tracks.flatMap((track) => {
      const summary = summaryFor(track);
      return summary ? [[track.trackId, summary] as const] : [];
    }),
  );
};
