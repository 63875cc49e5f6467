import type { Album } from '../../domain/albums/album.ts';
import { available } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../ports/driven/artists/claim-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListArtistAlbums, PublicAlbum, ReadPublicAlbum } from '../../ports/driving/albums/albums.ts';
import { knownArtist } from '../artists/public/known-artist.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies {
  readonly albumStore: Pick<AlbumStore, 'find' | 'ofArtist'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
}

/** Returns an album with its available tracks, or undefined if it has none. */
const publicAlbum = async (
  library: Dependencies['library'],
  album: Album,
): Promise<PublicAlbum | undefined> => {
  const found = await library.findMany(album.tracks.map(({ trackId }) => trackId));
  const byId = new Map(found.map((track) => [track.trackId, track]));
  const tracks = album.tracks.flatMap((place) => {
    const track = available(byId.get(place.trackId), place.trackId);
    return track.ok ? [{ ...place, track: track.value }] : [];
  });
  return tracks.length > 0 ? { album, tracks } : undefined;
};

/** The number of tracks that are read at a time until one of them is available: the first one usually is. */
const fewTracks = 5;

const hasAvailableTrack = async (library: Dependencies['library'], { tracks }: Album): Promise<boolean> => {
  const ids = tracks.map(({ trackId }) => trackId);
  for (let from = 0; from < ids.length; from += fewTracks) {
    const found = await library.findMany(ids.slice(from, from + fewTracks));
    if (found.some((track) => available(track, track.trackId).ok)) return true;
  }
  return false;
};

export const readPublicAlbum =
  ({ albumStore, library }: Dependencies): ReadPublicAlbum =>
  async (albumId) => {
    const album = await albumStore.find(albumId);
    const shown = album && (await publicAlbum(library, album));
    return shown ? ok(shown) : fail({ kind: 'album-not-found' });
  };

export const listArtistAlbums =
  ({
    albumStore,
    library,
    artistStore,
    claimStore,
    ...cursors
  }: Dependencies &
    Cursors & { readonly artistStore: ArtistStore; readonly claimStore: ClaimStore }): ListArtistAlbums =>
  async ({ artistId: requested, limit, cursor }) => {
    const { artist } = await knownArtist({ artistStore, claimStore }, requested);
    const artistId = artist?.artistId ?? requested;
    const page = await pageOf(cursors, { list: 'artist-albums', filter: { artistId }, cursor }, (after) =>
      albumStore.ofArtist(artistId, { limit, ...after }),
    );
    if (!page.ok) return page;
    const albums: Album[] = [];
    for (const album of page.value.items) if (await hasAvailableTrack(library, album)) albums.push(album);
    return ok({ albums, nextCursor: page.value.nextCursor });
  };
