import { coverTracks, type Collection as Recorded } from '../../../domain/collections/collection.ts';
import type { ListedNow } from '../../../domain/collections/listing.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { CollectionNow, ListedProject } from '../../../ports/driving/collections/collections.ts';
import { trackView } from '../catalog/track.view.ts';
import { pictureView } from '../images/picture.view.ts';
import type { Collection, CollectionSummary, CollectionTrack } from './collection.schemas.ts';

const headView = (collection: Recorded, firstTracks: readonly ListedNow[], base: string) => ({
  collectionId: collection.collectionId,
  kind: collection.kind,
  ...(collection.kind === 'project' && {
    name: collection.name,
    ...(collection.note !== undefined && { note: collection.note }),
  }),
  trackCount: collection.tracks.length,
  firstTracks: firstTracks.map((listed) => coverView(listed, base)),
  createdAt: timestamp(collection.createdAt),
  updatedAt: timestamp(collection.updatedAt),
});

const coverView = ({ trackId, status, track }: ListedNow, base: string) => ({
  trackId,
  ...(status === 'available' && track?.artwork && { artwork: pictureView(base, track.artwork) }),
});

const entryView = ({ trackId, note, addedAt, status }: ListedNow) => ({
  trackId,
  ...(note !== undefined && { note }),
  addedAt: timestamp(addedAt),
  status,
});

/** Returns a collection with its tracks. `base` is the public URL of the service. */
export const collectionView = ({ collection, tracks }: CollectionNow, base: string): Collection => ({
  ...headView(collection, tracks.slice(0, coverTracks), base),
  tracks: tracks.map(entryView),
});

export const summaryView = ({ project, firstTracks }: ListedProject, base: string): CollectionSummary => ({
  ...headView(project, firstTracks, base),
  firstTrackIds: firstTracks.map(({ trackId }) => trackId),
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
