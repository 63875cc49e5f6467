import type { Track } from '../catalog/track.ts';
import { available, known, type TrackNotFound, type TrackTakenDown } from '../catalog/visibility.ts';
import type { TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { CollectedTrack } from './collection.ts';

/**
 * Whether a track of a collection can be played and licensed now: `unavailable` if it waits for a decision or
 * was rejected.
 */
export const listingStatuses = ['available', 'taken_down', 'unavailable'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** A track of a collection as the catalog has it now. */
export interface ListedNow extends CollectedTrack {
  readonly status: ListingStatus;
  /** Present if partners have seen the track. */
  readonly track?: Track;
}

const byId = (tracks: readonly Track[]): ReadonlyMap<TrackId, Track> =>
  new Map(tracks.map((track) => [track.trackId, track]));

/** Returns the tracks of a collection with their current state in the catalog. */
export const listedNow = (
  collected: readonly CollectedTrack[],
  catalog: readonly Track[],
): readonly ListedNow[] => {
  const tracks = byId(catalog);
  return collected.map((entry) => {
    const found = known(tracks.get(entry.trackId), entry.trackId);
    if (!found.ok) return { ...entry, status: 'unavailable' };
    const status = found.value.moderationStatus === 'taken_down' ? 'taken_down' : 'available';
    return { ...entry, status, track: found.value };
  });
};

/** Fails with the first track that cannot be added, because it is not available now. */
export const requireAvailable = (
  trackIds: readonly TrackId[],
  catalog: readonly Track[],
): Result<'available', TrackNotFound | TrackTakenDown> => {
  const tracks = byId(catalog);
  for (const trackId of trackIds) {
    const found = available(tracks.get(trackId), trackId);
    if (!found.ok) return fail(found.failure);
  }
  return ok('available');
};
