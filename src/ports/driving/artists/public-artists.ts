import type { ArtistUnpublished, PublicArtist } from '../../../domain/artists/public-artist.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId } from '../../../domain/shared/ids.ts';
import type { FoundTracks } from '../catalog.ts';
import type { UseCase } from '../use-case.ts';

/** Returns an artist with a published track, by the ID of the profile or by an ID under which tracks credit the artist. */
export type ReadPublicArtist = UseCase<ArtistId, PublicArtist, ArtistUnpublished>;

/** Returns the published tracks of an artist, the newest first. */
export type ListArtistTracks = UseCase<
  { readonly artistId: ArtistId; readonly limit: number; readonly cursor?: string },
  FoundTracks,
  ArtistUnpublished | CursorInvalid
>;

/** Artists as platforms see them. */
export interface PublicArtists {
  readonly readPublicArtist: ReadPublicArtist;
  readonly listArtistTracks: ListArtistTracks;
}
