import type { Track } from '../../domain/catalog/track.ts';
import type { TrackSummary } from '../../domain/catalog/visibility.ts';
import type { Fee } from '../../domain/fees/fee.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListedFee } from '../../ports/driving/fees/fees.ts';
import { trackSummaries } from '../catalog/track-summaries.ts';

/** Returns fees with their tracks, as far as the reader may see these. */
export const feesWithTracks = async (
  library: TrackLibrary,
  fees: readonly Fee[],
  summaryFor: (track: Track) => TrackSummary | undefined,
): Promise<readonly ListedFee[]> => {
  const ids = fees.map(({ trackId }) => trackId);
  const tracks = await trackSummaries(library, ids, summaryFor);
  return fees.map((fee) => {
    const track = tracks.get(fee.trackId);
    return { fee, ...(track && { track }) };
  });
};
