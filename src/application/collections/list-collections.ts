import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { ListCollections, ReadCollection } from '../../ports/driving/collections/collections.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { collectionNow, ownCollection } from './own-collection.ts';

export const listCollections =
  ({
    collectionStore,
    ...cursors
  }: Cursors & { readonly collectionStore: CollectionStore }): ListCollections =>
  async ({ caller: { platform }, limit, cursor }) => {
    const { platformId } = platform;
    const page = await pageOf(cursors, { list: 'collections', filter: { platformId }, cursor }, (after) =>
      collectionStore.list(platformId, { limit, ...after }),
    );
    if (!page.ok) return page;
    return ok({ projects: page.value.items, nextCursor: page.value.nextCursor });
  };

export const readCollection =
  ({
    collectionStore,
    library,
  }: {
    readonly collectionStore: CollectionStore;
    readonly library: TrackLibrary;
  }): ReadCollection =>
  async (own) => {
    const found = await ownCollection(collectionStore, own);
    return found.ok ? ok(await collectionNow(library, found.value)) : found;
  };
