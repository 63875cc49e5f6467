import type { TrackViews } from '../../ports/driven/catalog/track-views.ts';
import type { ReadTrack } from '../../ports/driving/catalog.ts';

export const readTrack =
  ({ views }: { readonly views: TrackViews }): ReadTrack =>
  (trackId) =>
    views.find(trackId);
