import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { AnyCollection, Collection } from '../../store-kit/collection.ts';
import type { Expected } from '../../store-kit/program.ts';
import { addition } from './additions.ts';
import type { Named, Session } from './batched-reads.ts';
import { expectedIn, replacement, toDocument, valuesIn, wantedOf, type KeptDocument } from './documents.ts';
import { idIn } from './groups.ts';

type Id = string | number;

/**
 * Makes several writes of one kind to one collection with one command, or with two if some records may be
 * missing or a result is needed.
 */
export const batchedWritesOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const write = (
    collection: AnyCollection,
    writes: readonly AnyBulkWriteOperation<KeptDocument>[],
    within: Session,
  ) => documentsOf(collection).bulkWrite([...writes], { ...within, ordered: true });

  /** Returns the IDs of the writes whose record matches its condition. */
  const matching = async (
    collection: Collection<never>,
    wanted: readonly { readonly id: Id; readonly expected: Expected }[],
    within: Session,
  ): Promise<ReadonlySet<Id>> => {
    const conditions = wanted.map(({ id, expected }) => ({ ...expectedIn(collection, expected), _id: id }));
    const isPlain = wanted.every(({ expected }) => Object.keys(expected).length === 0);
    const filter = isPlain ? { _id: { $in: wanted.map(({ id }) => id) } } : { $or: conditions };
    const found = await documentsOf(collection)
      .find(filter, { ...within, projection: { _id: 1 } })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  };

  const wantedBy = (operations: readonly Named<'replace' | 'remove'>[]) =>
    operations.map((each) => ({ id: idIn(each), expected: each.expected }));

  const replace = async (operations: readonly Named<'replace'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { collection } = first;
    const isPlain = operations.every(({ expected }) => Object.keys(expected).length === 0);
    const there = isPlain ? undefined : await matching(collection, wantedBy(operations), within);
    const chosen = operations.filter((each) => there?.has(idIn(each)) ?? true);
    if (chosen.length === 0) return operations.map(() => false);
    const writes = chosen.map((each) => ({
      updateOne: { filter: { _id: idIn(each) }, update: replacement(collection, each.record) },
    }));
    const { matchedCount } = await write(collection, writes, within);
    const replaced =
      matchedCount === chosen.length
        ? new Set(chosen.map(idIn))
        : await matching(collection, wantedBy(chosen), within);
    return operations.map((each) => replaced.has(idIn(each)));
  };

  const remove = async (operations: readonly Named<'remove'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { collection } = first;
    const there = await matching(collection, wantedBy(operations), within);
    if (there.size > 0) await documentsOf(collection).deleteMany({ _id: { $in: [...there] } }, within);
    return operations.map((each) => there.has(idIn(each)));
  };

  const insert = async (operations: readonly Named<'insert'>[], within: Session) => {
    const [first] = operations;
    const documents = operations.map(({ collection, record }) => toDocument(collection, record));
    if (first) await documentsOf(first.collection).insertMany(documents, within);
    return operations.map(() => undefined);
  };

  const insertIfAbsent = async (operations: readonly Named<'insert-if-absent'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const writes = operations.map(({ collection, record }) => {
      const { _id, ...rest } = toDocument(collection, record);
      return { updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true } };
    });
    const { upsertedIds } = await write(first.collection, writes, within);
    return operations.map((_, place) => place in upsertedIds);
  };

  /** Changes the documents but not their records, so that every concurrent writer of them conflicts. */
  const look = async (operations: readonly Named<'get-for-update'>[], within: Session): Promise<void> => {
    const [first] = operations;
    const wanted = { _id: { $in: operations.map(idIn) } };
    if (first) await documentsOf(first.collection).updateMany(wanted, { $inc: { looks: 1 } }, within);
  };

  const add = async (operations: readonly Named<'add'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { counter } = first;
    const writes = operations.map((each) => ({
      updateOne: { filter: { _id: idIn(each) }, update: [...addition(each)], upsert: true },
    }));
    await write(counter, writes, within);
    const asking = operations.filter(({ answered }) => answered);
    if (asking.length === 0) return operations.map(() => undefined);
    const names = [...new Set(asking.flatMap(({ amounts }) => Object.keys(amounts)))];
    const found = await documentsOf(counter)
      .find({ _id: { $in: asking.map(idIn) } }, { ...within, projection: wantedOf(counter, names) })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) =>
      each.answered ? valuesIn(counter, Object.keys(each.amounts), byId.get(idIn(each)) ?? {}) : undefined,
    );
  };

  return { replace, remove, insert, insertIfAbsent, look, add };
};
