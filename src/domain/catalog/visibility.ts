import type { Picture } from '../images/variants.ts';
import type { TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { wasPublished, type ApprovedTrack, type Takedown, type TakenDownTrack, type Track } from './track.ts';

export type TrackNotFound = { readonly kind: 'track-not-found'; readonly trackId: TrackId };
export type TrackTakenDown = {
  readonly kind: 'track-taken-down';
  readonly trackId: TrackId;
  readonly takedown: Takedown;
};

/** Returns a track that partners have seen: approved, or approved before it was taken down. */
export const known = (
  track: Track | undefined,
  trackId: TrackId,
): Result<ApprovedTrack | TakenDownTrack, TrackNotFound> =>
  track && wasPublished(track) ? ok(track) : fail({ kind: 'track-not-found', trackId });

/** Returns a track that can be played and licensed now. */
export const available = (
  track: Track | undefined,
  trackId: TrackId,
): Result<ApprovedTrack, TrackNotFound | TrackTakenDown> => {
  const found = known(track, trackId);
  if (!found.ok) return found;
  return found.value.moderationStatus === 'taken_down'
    ? fail({ kind: 'track-taken-down', trackId, takedown: found.value.takedown })
    : ok(found.value);
};

/** Returns the cover that partners see with a track that is available now. */
export const visibleArtwork = (track: Track): Picture | undefined => {
  const found = available(track, track.trackId);
  return found.ok ? found.value.artwork : undefined;
};

/** The part of a track that lists of other records show, such as usage events. */
export interface TrackSummary {
  /** The title with the version, such as `Slow Harbour (Live)`. */
  readonly title: string;
  readonly artists: readonly string[];
  readonly artwork?: Picture;
}

/** Returns the summary of a track for staff. */
export const summaryOf = ({ title, version, artists, artwork }: Track): TrackSummary => ({
  title: version === undefined ? title : `${title} (${version})`,
  artists: artists.map(({ name }) => name),
  ...(artwork && { artwork }),
});

/** Returns the summary of a track that partners have seen, with its cover while it is available. */
export const visibleSummary = (track: Track): TrackSummary | undefined => {
  if (!known(track, track.trackId).ok) return undefined;
  const { artwork: _, ...summary } = summaryOf(track);
  const artwork = visibleArtwork(track);
  return { ...summary, ...(artwork && { artwork }) };
};
