import { coverTracks } from '../../domain/collections/collection.ts';
import { listedNow } from '../../domain/collections/listing.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type { ListCollections, ReadCollection } from '../../ports/driving/collections/collections.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { collectionNow, ownCollection } from './own-collection.ts';

export const listCollections =
  ({
    collectionStore,
    library,
    ...cursors
  }: Cursors & {
    readonly collectionStore: CollectionStore;
    readonly library: TrackLibrary;
  }): ListCollections =>
  async ({ caller: { platform }, limit, cursor }) => {
    const { platformId } = platform;
    const page = await pageOf(cursors, { list: 'collections', filter: { platformId }, cursor }, (after) =>
      collectionStore.list(platformId, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const found = items.map((project) => ({ project, first: project.tracks.slice(0, coverTracks) }));
    const trackIds = found.flatMap(({ first }) => first.map(({ trackId }) => trackId));
    const catalog = await library.findMany([...new Set(trackIds)]);
    const projects = found.map(({ project, first }) => ({ project, firstTracks: listedNow(first, catalog) }));
    return ok({ projects, nextCursor });
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
