import type { Db, Document } from 'mongodb';
import type { AnyCollection, Index } from '../../store-kit/collection.ts';
import { holds } from '../../store-kit/collections/hold.ts';
import { conditionOf, fieldOf, orderOf } from './documents.ts';
import { letPrograms, lockNames, locksIn } from './locks.ts';
import { prepareRevisions } from './revisions.ts';

/** Unique members that may be absent, or have no value, are unique among the records that have them. */
const presentIn = ({ collection, unique, on }: Index<never>): Document =>
  unique
    ? Object.fromEntries(
        on
          .filter((name) => {
            const member = collection.members[name];
            return member?.optional === true || member?.several === true;
          })
          .map((name) => [fieldOf(collection, name), { $exists: true }]),
      )
    : {};

const describedIn = (index: Index<never>) => {
  const filter = { ...conditionOf(index), ...presentIn(index) };
  return {
    name: index.name,
    key: Object.fromEntries(orderOf(index, {})),
    ...(index.unique && { unique: true }),
    ...(Object.keys(filter).length > 0 && { partialFilterExpression: filter }),
  };
};

/** Makes the collections, indexes and locks that are missing. */
export const prepare = async (db: Db, collections: readonly AnyCollection[]): Promise<void> => {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  const existing = new Set(found.map(({ name }) => name));
  for (const collection of [holds, ...collections]) {
    if (!existing.has(collection.name)) await db.createCollection(collection.name);
    const indexes = Object.values<Index<never>>(collection.indexes)
      .filter(({ name }) => name !== 'key' || collection.key.length > 1)
      .map(describedIn);
    if (indexes.length > 0) await db.collection(collection.name).createIndexes(indexes);
  }
  await prepareRevisions(db, collections);
  const locks = locksIn(db);
  const there = new Set(await locks.distinct('_id'));
  const missing = lockNames.filter((name) => !there.has(name));
  if (missing.length > 0) await locks.insertMany(missing.map((_id) => ({ _id, taken: 0 })));
  if ((await db.collection(holds.name).countDocuments()) === 0) await letPrograms(db);
};
