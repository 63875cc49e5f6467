import { ownedAlbum } from '../../domain/albums/album.ts';
import { ok } from '../../domain/shared/result.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ListAlbums, ReadAlbum } from '../../ports/driving/albums/albums.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies {
  readonly albumStore: Pick<AlbumStore, 'find' | 'ofAccount'>;
}

export const listAlbums =
  ({ albumStore, ...cursors }: Cursors & Dependencies): ListAlbums =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'albums', filter: { accountId }, cursor }, (after) =>
      albumStore.ofAccount(accountId, { limit, ...after }),
    );
    return page.ok ? ok({ albums: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const readAlbum =
  ({ albumStore }: Dependencies): ReadAlbum =>
  async ({ caller: { member }, albumId }) =>
    ownedAlbum(member, await albumStore.find(albumId));
