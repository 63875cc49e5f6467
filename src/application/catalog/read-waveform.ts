import { waveformOf } from '../../domain/catalog/audio.ts';
import { available } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadWaveform } from '../../ports/driving/catalog.ts';

export const readWaveform =
  ({ library }: { readonly library: TrackLibrary }): ReadWaveform =>
  async ({ trackId, points }) => {
    const track = available(await library.find(trackId), trackId);
    if (!track.ok) return track;
    const peaks = (await library.peaks([trackId])).get(trackId);
    return peaks ? ok(waveformOf(peaks, points)) : fail({ kind: 'track-not-found', trackId });
  };
