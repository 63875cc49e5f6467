import type { Collection } from '../../../domain/collections/collection.ts';
import { collection } from '../collection.ts';
import { derived, text, whole } from '../members.ts';

/** Favorites and projects: the collections of tracks of platforms. */
export const trackCollections = collection<Collection>()('track_collections', {
  key: ['collectionId'],
  members: {
    collectionId: text,
    ownerId: derived(text, 1, ({ owner }: Collection) => owner.platformId),
    kind: text,
    version: whole,
  },
  indexes: { ofOwner: { on: ['ownerId', 'kind', 'collectionId'] } },
});
