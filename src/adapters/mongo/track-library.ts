import { setImmediate as pause } from 'node:timers/promises';
import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { CatalogCommit, Committed, Delivery, TrackLibrary } from '../../ports/driven/track-library.ts';
import { note, noting } from './audit-log.ts';
import { headOf, nextVersion } from './catalog-head.ts';
import { post } from './mail-queue.ts';
import { rule } from './moderation-steps.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';
import { toDocument, tracksOf, type TrackDocument } from './track-document.ts';
import { moveTrack } from './track-guards.ts';
import { listTracks } from './track-lists.ts';
import { undone, type Undone } from './transaction.ts';

export interface PeaksDocument {
  readonly _id: TrackId;
  readonly sampleRate: number;
  readonly samplesPerPixel: number;
  readonly pairs: Uint8Array;
}

export interface AnalysisDocument {
  readonly _id: TrackId;
  readonly analysis: SoundAnalysis;
}

export interface DeliveryDocument {
  readonly _id: string;
  readonly fingerprint: string;
  readonly trackId: TrackId;
}

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
  tracks: tracksOf(store),
  peaks: store.collection<PeaksDocument>('peaks'),
  analyses: store.collection<AnalysisDocument>('analyses'),
  deliveries: store.collection<DeliveryDocument>('deliveries'),
});
type Collections = ReturnType<typeof collectionsOf>;

/** What stands in the way as the transaction sees it; whatever comes after that, moves the head and begins it anew. */
const failedGuard = async (
  { tracks, deliveries }: Collections,
  session: ClientSession,
  { track: { trackId, isrc }, guards, delivery }: CatalogCommit,
  kept: Pick<TrackDocument, 'catalogVersion'> | null,
): Promise<Exclude<Committed, { readonly outcome: 'committed' }> | undefined> => {
  const moved = { outcome: 'guard-failed', guard: 'version' } as const;
  if ((kept?.catalogVersion ?? 'absent') !== guards.catalogVersion) return moved;
  const delivered = delivery && (await deliveries.findOne({ _id: delivery.externalId }, { session }));
  if (delivered && delivered.trackId !== trackId) return moved;
  const holder = await tracks.findOne({ isrc }, { session, projection: { _id: 1 } });
  if (!holder || holder._id === trackId) return undefined;
  return { outcome: 'guard-failed', guard: 'isrc', holder: holder._id };
};

const commit = async (
  store: Store,
  collections: Collections,
  session: ClientSession,
  change: CatalogCommit,
): Promise<Committed | Undone<Committed>> => {
  const { track, guards, events, peaks, analysis, delivery, ruling, audit, mails = [] } = change;
  const { trackId } = track;
  const before = { session, projection: { catalogVersion: 1, pendingSince: 1 } };
  const kept = await collections.tracks.findOne({ _id: trackId }, before);
  const failed = await failedGuard(collections, session, change, kept);
  if (failed) return failed;
  const catalogVersion = await nextVersion(store, session);
  const committed = { ...track, catalogVersion };
  const document = toDocument(committed, kept?.pendingSince);
  if (guards.catalogVersion === 'absent') await collections.tracks.insertOne(document, { session });
  else {
    await moveTrack(store, session, trackId);
    await collections.tracks.replaceOne({ _id: trackId }, document, { session });
  }
  const replacing = { session, upsert: true };
  if (peaks) {
    await collections.peaks.replaceOne({ _id: trackId }, toPeaksDocument(trackId, peaks), replacing);
  }
  if (analysis) await collections.analyses.replaceOne({ _id: trackId }, { analysis }, replacing);
  if (delivery) {
    const { externalId } = delivery;
    const delivered = toDeliveryDocument(trackId, delivery);
    await collections.deliveries.replaceOne({ _id: externalId }, delivered, replacing);
  }
  const told = events.map((event) => ({ ...event, data: { ...event.data, catalogVersion } }));
  const moved = ruling && (await rule(store, session, ruling, committed));
  if (moved) return undone({ outcome: 'guard-failed', guard: moved });
  await tell(store, session, told);
  if (audit) await note(store, session, audit);
  await post(store, session, mails);
  return { outcome: 'committed', track: committed };
};

/** Asks the primary each time and keeps no copies: a takedown shows at once in every process. */
export const mongoTrackLibrary = (store: Store): TrackLibrary => {
  const collections = collectionsOf(store);
  const { tracks, peaks, analyses, deliveries } = collections;
  const only = { projection: { _id: 0, track: 1 } };
  return {
    commit: (change) =>
      noting(store, change.audit, () =>
        store.inTurn('catalog', () => store.commit((session) => commit(store, collections, session, change))),
      ),
    find: (id) => store.ask(async () => (await tracks.findOne({ _id: id }, only))?.track),
    findByIsrc: (isrc) => store.ask(async () => (await tracks.findOne({ isrc }, only))?.track),
    list: (filter, page) => store.ask(() => listTracks(store, filter, page)),
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
    analyses: (ids) =>
      store.ask(async () => {
        const found = await analyses
          .find({ _id: { $in: [...ids] } }, { batchSize: ids.length + 1 })
          .toArray();
        return new Map(found.map(({ _id, analysis }) => [_id, analysis]));
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
