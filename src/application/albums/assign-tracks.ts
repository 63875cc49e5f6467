import type { Album } from '../../domain/albums/album.ts';
import { mainArtistIds, trackList } from '../../domain/albums/track-list.ts';
import type { ArtistId, TrackId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../ports/driven/artists/claim-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { AssignAlbumTracks } from '../../ports/driving/albums/albums.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { albumChange } from './edit-album.ts';
import { changeableAlbum } from './own-album.ts';

interface Owners {
  readonly artistStore: Pick<ArtistStore, 'findArtist'>;
  readonly claimStore: Pick<ClaimStore, 'claimedArtist'>;
}

interface Dependencies extends Owners {
  readonly albumStore: Pick<AlbumStore, 'find' | 'change'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly clock: Clock;
}

export const assignAlbumTracks =
  ({ albumStore, library, clock, ...owners }: Dependencies): AssignAlbumTracks =>
  ({ tracks, versions, ...own }) =>
    retryOnConflict(async () => {
      const found = await changeableAlbum(albumStore, own);
      if (!found.ok) return found;
      const before = found.value;
      const ids = tracks.map(({ trackId }) => trackId);
      const assigned = trackList(tracks, await ownedTracks({ library, ...owners }, before, ids));
      if (!assigned.ok) return assigned;
      const edited = { ...before, tracks: assigned.value };
      const change = albumChange(before, edited, { clock, member: own.caller.member });
      // A repeated request has the version from before the first one.
      if (!change) return ok(before);
      if (versions?.includes(before.version) === false) return fail({ kind: 'version-conflict' });
      const changed = await albumStore.change(change);
      return changed === 'changed' ? ok(change.album) : 'conflict';
    });

/** Returns which of the tracks credit a profile of the account as a main artist. */
const ownedTracks = async (
  { library, ...owners }: Owners & Pick<Dependencies, 'library'>,
  { accountId }: Pick<Album, 'accountId'>,
  ids: readonly TrackId[],
): Promise<ReadonlySet<TrackId>> => {
  const tracks = await library.findMany(ids);
  const artistIds = [...new Set(tracks.flatMap(mainArtistIds))];
  const accounts = await Promise.all(artistIds.map((artistId) => accountOf(owners, artistId)));
  const own = new Set(artistIds.filter((_, n) => accounts[n] === accountId));
  const owned = tracks.filter((track) => mainArtistIds(track).some((artistId) => own.has(artistId)));
  return new Set(owned.map(({ trackId }) => trackId));
};

/** Returns the account that has the profile of an artist whom tracks credit. */
const accountOf = async ({ artistStore, claimStore }: Owners, artistId: ArtistId) => {
  const claimed = await claimStore.claimedArtist(artistId);
  return (await artistStore.findArtist(claimed?.artistId ?? artistId))?.accountId;
};
