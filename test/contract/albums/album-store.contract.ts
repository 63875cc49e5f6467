import type { AlbumStore } from '../../../src/ports/driven/albums/album-store.ts';
import type { ListPage, ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import type { Album } from '../../../src/domain/albums/album.ts';
import {
  albumId,
  anAlbum,
  anAlbumAddition,
  anAlbumChange,
  anAlbumRemoval,
} from '../../support/albums/album-records.ts';
import { accountId, artistProfileId } from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { anImageOf, aPicture } from '../../support/images/image-records.ts';
import { noteOf, sent, confirmation, type ImagesView } from '../images/images-view.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface AlbumsView extends ImagesView {
  readonly albumStore: AlbumStore;
}

const deletion = { now: noon + 5_000, audit: noteOf('artist.delete_image') };

const added = async ({ albumStore }: AlbumsView, ...all: readonly Album[]): Promise<void> => {
  for (const [n, album] of all.entries())
    expect(await albumStore.add(anAlbumAddition(album, n))).toBe('added');
};

/** Confirms images of the first account. */
const covers = async (view: AlbumsView, ...numbers: readonly number[]): Promise<void> => {
  await sent(view, ...numbers);
  for (const n of numbers) await view.imageStore.confirm(anImageOf(n).uploadId, confirmation(n));
};

const notesOf = async ({ auditLog }: AlbumsView): Promise<readonly string[]> =>
  (await auditLog.entries({ after: 0, limit: 100 })).map(({ action }) => action);

const walked = async (
  page: (asked: { readonly limit: number; readonly after?: ListPlace }) => Promise<ListPage<Album>>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let after: ListPlace | undefined; ;) {
    const { items, next } = await page({ limit: 2, ...(after && { after }) });
    found.push(...items.map((album) => album.albumId));
    if (!next) return found;
    after = next;
  }
};

