import { emptyFavorites, favoritesIdOf, type Collection } from '../../domain/collections/collection.ts';
import { listedNow } from '../../domain/collections/listing.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { CollectionStore } from '../../ports/driven/collections/collection-store.ts';
import type {
  CollectionNotFound,
  CollectionNow,
  OwnCollection,
} from '../../ports/driving/collections/collections.ts';

/** Returns a collection of the caller's own platform; any other returns the same as a missing one. */
export const ownCollection = async (
  collectionStore: CollectionStore,
  { caller: { platform }, collection }: OwnCollection,
): Promise<Result<Collection, CollectionNotFound>> => {
  const { platformId } = platform;
  const favoritesId = favoritesIdOf(platformId);
  const collectionId = collection === 'favorites' ? favoritesId : collection;
  const stored = await collectionStore.find(platformId, collectionId);
  if (stored) return ok(stored);
  return collectionId === favoritesId
    ? ok(emptyFavorites({ type: 'platform', platformId }, platform.createdAt))
    : fail({ kind: 'collection-not-found' });
};

/** Returns a collection with the current state of its tracks in the catalog. */
export const collectionNow = async (
  library: TrackLibrary,
  collection: Collection,
): Promise<CollectionNow> => {
  const tracks = await library.findMany(collection.tracks.map(({ trackId }) => trackId));
  return { collection, tracks: listedNow(collection.tracks, tracks) };
};
