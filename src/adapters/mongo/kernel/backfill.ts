import type { Db } from 'mongodb';
import type { AnyCollection, Collection } from '../../store-kit/collection.ts';
import { recordOf, replacement, type KeptDocument } from './documents.ts';

/** The progress of a backfill of a collection. */
interface BackfillDocument {
  readonly _id: string;
  /** The members to compute: another goal starts over. */
  readonly goal: string;
  readonly place: string | number;
}

export const backfillsIn = (db: Db) => db.collection<BackfillDocument>('kit_backfills');

/** The number of records that one command reads and another writes. */
const together = 100;

/**
 * Computes members of every record again, in the order of the keys. The position is stored after each batch,
 * so that the next run after an interruption continues there. A record that a program replaces meanwhile is
 * read again.
 */
export const backfill = async (
  db: Db,
  collection: Collection<never>,
  goal: string,
  check: () => void,
): Promise<number> => {
  const documents = db.collection<KeptDocument>(collection.name);
  const begun = await backfillsIn(db).findOne({ _id: collection.name, goal });
  let place = begun?.place;
  for (let filled = 0; ;) {
    check();
    const found = await documents
      .find(place === undefined ? {} : { _id: { $gt: place } }, { projection: { doc: 1 } })
      .sort({ _id: 1 })
      .limit(together)
      .toArray();
    const last = found.at(-1);
    if (!last) {
      await backfillsIn(db).deleteOne({ _id: collection.name });
      return filled;
    }
    const { matchedCount } = await documents.bulkWrite(
      found.map(({ _id, doc }) => ({
        updateOne: { filter: { _id, doc }, update: replacement(collection, recordOf({ doc })) },
      })),
      { ordered: false },
    );
    if (matchedCount < found.length) continue;
    place = last._id;
    filled += found.length;
    await backfillsIn(db).updateOne({ _id: collection.name }, { $set: { goal, place } }, { upsert: true });
  }
};

/** Adds the counts that an index orders by to every counter. */
export const beginCounts = async (db: Db, collection: AnyCollection): Promise<void> => {
  if (collection.kind !== 'counts') return;
  const ordered = Object.values<{ readonly highestFirst: readonly string[] }>(collection.indexes);
  for (const name of new Set(ordered.flatMap(({ highestFirst }) => highestFirst)))
    await db.collection(collection.name).updateMany({ [name]: { $exists: false } }, { $set: { [name]: 0 } });
};
