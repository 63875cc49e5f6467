import { waveformOf } from '../../domain/catalog/audio.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadWaveformForStaff } from '../../ports/driving/media/review-media.ts';

export const readWaveformForStaff =
  ({ library }: { readonly library: TrackLibrary }): ReadWaveformForStaff =>
  async ({ trackId, points }) => {
    const peaks = (await library.peaks([trackId])).get(trackId);
    return peaks ? ok(waveformOf(peaks, points)) : fail({ kind: 'track-not-found', trackId });
  };
