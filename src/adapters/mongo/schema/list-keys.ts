import type { Db, Document } from 'mongodb';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import { keysOf as keysOfPlatform } from '../platform-registry.ts';
import { keysOf as keysOfTrack } from '../track-document.ts';

/** Written at a time. */
const atOnce = 1_000;

const nameKeys = async (
  db: Db,
  name: string,
  lacking: string,
  keysOf: (document: Document) => object,
): Promise<void> => {
  const collection = db.collection(name);
  const found = collection.find({ [lacking]: { $exists: false } }, { batchSize: atOnce });
  let updates: { updateOne: { filter: Document; update: Document } }[] = [];
  for await (const document of found) {
    const update = { $set: keysOf(document) };
    updates.push({ updateOne: { filter: { _id: document._id }, update } });
    if (updates.length < atOnce) continue;
    await collection.bulkWrite(updates);
    updates = [];
  }
  if (updates.length > 0) await collection.bulkWrite(updates);
};

/** Gives platforms and tracks of an earlier version the keys that lists compare. */
export const nameListKeys = async (db: Db): Promise<void> => {
  await nameKeys(db, 'platforms', 'nameKey', ({ platform }) => keysOfPlatform(platform as Platform));
  await nameKeys(db, 'tracks', 'titleKey', ({ track }) => keysOfTrack(track as Track));
};
