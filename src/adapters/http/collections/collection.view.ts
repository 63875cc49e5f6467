import type { Collection as Recorded } from '../../../domain/collections/collection.ts';
import type { ListedNow } from '../../../domain/collections/listing.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { CollectionNow } from '../../../ports/driving/collections/collections.ts';
import { trackView } from '../catalog/track.view.ts';
import type { Collection, CollectionSummary, CollectionTrack } from './collection.schemas.ts';

const headView = (collection: Recorded) => ({
  collectionId: collection.collectionId,
  kind: collection.kind,
  ...(collection.kind === 'project' && {
    name: collection.name,
    ...(collection.note !== undefined && { note: collection.note }),
  }),
  trackCount: collection.tracks.length,
  createdAt: timestamp(collection.createdAt),
  updatedAt: timestamp(collection.updatedAt),
});

const entryView = ({ trackId, note, addedAt, status }: ListedNow) => ({
  trackId,
  ...(note !== undefined && { note }),
  addedAt: timestamp(addedAt),
  status,
});

export const collectionView = ({ collection, tracks }: CollectionNow): Collection => ({
  ...headView(collection),
  tracks: tracks.map(entryView),
});

/** The number of tracks that a cover shows. */
const covers = 4;

export const summaryView = (collection: Recorded): CollectionSummary => ({
  ...headView(collection),
  firstTrackIds: collection.tracks.slice(0, covers).map(({ trackId }) => trackId),
});

/** Returns a track of a collection. `base` is the public URL of the service. */
export const collectionTrackView = (listed: ListedNow, base: string): CollectionTrack => {
  const { status, track } = listed;
  return {
    ...entryView(listed),
    ...(track && {
      title: track.version === undefined ? track.title : `${track.title} (${track.version})`,
      artists: track.artists.map(({ name }) => name),
    }),
    ...(track && status === 'available' && { track: trackView(track, base) }),
  };
};
