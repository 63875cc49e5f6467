import { maxAlbums, withAlbumEdit } from '../../domain/albums/album.ts';
import { AlbumId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { CreateAlbum } from '../../ports/driving/albums/albums.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { actingProfileOrOnly } from '../artists/roster/acting-profile.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { namedCover } from './own-album.ts';

interface Dependencies {
  readonly albumStore: Pick<AlbumStore, 'add'>;
  readonly artistStore: Pick<ArtistStore, 'findArtist' | 'profiles'>;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const createAlbum =
  ({ albumStore, artistStore, imageStore, ids, clock }: Dependencies): CreateAlbum =>
  ({ caller, album: description, artistId: named, imageId, idempotencyKey }) => {
    const albumId = AlbumId(ids.next('album'));
    return retryOnConflict(async () => {
      const profile = await actingProfileOrOnly(artistStore, named, { caller, part: 'tracks' });
      if (!profile.ok) return profile;
      const { accountId, artistId } = profile.value;
      const cover = await namedCover(imageStore, { accountId }, imageId);
      if (!cover.ok) return cover;
      const now = clock.now();
      const owned = { albumId, accountId, artistId, tracks: [], createdAt: now, updatedAt: now, version: 1 };
      const album = withAlbumEdit({ ...description, ...owned }, cover.value);
      const subjects = [accountId, artistId, albumId];
      const added = await albumStore.add({
        album,
        guards: { fewerThan: maxAlbums },
        effects: {
          ...noted(artistNote(caller.member, now, 'create_album', { subjects })),
          idempotency: idempotencyFor(idempotencyKey, 201, albumId),
        },
      });
      if (added === 'albums-full') return fail({ kind: 'albums-full', limit: maxAlbums });
      if (added === 'guard-failed') return 'conflict';
      return added === 'added' ? ok(album) : fail({ kind: 'upc-used', albumId: added.usedBy });
    });
  };
