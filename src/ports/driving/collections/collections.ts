import type { Collection, Project } from '../../../domain/collections/collection.ts';
import type {
  CollectionEdit,
  FavoritesFixed,
  ListedTrack,
  Placing,
  TooManyTracks,
} from '../../../domain/collections/editing.ts';
import type { ListedNow } from '../../../domain/collections/listing.ts';
import type { TrackNotFound, TrackTakenDown } from '../../../domain/catalog/visibility.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { CollectionId, TrackId } from '../../../domain/shared/ids.ts';
import type { Caller } from '../access.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { GrantEnded } from '../platforms.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

export type { FavoritesFixed, TooManyTracks };

/** A collection of the caller's platform, by its ID or as its favorites. */
export interface OwnCollection {
  readonly caller: Caller;
  readonly collection: CollectionId | 'favorites';
}

export type CollectionNotFound = { readonly kind: 'collection-not-found' };
export type TooManyCollections = { readonly kind: 'too-many-collections'; readonly limit: number };
type Unlistable = TrackNotFound | TrackTakenDown;

/** A collection with the current state of its tracks in the catalog. */
export interface CollectionNow {
  readonly collection: Collection;
  readonly tracks: readonly ListedNow[];
}

interface Edit extends OwnCollection {
  /** The versions at which the edit may be made; absent for any. */
  readonly versions?: readonly number[];
}
type EditRejected = CollectionNotFound | VersionConflict | GrantEnded | TooMuchContention;

/** A project in a list. */
export interface ListedProject {
  readonly project: Project;
  /** The tracks of its cover. */
  readonly firstTracks: readonly ListedNow[];
}

export interface CollectionPage {
  /** The projects, the last created first. */
  readonly projects: readonly ListedProject[];
  readonly nextCursor: string | null;
}
export type ListCollections = UseCase<
  { readonly caller: Caller; readonly limit: number; readonly cursor?: string },
  CollectionPage,
  CursorInvalid
>;

/** Favorites that were never written are empty. */
export type ReadCollection = UseCase<OwnCollection, CollectionNow, CollectionNotFound>;

/** Every track must be available. */
export type CreateProject = UseCase<
  {
    readonly caller: Caller;
    readonly name: string;
    readonly note?: string;
    readonly tracks: readonly ListedTrack[];
    readonly idempotencyKey?: IdempotencyKey;
  },
  CollectionNow,
  Unlistable | TooManyTracks | TooManyCollections | GrantEnded
>;

/** Tracks that the edit adds must be available; those that were in the list may stay. */
export type EditCollection = UseCase<
  Edit & { readonly edit: CollectionEdit },
  CollectionNow,
  EditRejected | Unlistable | TooManyTracks | FavoritesFixed
>;

/** Adds, moves or annotates a track. A track that is not in the collection must be available. */
export type PlaceTrack = UseCase<Edit & Placing, CollectionNow, EditRejected | Unlistable | TooManyTracks>;

/** Succeeds also if the collection does not contain the track. */
export type DropTrack = UseCase<Edit & { readonly trackId: TrackId }, CollectionNow, EditRejected>;

export type DeleteCollection = UseCase<Edit, 'deleted', EditRejected | FavoritesFixed>;

/** Lists of tracks that a platform keeps. */
export interface Collections {
  readonly listCollections: ListCollections;
  readonly readCollection: ReadCollection;
  readonly createProject: CreateProject;
  readonly editCollection: EditCollection;
  readonly placeTrack: PlaceTrack;
  readonly dropTrack: DropTrack;
  readonly deleteCollection: DeleteCollection;
}
