import { isReleased, type Album } from '../../domain/albums/album.ts';
import { available } from '../../domain/catalog/visibility.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../ports/driven/artists/claim-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ListPage } from '../../ports/driven/shared/list-page.ts';
import type { ListArtistAlbums, PublicAlbum, ReadPublicAlbum } from '../../ports/driving/albums/albums.ts';
import { knownArtist } from '../artists/public/known-artist.ts';
import { encryptedCursors, pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies {
  readonly albumStore: Pick<AlbumStore, 'find' | 'ofArtist'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly clock: Clock;
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

export const readPublicAlbum =
  ({ albumStore, library, clock }: Dependencies): ReadPublicAlbum =>
  async (albumId) => {
    const album = await albumStore.find(albumId);
    const shown = album && isReleased(album, clock.now()) && (await publicAlbum(library, album));
    return shown ? ok(shown) : fail({ kind: 'album-not-found' });
  };

/** The number of tracks that are read at a time until one of them is available: the first one usually is. */
const batchSize = 5;
/** The limit of tracks that are read for a page. The last album is examined whole. */
const tracksOfPage = 500;

/** Returns whether a track of the album is available, and how many were read. */
const examined = async (library: Dependencies['library'], { tracks }: Album) => {
  const ids = tracks.map(({ trackId }) => trackId);
  for (let from = 0; from < ids.length; from += batchSize) {
    const found = await library.findMany(ids.slice(from, from + batchSize));
    if (found.some((track) => available(track, track.trackId).ok))
      return { isShown: true, read: from + batchSize };
  }
  return { isShown: false, read: ids.length };
};

/** Returns the albums of a page that platforms see. A page that would read too many tracks ends early. */
const shownOf = async (
  { library, clock }: Pick<Dependencies, 'library' | 'clock'>,
  { items, next }: ListPage<Album>,
): Promise<ListPage<Album>> => {
  const shown: Album[] = [];
  let read = 0;
  for (const [n, album] of items.entries()) {
    if (!isReleased(album, clock.now())) continue;
    const { isShown, read: more } = await examined(library, album);
    if (isShown) shown.push(album);
    read += more;
    const { releaseDate: at, albumId: id } = album;
    if (read >= tracksOfPage && (next !== undefined || n < items.length - 1))
      return { items: shown, next: { at, id } };
  }
  return { items: shown, ...(next && { next }) };
};

interface ListDependencies extends Dependencies, Pick<Cursors, 'digest'> {
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
  readonly secretCipher: SecretCipher;
}

/** The cursors are encrypted: the place of an album that platforms do not see would name it. */
export const listArtistAlbums =
  ({ albumStore, digest, secretCipher, ...dependencies }: ListDependencies): ListArtistAlbums =>
  async ({ artistId: requested, limit, cursor }) => {
    const { artist } = await knownArtist(dependencies, requested);
    const artistId = artist?.artistId ?? requested;
    const page = await pageOf(
      { ...encryptedCursors(secretCipher, 'albums'), digest },
      { list: 'artist-albums', filter: { artistId }, cursor },
      async (after) => shownOf(dependencies, await albumStore.ofArtist(artistId, { limit, ...after })),
    );
    return page.ok ? ok({ albums: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };
