import { available } from '../../domain/catalog/visibility.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadTrack } from '../../ports/driving/catalog.ts';

export const readTrack =
  ({ library }: { readonly library: TrackLibrary }): ReadTrack =>
  async (trackId) =>
    available(await library.find(trackId), trackId);
