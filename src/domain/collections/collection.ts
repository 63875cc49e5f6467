import type { Instant } from '../shared/calendar.ts';
import { CollectionId, idPrefixes, type PlatformId, type TrackId } from '../shared/ids.ts';

/** The owner of a collection. All members and credentials of a platform share its collections. */
export interface CollectionOwner {
  readonly type: 'platform';
  readonly platformId: PlatformId;
}

export interface CollectedTrack {
  readonly trackId: TrackId;
  readonly note?: string;
  readonly addedAt: Instant;
}

interface CollectionRecord {
  readonly collectionId: CollectionId;
  readonly owner: CollectionOwner;
  /** The tracks in their order, each once. They stay when they are taken down. */
  readonly tracks: readonly CollectedTrack[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** The number of commits that changed this record. */
  readonly version: number;
}

/** The favorites of an owner, who always has them: they have no name and cannot be deleted. */
export interface Favorites extends CollectionRecord {
  readonly kind: 'favorites';
}

/** Tracks that an owner chose for a purpose, such as a film. */
export interface Project extends CollectionRecord {
  readonly kind: 'project';
  readonly name: string;
  readonly note?: string;
}

/** An ordered list of tracks. */
export type Collection = Favorites | Project;
export const collectionKinds = ['favorites', 'project'] as const satisfies readonly Collection['kind'][];

/** The number of tracks that the cover of a collection shows. */
export const coverTracks = 4;
export const maxTracks = 200;
export const maxProjects = 500;

/**
 * Returns the ID of the favorites of a platform: it has the ULID of the platform, so that a platform has one
 * list of favorites, also if two requests write it first.
 */
export const favoritesIdOf = (platformId: PlatformId): CollectionId =>
  CollectionId(`${idPrefixes.collection}${platformId.slice(platformId.indexOf('_'))}`);

/** Returns the favorites of a platform that are not stored, because they are empty. Their version is 0. */
export const emptyFavorites = (owner: CollectionOwner, createdAt: Instant): Favorites => ({
  kind: 'favorites',
  collectionId: favoritesIdOf(owner.platformId),
  owner,
  tracks: [],
  createdAt,
  updatedAt: createdAt,
  version: 0,
});
