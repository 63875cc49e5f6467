import { changedAlbum, withAlbumEdit, type Album } from '../../domain/albums/album.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AlbumChange, AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteAlbum, EditAlbum } from '../../ports/driving/albums/albums.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { changeableAlbum, namedCover } from './own-album.ts';

interface Dependencies {
  readonly albumStore: Pick<AlbumStore, 'find' | 'change' | 'remove'>;
  readonly clock: Clock;
}

/** Returns the commit of the next version of an album, or undefined if nothing changes. */
export const albumChange = (
  before: Album,
  edited: Album,
  { clock, member }: { readonly clock: Clock; readonly member: ArtistMember },
): AlbumChange | undefined => {
  const changes = changedAlbum(before, edited);
  if (changes.length === 0) return undefined;
  const { accountId, artistId, albumId, version } = before;
  const updatedAt = clock.now();
  return {
    album: { ...edited, updatedAt, version: version + 1 },
    guards: { version },
    effects: noted(
      artistNote(member, updatedAt, 'edit_album', {
        subjects: [accountId, artistId, albumId],
        detail: { changed: changes.join(', ') },
      }),
    ),
  };
};

export const editAlbum =
  ({
    albumStore,
    imageStore,
    clock,
  }: Dependencies & { readonly imageStore: Pick<ImageStore, 'findImage'> }): EditAlbum =>
  ({ edit, imageId, ...own }) =>
    retryOnConflict(async () => {
      const found = await changeableAlbum(albumStore, own);
      if (!found.ok) return found;
      const cover = await namedCover(imageStore, found.value, imageId);
      if (!cover.ok) return cover;
      const edited = withAlbumEdit(found.value, { ...edit, ...cover.value });
      const change = albumChange(found.value, edited, { clock, member: own.caller.member });
      if (!change) return ok(found.value);
      const changed = await albumStore.change(change);
      if (changed === 'guard-failed') return 'conflict';
      return changed === 'changed' ? ok(change.album) : fail({ kind: 'upc-used', albumId: changed.usedBy });
    });

export const deleteAlbum =
  ({ albumStore, clock }: Dependencies): DeleteAlbum =>
  (own) => {
    let attempts = 0;
    return retryOnConflict(async () => {
      const found = await changeableAlbum(albumStore, own);
      // An attempt with an unknown outcome, or another caller, has deleted it meanwhile.
      if (!found.ok)
        return attempts++ > 0 && found.failure.kind === 'album-not-found' ? ok('deleted') : found;
      attempts++;
      const { accountId, artistId, albumId, version } = found.value;
      const removed = await albumStore.remove({
        album: found.value,
        guards: { version },
        effects: noted(
          artistNote(own.caller.member, clock.now(), 'delete_album', {
            subjects: [accountId, artistId, albumId],
          }),
        ),
      });
      return removed === 'removed' ? ok('deleted') : 'conflict';
    });
  };