/** The promises of every store of albums: see `AlbumStore`. */
export const albumStoreContract = (open: OpenWorld<AlbumsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns an album as it was added, with its note', async (view) => {
      const { upc: _, label: __, ...rest } = anAlbum({ tracks: [] }, 2);
      await added(view, anAlbum(), rest);
      expect(await view.albumStore.find(albumId())).toEqual(anAlbum());
      expect(await view.albumStore.find(albumId(2))).toEqual(rest);
      expect(await view.albumStore.find(albumId(3))).toBeUndefined();
      expect(await notesOf(view)).toEqual(['artist.create_album', 'artist.create_album']);
      expect(await view.albumStore.add(anAlbumAddition(anAlbum(), 1))).toBe('added');
      expect(await notesOf(view)).toHaveLength(2);
    }),

    policy('adds as many albums of twenty concurrent callers as allowed', async (view, concurrently) => {
      await added(view, anAlbum({ accountId: accountId(2) }, 99));
      const outcomes = await concurrently(20, ({ albumStore }, n) =>
        albumStore.add(anAlbumAddition(anAlbum({}, n), n, 3)),
      );
      expect(outcomes.filter((each) => each === 'added')).toHaveLength(3);
      expect(outcomes.filter((each) => each === 'albums-full')).toHaveLength(17);
    }),

    policy('lets one album of an account have a UPC', async (view, concurrently) => {
      const upc = '4006381333931';
      const outcomes = await concurrently(10, ({ albumStore }, n) =>
        albumStore.add(anAlbumAddition(anAlbum({ upc }, n), n)),
      );
      const winner = outcomes.indexOf('added') + 1;
      expect(outcomes.filter((each) => each === 'added')).toHaveLength(1);
      expect(outcomes.find((each) => each !== 'added')).toEqual({ usedBy: albumId(winner) });
      await added(view, anAlbum({ accountId: accountId(2), upc }, 20), anAlbum({}, 21));
      const taking = anAlbumChange(anAlbum({ upc }, 21), 1);
      expect(await view.albumStore.change(taking)).toEqual({ usedBy: albumId(winner) });
      const keeping = anAlbumChange(anAlbum({ upc, title: 'Other' }, winner), 2);
      expect(await view.albumStore.change(keeping)).toBe('changed');
      expect(await view.albumStore.remove(anAlbumRemoval(anAlbum({}, winner), 3, 2))).toBe('removed');
      expect(await view.albumStore.change(taking)).toBe('changed');
    }),

    policy('knows a UPC as its EAN, and keeps what a change leaves as it was', async (view) => {
      const { albumStore } = view;
      await covers(view, 1);
      await added(view, anAlbum({ upc: '036000291452', cover: aPicture(1) }), anAlbum({}, 2));
      const same = { ...anAlbum({}, 2), upc: '0036000291452' };
      expect(await albumStore.change(anAlbumChange(same, 1))).toEqual({ usedBy: albumId(1) });
      const edit = anAlbumChange(anAlbum({ upc: '036000291452', cover: aPicture(1), title: 'Other' }), 2);
      for (let time = 0; time < 2; time++) expect(await albumStore.change(edit)).toBe('changed');
      expect((await notesOf(view)).filter((action) => action === 'artist.edit_album')).toHaveLength(1);
      const late = anAlbumChange(anAlbum({ upc: '100000000002' }), 3);
      expect(await albumStore.change(late)).toBe('guard-failed');
    }),

    policy('accepts one of twenty changes of the same version', async (view, concurrently) => {
      await added(view, anAlbum());
      const outcomes = await concurrently(20, ({ albumStore }, n) =>
        albumStore.change(anAlbumChange(anAlbum({ title: `Title ${n}` }), n)),
      );
      expect(outcomes.filter((each) => each === 'changed')).toHaveLength(1);
      expect(outcomes.filter((each) => each === 'guard-failed')).toHaveLength(19);
      expect(await view.albumStore.find(albumId())).toEqual(
        anAlbum({ title: `Title ${outcomes.indexOf('changed') + 1}`, version: 2 }),
      );
      expect((await notesOf(view)).filter((action) => action === 'artist.edit_album')).toHaveLength(1);
    }),

    policy('removes an album that has not changed, once', async (view) => {
      await added(view, anAlbum());
      const { albumStore } = view;
      await albumStore.change(anAlbumChange(anAlbum(), 1));
      expect(await albumStore.remove(anAlbumRemoval(anAlbum(), 1))).toBe('guard-failed');
      expect(await albumStore.find(albumId())).toBeDefined();
      expect(await albumStore.remove(anAlbumRemoval(anAlbum(), 2, 2))).toBe('removed');
      expect(await albumStore.remove(anAlbumRemoval(anAlbum(), 3, 2))).toBe('guard-failed');
      expect(await albumStore.find(albumId())).toBeUndefined();
      expect((await notesOf(view)).filter((action) => action === 'artist.delete_album')).toHaveLength(1);
    }),

    policy('shows confirmed covers only, and keeps an image that an album shows', async (view) => {
      await covers(view, 1, 2);
      const { albumStore, imageStore } = view;
      const shows = (n: number) => anAlbum({ cover: aPicture(n) });
      expect(await albumStore.add(anAlbumAddition(shows(3), 1))).toBe('guard-failed');
      await added(view, shows(1));
      expect(await imageStore.withdraw(anImageOf(), deletion)).toBe('shown');
      expect(await albumStore.change(anAlbumChange(shows(3), 1))).toBe('guard-failed');
      expect(await albumStore.change(anAlbumChange(shows(2), 2))).toBe('changed');
      expect(await imageStore.withdraw(anImageOf(), deletion)).toMatchObject({ state: 'deleting' });
      expect(await albumStore.change(anAlbumChange(shows(1), 3, 2))).toBe('guard-failed');
      expect(await albumStore.find(albumId())).toMatchObject({ cover: aPicture(2), version: 2 });
      expect(await albumStore.remove(anAlbumRemoval(shows(2), 4, 2))).toBe('removed');
      expect(await imageStore.withdraw(anImageOf(2), deletion)).toMatchObject({ state: 'deleting' });
    }),

    policy('lists albums of an account newest first, and of a profile by release date', async (view) => {
      const dated = (n: number, releaseDate: string, changes: Partial<Album> = {}) =>
        anAlbum({ releaseDate, ...changes }, n);
      const other = { artistId: artistProfileId(2) };
      await added(
        view,
        dated(1, '2026-05-01'),
        dated(2, '2026-07-01'),
        dated(3, '2026-05-01'),
        dated(4, '2026-06-01', other),
        dated(5, '2026-06-01', { ...other, accountId: accountId(2) }),
        dated(6, '2020-01-01'),
      );
      const { albumStore } = view;
      const ids = (...numbers: readonly number[]) => numbers.map((n) => albumId(n));
      expect(await walked((page) => albumStore.ofAccount(accountId(), page))).toEqual(ids(6, 4, 3, 2, 1));
      expect(await walked((page) => albumStore.ofArtist(artistProfileId(), page))).toEqual(ids(2, 3, 1, 6));
      expect(await walked((page) => albumStore.ofArtist(artistProfileId(2), page))).toEqual(ids(5, 4));
      expect(await walked((page) => albumStore.ofArtist(artistProfileId(3), page))).toEqual([]);
    }),
  ];
};

/** The promises of a store when an album begins to show an image while the image is deleted, or the other way round. */
export const interleavedAlbumsContract = (
  open: OpenWorld<AlbumsView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const deleted = async ({ imageStore }: AlbumsView) =>
    typeof (await imageStore.withdraw(anImageOf(), deletion)) === 'object';
  const shown = async ({ albumStore }: AlbumsView) =>
    (await albumStore.change(anAlbumChange(anAlbum({ cover: aPicture(1) }), 1))) === 'changed';
  return (
    [
      ['image-store.withdraw', deleted, shown],
      ['album-store.change', shown, deleted],
    ] as const
  ).flatMap(([name, run, other]) =>
    [1, 2, 3].map((step) =>
      policy(
        `shows a cover or deletes it, not both, at step ${step} of ${name}`,
        async (view, concurrently) => {
          await covers(view, 1);
          await added(view, anAlbum());
          let meanwhile: readonly boolean[] = [];
          const first = await view.between({ name, step, run: () => run(view) }, async () => {
            meanwhile = await concurrently(1, (each) => other(each));
          });
          expect([first, ...meanwhile].filter((succeeded) => succeeded)).toHaveLength(1);
        },
      ),
    ),
  );
};
