import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { TrackId } from '../../domain/shared/ids.ts';
import { isDuplicateKey } from './outage.ts';
import type { ClientSession, Store } from './store.ts';

/**
 * A transaction reads a snapshot: that a track has not changed when the license of it is committed needs a document that
 * both would write. The track itself would make every license of a well-known one conflict with every other. So a fixed
 * number of small documents stands for all tracks: each track has eight of them, a license touches one of these (by its
 * platform), as does an appeal (by its decision), a change of the track touches all eight.
 */
interface GuardDocument {
  readonly _id: string;
  readonly touched: number;
}

const guards = 4_096;
const ofEachTrack = 8;

const nameOf = (n: number): string => `g${n % guards}`;
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
const guardsOf = (trackId: TrackId): readonly string[] => {
  const first = numberOf(trackId);
  return Array.from({ length: ofEachTrack }, (_, n) => nameOf(first + n));
};

const collectionOf = (store: Store) => store.collection<GuardDocument>('track_guards');

/** Conflicts with every change of the tracks that is not committed before this transaction began. */
export const leanOnTracks = async (
  store: Store,
  session: ClientSession,
  trackIds: readonly TrackId[],
  by: string,
): Promise<void> => {
  if (trackIds.length === 0) return;
  const place = numberOf(by) % ofEachTrack;
  const mine = new Set(trackIds.map((trackId) => guardsOf(trackId)[place] ?? nameOf(0)));
  await collectionOf(store).updateMany({ _id: { $in: [...mine] } }, { $inc: { touched: 1 } }, { session });
};

/** Conflicts with every license of the track that is being granted, and every appeal that is submitted. */
export const moveTrack = async (store: Store, session: ClientSession, trackId: TrackId): Promise<void> => {
  const all = [...guardsOf(trackId)];
  await collectionOf(store).updateMany({ _id: { $in: all } }, { $inc: { touched: 1 } }, { session });
};

export const prepareTrackGuards = async (db: Db): Promise<void> => {
  const collection = db.collection<GuardDocument>('track_guards');
  const there = new Set(await collection.distinct('_id'));
  const missing = Array.from({ length: guards }, (_, n) => nameOf(n)).filter((name) => !there.has(name));
  if (missing.length === 0) return;
  try {
    const made = missing.map((_id) => ({ _id, touched: 0 }));
    await collection.insertMany(made, { ordered: false });
  } catch (error) {
    // Another process makes them too; whatever else failed is looked for again.
    if (!isDuplicateKey(error)) throw error;
    await prepareTrackGuards(db);
  }
};
