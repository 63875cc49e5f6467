import { setImmediate as pause } from 'node:timers/promises';
import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { CatalogCommit, Committed, Delivery, TrackLibrary } from '../../ports/driven/track-library.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';
import { moveTrack } from './track-guards.ts';

export interface TrackDocument {
  readonly _id: TrackId;
  readonly catalogVersion: number;
  readonly isrc: string;
  readonly moderationStatus: Track['moderationStatus'];
  readonly takedownAt: Instant | null;
  readonly track: Track;
}

interface HeadDocument {
  readonly _id: 'catalog';
  readonly version: number;
}

export interface PeaksDocument {
  readonly _id: TrackId;
  readonly sampleRate: number;
  readonly samplesPerPixel: number;
  readonly pairs: Uint8Array;
}

export interface DeliveryDocument {
  readonly _id: string;
  readonly fingerprint: string;
  readonly trackId: TrackId;
}

export const toDocument = (track: Track): TrackDocument => ({
  _id: track.trackId,
  catalogVersion: track.catalogVersion,
  isrc: track.isrc,
  moderationStatus: track.moderationStatus,
  takedownAt: track.moderationStatus === 'taken_down' ? track.updatedAt : null,
  track,
});

export const toPeaksDocument = (
  trackId: TrackId,
  { sampleRate, samplesPerPixel, pairs }: PeakData,
): PeaksDocument => ({
  _id: trackId,
  sampleRate,
  samplesPerPixel,
  pairs: new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength),
});

export const toDeliveryDocument = (
  trackId: TrackId,
  { externalId, fingerprint }: Delivery,
): DeliveryDocument => ({ _id: externalId, fingerprint, trackId });

export const peaksOf = ({ sampleRate, samplesPerPixel, pairs }: PeaksDocument): PeakData => ({
  sampleRate,
  samplesPerPixel,
  pairs: new Int8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength),
});

/** Records of a page made between two turns of the event loop: a millisecond or two. */
const decodedInOneGo = 50;

const collectionsOf = (store: Store) => ({
  tracks: store.collection<TrackDocument>('tracks'),
  head: store.collection<HeadDocument>('catalog_head'),
  peaks: store.collection<PeaksDocument>('peaks'),
  deliveries: store.collection<DeliveryDocument>('deliveries'),
});
type Collections = ReturnType<typeof collectionsOf>;

/** What stands in the way as the transaction sees it; whatever comes after that, moves the head and begins it anew. */
const failedGuard = async (
  { tracks, deliveries }: Collections,
  session: ClientSession,
  { track: { trackId, isrc }, guards, delivery }: CatalogCommit,
): Promise<Exclude<Committed, { readonly outcome: 'committed' }> | undefined> => {
  const moved = { outcome: 'guard-failed', guard: 'version' } as const;
  const kept = await tracks.findOne({ _id: trackId }, { session, projection: { catalogVersion: 1 } });
  if ((kept?.catalogVersion ?? 'absent') !== guards.catalogVersion) return moved;
  const delivered = delivery && (await deliveries.findOne({ _id: delivery.externalId }, { session }));
  if (delivered && delivered.trackId !== trackId) return moved;
  const holder = await tracks.findOne({ isrc }, { session, projection: { _id: 1 } });
  if (!holder || holder._id === trackId) return undefined;
  return { outcome: 'guard-failed', guard: 'isrc', holder: holder._id };
};

/** Of all commits at once one gets it; the others begin anew on what that one left. */
const nextVersion = async ({ head }: Collections, session: ClientSession): Promise<number> => {
  const next = { $inc: { version: 1 } };
  const moved = await head.findOneAndUpdate({ _id: 'catalog' }, next, { session, returnDocument: 'after' });
  if (!moved) throw new Error('the database has no catalog_head');
  return moved.version;
};

