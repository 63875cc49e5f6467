import type { Instant } from '../shared/calendar.ts';
import type { CollectionId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  maxTracks,
  type CollectedTrack,
  type Collection,
  type CollectionOwner,
  type Project,
} from './collection.ts';

export type TooManyTracks = { readonly kind: 'too-many-tracks'; readonly limit: number };
/** Favorites have neither a name nor a note, and always exist. */
export type FavoritesFixed = { readonly kind: 'favorites-fixed' };

/** A track as callers list it. */
export interface ListedTrack {
  readonly trackId: TrackId;
  readonly note?: string;
}

/** Returns the tracks of a list, each once at its first place, which keep the time at which they were added. */
const collected = (
  listed: readonly ListedTrack[],
  before: readonly CollectedTrack[],
  now: Instant,
): Result<readonly CollectedTrack[], TooManyTracks> => {
  const addedAt = new Map(before.map((track) => [track.trackId, track.addedAt]));
  const once = new Map<TrackId, CollectedTrack>();
  for (const { trackId, note } of listed) {
    if (once.has(trackId)) continue;
    const added = addedAt.get(trackId) ?? now;
    once.set(trackId, { trackId, ...(note !== undefined && { note }), addedAt: added });
  }
  return once.size > maxTracks ? fail({ kind: 'too-many-tracks', limit: maxTracks }) : ok([...once.values()]);
};

const changed = <Changed extends Collection>(
  collection: Changed,
  part: Partial<Changed>,
  now: Instant,
): Changed => ({ ...collection, ...part, updatedAt: now, version: collection.version + 1 });

export interface NewProject {
  readonly collectionId: CollectionId;
  readonly owner: CollectionOwner;
  readonly name: string;
  readonly note?: string;
  readonly tracks: readonly ListedTrack[];
  readonly now: Instant;
}

export const newProject = ({
  tracks: listed,
  now,
  ...project
}: NewProject): Result<Project, TooManyTracks> => {
  const tracks = collected(listed, [], now);
  if (!tracks.ok) return tracks;
  return ok({
    kind: 'project',
    ...project,
    tracks: tracks.value,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
};

export interface CollectionEdit {
  readonly name?: string;
  /** Null removes the note. */
  readonly note?: string | null;
  /** Replaces the list of tracks. */
  readonly tracks?: readonly ListedTrack[];
}

/** Returns a collection with the members of an edit. */
export const withEdit = (
  collection: Collection,
  { name, note, tracks: listed }: CollectionEdit,
  now: Instant,
): Result<Collection, TooManyTracks | FavoritesFixed> => {
  const tracks = listed ? collected(listed, collection.tracks, now) : ok(collection.tracks);
  if (!tracks.ok) return tracks;
  if (collection.kind === 'favorites')
    return name === undefined && note === undefined
      ? ok(changed(collection, { tracks: tracks.value }, now))
      : fail({ kind: 'favorites-fixed' });
  const { note: before, ...rest } = collection;
  const after = note === undefined ? before : (note ?? undefined);
  return ok(
    changed<Project>(
      rest,
      {
        tracks: tracks.value,
        ...(name !== undefined && { name }),
        ...(after !== undefined && { note: after }),
      },
      now,
    ),
  );
};

export interface Placing {
  readonly trackId: TrackId;
  /** Null removes the note; absent keeps it. */
  readonly note?: string | null;
  /** From 1; beyond the end means the end. Absent: where the track is, or at the end if it is new. */
  readonly position?: number;
}

/**
 * Returns a collection with a track at a place; the same object if nothing changes. Other tracks keep their
 * order.
 */
export const withTrack = (
  collection: Collection,
  { trackId, note, position }: Placing,
  now: Instant,
): Result<Collection, TooManyTracks> => {
  const { tracks } = collection;
  const at = tracks.findIndex((track) => track.trackId === trackId);
  const before = tracks[at];
  if (!before && tracks.length >= maxTracks) return fail({ kind: 'too-many-tracks', limit: maxTracks });
  const kept = note === undefined ? before?.note : (note ?? undefined);
  const others = tracks.filter((track) => track !== before);
  const place = Math.min(
    position === undefined ? (before ? at : others.length) : position - 1,
    others.length,
  );
  if (before && place === at && kept === before.note) return ok(collection);
  const track = { trackId, ...(kept !== undefined && { note: kept }), addedAt: before?.addedAt ?? now };
  return ok(changed(collection, { tracks: others.toSpliced(place, 0, track) }, now));
};

/** Returns a collection without a track; the same object if it does not contain the track. */
export const withoutTrack = (collection: Collection, trackId: TrackId, now: Instant): Collection => {
  const tracks = collection.tracks.filter((track) => track.trackId !== trackId);
  return tracks.length === collection.tracks.length ? collection : changed(collection, { tracks }, now);
};

/** Returns the tracks of a list that a collection does not contain. */
export const addedTo = (
  collection: Pick<Collection, 'tracks'> | undefined,
  listed: readonly ListedTrack[],
): readonly TrackId[] => {
  const contained = new Set(collection?.tracks.map(({ trackId }) => trackId));
  return listed.map(({ trackId }) => trackId).filter((trackId) => !contained.has(trackId));
};
