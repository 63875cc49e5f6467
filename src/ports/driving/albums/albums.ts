import type {
  Album,
  AlbumDescription,
  AlbumEdit,
  AlbumNotFound,
  AlbumsFull,
  AlbumTrack,
  CoverUnusable,
  UpcUsed,
} from '../../../domain/albums/album.ts';
import type { TrackListRejected } from '../../../domain/albums/track-list.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistIdNeeded, ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { AlbumId, ArtistId, ImageId } from '../../../domain/shared/ids.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** An album of the caller's account. */
export interface OwnAlbum {
  readonly caller: ArtistCaller;
  readonly albumId: AlbumId;
}

interface Changing extends OwnAlbum {
  /** The versions at which it may be changed; absent for any. */
  readonly versions?: readonly number[];
}
type ChangeRejected = ArtistRoleMissing | AlbumNotFound | VersionConflict | TooMuchContention;

/** Creates an album without tracks. The profile must be named if the account has several. */
export type CreateAlbum = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly album: AlbumDescription;
    readonly artistId?: ArtistId;
    /** The image of the cover. */
    readonly imageId?: ImageId;
    readonly idempotencyKey?: IdempotencyKey;
  },
  Album,
  | ArtistRoleMissing
  | ArtistNotFound
  | ArtistIdNeeded
  | CoverUnusable
  | UpcUsed
  | AlbumsFull
  | TooMuchContention
>;

export type EditAlbum = UseCase<
  Changing & {
    readonly edit: Omit<AlbumEdit, 'cover'>;
    /** The image of the cover; null removes the cover. */
    readonly imageId?: ImageId | null;
  },
  Album,
  ChangeRejected | CoverUnusable | UpcUsed
>;

/** Replaces the list of tracks of an album. */
export type AssignAlbumTracks = UseCase<
  Changing & { readonly tracks: readonly AlbumTrack[] },
  Album,
  ChangeRejected | TrackListRejected
>;

/** Deletes an album. Its tracks stay in the catalog. */
export type DeleteAlbum = UseCase<Changing, 'deleted', ChangeRejected>;

export type ReadAlbum = UseCase<OwnAlbum, Album, AlbumNotFound>;

/** Lists the albums of the account, newest first. */
export type ListAlbums = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly albums: readonly Album[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** A released album as platforms see it, with its available tracks. There is at least one. */
export interface PublicAlbum {
  readonly album: Album;
  readonly tracks: readonly (AlbumTrack & { readonly track: Track })[];
}

export type ReadPublicAlbum = UseCase<AlbumId, PublicAlbum, AlbumNotFound>;

/** Lists the released albums of an artist that have an available track, the latest release first. A page can have fewer than `limit`. */
export type ListArtistAlbums = UseCase<
  { readonly artistId: ArtistId; readonly limit: number; readonly cursor?: string | undefined },
  { readonly albums: readonly Album[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Albums of accounts of artists and labels. */
export interface Albums {
  readonly createAlbum: CreateAlbum;
  readonly editAlbum: EditAlbum;
  readonly assignAlbumTracks: AssignAlbumTracks;
  readonly deleteAlbum: DeleteAlbum;
  readonly readAlbum: ReadAlbum;
  readonly listAlbums: ListAlbums;
  readonly readPublicAlbum: ReadPublicAlbum;
  readonly listArtistAlbums: ListArtistAlbums;
}