const commit = async (
  store: Store,
  collections: Collections,
  session: ClientSession,
  change: CatalogCommit,
): Promise<Committed> => {
  const { track, guards, events, peaks, delivery } = change;
  const { trackId } = track;
  const failed = await failedGuard(collections, session, change);
  if (failed) return failed;
  const catalogVersion = await nextVersion(collections, session);
  const committed = { ...track, catalogVersion };
  const document = toDocument(committed);
  if (guards.catalogVersion === 'absent') await collections.tracks.insertOne(document, { session });
  else {
    await moveTrack(store, session, trackId);
    await collections.tracks.replaceOne({ _id: trackId }, document, { session });
  }
  const replacing = { session, upsert: true };
  if (peaks) {
    await collections.peaks.replaceOne({ _id: trackId }, toPeaksDocument(trackId, peaks), replacing);
  }
  if (delivery) {
    const { externalId } = delivery;
    const delivered = toDeliveryDocument(trackId, delivery);
    await collections.deliveries.replaceOne({ _id: externalId }, delivered, replacing);
  }
  const told = events.map((event) => ({ ...event, data: { ...event.data, catalogVersion } }));
  await tell(store, session, told);
  return { outcome: 'committed', track: committed };
};

const catalogHead = { _id: 'catalog' } as const;

export const headOf = async (store: Store): Promise<number> =>
  (await collectionsOf(store).head.findOne(catalogHead))?.version ?? 0;

/** To the highest version that is there, where it is below it: tracks came from another store. */
export const raiseHead = async (store: Store): Promise<void> => {
  const { tracks, head } = collectionsOf(store);
  const last = await tracks.findOne({}, { sort: { catalogVersion: -1 }, projection: { catalogVersion: 1 } });
  if (last) await head.updateOne(catalogHead, { $max: { version: last.catalogVersion } });
};

export const resetHead = async (store: Store): Promise<void> => {
  await collectionsOf(store).head.updateOne(catalogHead, { $set: { version: 0 } });
};

/** Asks the primary each time and keeps no copies: a takedown shows at once in every process. */
export const mongoTrackLibrary = (store: Store): TrackLibrary => {
  const collections = collectionsOf(store);
  const { tracks, peaks, deliveries } = collections;
  const only = { projection: { _id: 0, track: 1 } };
  return {
    commit: (change) =>
      store.inTurn('catalog', () => store.commit((session) => commit(store, collections, session, change))),
    find: (id) => store.ask(async () => (await tracks.findOne({ _id: id }, only))?.track),
    findMany: (ids) =>
      store.ask(async () => {
        const found = await tracks.find({ _id: { $in: [...ids] } }, only).toArray();
        const byId = new Map(found.map(({ track }) => [track.trackId, track]));
        return ids.map((id) => byId.get(id)).filter((track) => track !== undefined);
      }),
    peaks: (id) =>
      store.ask(async () => {
        const found = await peaks.findOne({ _id: id }, { promoteBuffers: true });
        return found ? peaksOf(found) : undefined;
      }),
    delivered: (externalId) =>
      store.ask(async () => {
        const found = await deliveries.findOne({ _id: externalId });
        return found ? { externalId, fingerprint: found.fingerprint, trackId: found.trackId } : undefined;
      }),
    changes: (after, limit) =>
      store.ask(async () => {
        const later = tracks.find({ catalogVersion: { $gt: after } }, { ...only, batchSize: limit });
        const read: Track[] = [];
        for await (const { track } of later.sort({ catalogVersion: 1 }).limit(limit)) {
          if (read.push(track) % decodedInOneGo === 0) await pause();
        }
        return read;
      }),
    head: () => store.ask(() => headOf(store)),
    lastTakedownBefore: (at) =>
      store.ask(async () => {
        const last = await tracks.findOne(
          { catalogVersion: { $gt: 0 }, takedownAt: { $gte: 0, $lt: at } },
          { sort: { catalogVersion: -1 }, hint: 'tracks_down', projection: { _id: 0, catalogVersion: 1 } },
        );
        return last?.catalogVersion ?? 0;
      }),
  };
};
