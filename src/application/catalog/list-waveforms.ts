import { waveformOf } from '../../domain/catalog/audio.ts';
import { available } from '../../domain/catalog/visibility.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListWaveforms } from '../../ports/driving/catalog.ts';

export const listWaveforms =
  ({ library }: { readonly library: TrackLibrary }): ListWaveforms =>
  async ({ trackIds, points }) => {
    const tracks = await library.findMany([...new Set(trackIds)]);
    const ids = tracks.filter((track) => available(track, track.trackId).ok).map(({ trackId }) => trackId);
    const peaks = await library.peaks(ids);
    return ok(
      ids.flatMap((trackId) => {
        const one = peaks.get(trackId);
        return one ? [{ trackId, waveform: waveformOf(one, points) }] : [];
      }),
    );
  };
