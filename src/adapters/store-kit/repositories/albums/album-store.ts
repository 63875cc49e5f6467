import { isDeepStrictEqual } from 'node:util';
import type { Album } from '../../../../domain/albums/album.ts';
import type { AlbumId } from '../../../../domain/shared/ids.ts';
import type {
  AlbumAddition,
  AlbumChange,
  AlbumRemoval,
  AlbumStore,
} from '../../../../ports/driven/albums/album-store.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import { albums, upcKey } from '../../collections/albums.ts';
import type { Index } from '../../collection.ts';
import { images } from '../../collections/media/images.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

const { byUpc, ofAccount, ofArtist } = albums.indexes;

// The deletion of an image has this lock, too, so that none begins while an album begins to show it.
const accountLock = ({ accountId }: Pick<Album, 'accountId'>) => exclusive('artist account', accountId);

/**
 * Returns why an album cannot be stored: its new cover is no confirmed image, or another album of the account has its new UPC. `before` is
 * its stored version.
 */
function* obstacleTo(
  { albumId, accountId, upc, cover }: Album,
  before?: Album,
): Steps<'guard-failed' | { readonly usedBy: AlbumId } | undefined> {
  if (cover && cover.imageId !== before?.cover?.imageId) {
    const [image] = yield* all(getBy(images.indexes.byImage, cover.imageId));
    if (image?.state !== 'ready') return 'guard-failed';
  }
  const key = upcKey(upc);
  if (key === undefined || key === upcKey(before?.upc)) return undefined;
  const [holder] = yield* all(getBy(byUpc, accountId, key));
  return holder && holder.albumId !== albumId ? { usedBy: holder.albumId } : undefined;
}

const add = program<AlbumAddition, Awaited<ReturnType<AlbumStore['add']>>>(
  'album-store.add',
  ({ album, effects }) => [accountLock(album), ...locksOf(effects)],
  function* ({ album, guards, effects }) {
    const [kept, own] = yield* all(
      get(albums, album.albumId),
      count(ofAccount, { equal: [album.accountId] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (own >= guards.fewerThan) return 'albums-full';
    const obstacle = yield* obstacleTo(album);
    if (obstacle) return obstacle;
    yield* conclude(effects, { beside: [insert(albums, album)] });
    return 'added';
  },
);

const change = program<AlbumChange, Awaited<ReturnType<AlbumStore['change']>>>(
  'album-store.change',
  ({ album, effects }) => [accountLock(album), ...locksOf(effects)],
  function* ({ album, guards, effects }) {
    const [kept] = yield* all(get(albums, album.albumId));
    // An attempt with an unknown outcome has committed it.
    if (kept && isDeepStrictEqual(kept, album)) return 'changed';
    if (kept?.version !== guards.version) return 'guard-failed';
    const obstacle = yield* obstacleTo(album, kept);
    if (obstacle) return obstacle;
    yield* all(replace(albums, album));
    yield* conclude(effects);
    return 'changed';
  },
);

const removal = program<AlbumRemoval, 'removed' | 'guard-failed'>(
  'album-store.remove',
  ({ album, effects }) => [accountLock(album), ...locksOf(effects)],
  function* ({ album: { albumId }, guards, effects }) {
    const [removed] = yield* all(remove(albums, [albumId], guards));
    if (!removed) return abort('guard-failed' as const);
    yield* conclude(effects);
    return 'removed';
  },
);

export const albumStorePrograms = [add, change, removal];

interface Listing {
  readonly index: Index<Album>;
  readonly id: string;
  readonly at: (album: Album) => string | number;
}

const listed = async (
  kernel: Kernel,
  { index, id, at }: Listing,
  { limit, after }: { readonly limit: number; readonly after?: ListPlace },
): Promise<ListPage<Album>> => {
  const found = await kernel.read(
    page(index, {
      ...{ equal: [id], limit: limit + 1, descending: true },
      ...(after && { after: [after.at, after.id] }),
    }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: at(last), id: last.albumId } }) };
};

export const albumStore = (kernel: Kernel): AlbumStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  remove: ({ album: { albumId, accountId }, ...removed }) =>
    kernel.run(removal, { album: { albumId, accountId }, ...removed }),
  find: (albumId) => kernel.read(get(albums, albumId)),
  ofAccount: (id, requested) =>
    listed(kernel, { index: ofAccount, id, at: ({ createdAt }) => createdAt }, requested),
  ofArtist: (id, requested) =>
    listed(kernel, { index: ofArtist, id, at: ({ releaseDate }) => releaseDate }, requested),
});
