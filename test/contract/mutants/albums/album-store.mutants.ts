import type { AlbumStore } from '../../../../src/ports/driven/albums/album-store.ts';
import { without } from '../../../support/effects.ts';
import type { AlbumsView } from '../../albums/album-store.contract.ts';

const broken =
  (break_: (real: AlbumStore) => Partial<AlbumStore>) =>
  (view: AlbumsView): AlbumsView => ({
    ...view,
    albumStore: { ...view.albumStore, ...break_(view.albumStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const albumStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: AlbumsView) => AlbumsView;
}[] = [
  {
    title: 'a limit that is ignored',
    by: ['adds as many albums of twenty concurrent callers as allowed'],
    of: broken((real) => ({
      add: (addition) => real.add({ ...addition, guards: { fewerThan: 1_000 } }),
    })),
  },
  {
    title: 'a version that is not checked',
    by: ['accepts one of twenty changes of the same version', 'removes an album that has not changed, once'],
    of: broken((real) => {
      const now = async (id: Parameters<AlbumStore['find']>[0]) => (await real.find(id))?.version ?? 0;
      return {
        change: async (change) => {
          for (;;) {
            const version = await now(change.album.albumId);
            const album = { ...change.album, version: version + 1 };
            const outcome = await real.change({ ...change, album, guards: { version } });
            if (outcome !== 'guard-failed') return outcome;
          }
        },
        remove: async (removal) =>
          real.remove({ ...removal, guards: { version: await now(removal.album.albumId) } }),
      };
    }),
  },
  {
    title: 'a change without its note',
    by: ['accepts one of twenty changes of the same version'],
    of: broken((real) => ({ change: (change) => real.change(without('audit', change)) })),
  },
  {
    title: 'a UPC that any number of albums have',
    by: ['lets one album of an account have a UPC'],
    of: broken((real) => ({
      add: async (addition) => {
        const { upc: _, ...album } = addition.album;
        const outcome = await real.add(addition);
        return typeof outcome === 'object' ? real.add({ ...addition, album }) : outcome;
      },
    })),
  },
  {
    title: 'covers that are not checked',
    by: ['shows confirmed covers only, and keeps an image that an album shows'],
    of: broken((real) => ({
      change: async (change) => {
        const outcome = await real.change(change);
        const { cover: _, ...album } = change.album;
        return outcome === 'guard-failed' ? real.change({ ...change, album }) : outcome;
      },
    })),
  },
  {
    title: 'albums of a profile in the order in which they were created',
    by: ['lists albums of an account newest first, and of a profile by release date'],
    of: broken((real) => ({
      ofArtist: async (artistId, page) => {
        const { items } = await real.ofArtist(artistId, { ...page, limit: 100 });
        return { items: items.toSorted((a, b) => b.createdAt - a.createdAt) };
      },
    })),
  },
];
