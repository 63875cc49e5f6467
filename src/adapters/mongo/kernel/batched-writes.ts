import { type AnyClientBulkWriteModel, type Db, type Document } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { errorOfWrite } from '../outage.ts';
import { addition } from './additions.ts';
import type { Named, Session } from './batched-reads.ts';
import { expectedIn, replacement, toDocument, valuesIn, wantedOf, type KeptDocument } from './documents.ts';
import { collectionOf, idIn, type Write } from './groups.ts';

/** Changes the lease even if its end stays, so that a program that claims the record conflicts. */
const leaseChange = (until: number | 'kept' | 'ended'): Document => ({
  $inc: { looks: 1 },
  ...(typeof until === 'number' && { $set: { leaseUntil: until } }),
  ...(until === 'ended' && { $unset: { leaseToken: true, leaseUntil: true } }),
});

/** A write of one document, as the driver names its parts. */
type Change =
  | { readonly name: 'insertOne'; readonly document: KeptDocument }
  | {
      readonly name: 'updateOne';
      readonly filter: { readonly _id: string | number };
      readonly update: Document | Document[];
      readonly upsert?: true;
    }
  | { readonly name: 'deleteOne'; readonly filter: { readonly _id: string | number } };

const changeOf = (operation: Write): Change => {
  const _id = idIn(operation);
  switch (operation.op) {
    case 'insert':
      return { name: 'insertOne', document: toDocument(operation.collection, operation.record) };
    case 'insert-if-absent': {
      const { _id: _, ...rest } = toDocument(operation.collection, operation.record);
      return { name: 'updateOne', filter: { _id }, update: { $setOnInsert: rest }, upsert: true };
    }
    case 'lease': {
      const filter = { _id, leaseToken: operation.token };
      return { name: 'updateOne', filter, update: leaseChange(operation.until) };
    }
    case 'replace': {
      const { collection, record, expected } = operation;
      const filter = { ...expectedIn(collection, expected), _id };
      return { name: 'updateOne', filter, update: replacement(collection, record) };
    }
    case 'remove':
      return { name: 'deleteOne', filter: { ...expectedIn(operation.collection, operation.expected), _id } };
    case 'add':
      return { name: 'updateOne', filter: { _id }, update: [...addition(operation)], upsert: true };
  }
};

/** The server's report of a write. */
interface Report {
  readonly matchedCount?: number;
  readonly deletedCount?: number;
  readonly isUpserted?: boolean;
}

const answerOf = ({ op }: Write, { matchedCount, deletedCount, isUpserted }: Report): unknown => {
  switch (op) {
    case 'insert':
    case 'add':
      return undefined;
    case 'insert-if-absent':
      return isUpserted === true;
    case 'lease':
    case 'replace':
      return matchedCount === 1;
    case 'remove':
      return deletedCount === 1;
  }
};

/** Returns writes within the transaction of a session. */
export const batchedWritesOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const writeOne = async (operation: Write, within: Session): Promise<unknown> => {
    const documents = documentsOf(collectionOf(operation));
    const change = changeOf(operation);
    switch (change.name) {
      case 'insertOne':
        await documents.insertOne(change.document, within);
        return undefined;
      case 'updateOne': {
        const { filter, update, upsert = false } = change;
        const { matchedCount, upsertedCount } = await documents.updateOne(filter, update, {
          ...within,
          upsert,
        });
        return answerOf(operation, { matchedCount, isUpserted: upsertedCount === 1 });
      }
      case 'deleteOne':
        return answerOf(operation, await documents.deleteOne(change.filter, within));
    }
  };

  /** Makes writes to any collections with one command, in their order. */
  const writeTogether = async (
    operations: readonly Write[],
    within: Session,
  ): Promise<readonly unknown[]> => {
    const models = operations.map((each) => ({
      ...changeOf(each),
      namespace: `${db.databaseName}.${collectionOf(each).name}`,
    }));
    const verboseResults = operations.some(({ op }) => op !== 'insert' && op !== 'add');
    try {
      const { updateResults, deleteResults } = await db.client.bulkWrite(
        models as unknown as AnyClientBulkWriteModel<Document>[],
        { ...within, ordered: true, verboseResults },
      );
      return operations.map((each, n) => {
        const updated = updateResults?.get(n);
        const isUpserted = updated?.didUpsert === true;
        return answerOf(each, { ...updated, isUpserted, ...deleteResults?.get(n) });
      });
    } catch (error) {
      throw errorOfWrite(error);
    }
  };

  const insert = async (operations: readonly Named<'insert'>[], within: Session) => {
    const [first] = operations;
    const documents = operations.map(({ collection, record }) => toDocument(collection, record));
    if (first) await documentsOf(first.collection).insertMany(documents, within);
    return operations.map(() => undefined);
  };

  const write = async (operations: readonly Write[], within: Session): Promise<readonly unknown[]> => {
    const [first, ...more] = operations;
    if (!first) return [];
    if (more.length === 0) return [await writeOne(first, within)];
    const isOneInsertion = operations.every(
      (each) => each.op === 'insert' && collectionOf(each) === collectionOf(first),
    );
    return isOneInsertion
      ? insert(operations as readonly Named<'insert'>[], within)
      : writeTogether(operations, within);
  };

  /** Changes the documents but not their records, so that every concurrent writer of them conflicts. */
  const look = async (operations: readonly Named<'get-for-update'>[], within: Session): Promise<void> => {
    const [first] = operations;
    const wanted = { _id: { $in: operations.map(idIn) } };
    if (first) await documentsOf(first.collection).updateMany(wanted, { $inc: { looks: 1 } }, within);
  };

  /** Adds to several counts of one counter and reads them, with two commands. */
  const add = async (operations: readonly Named<'add'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { counter } = first;
    const updates = operations.map((each) => ({
      updateOne: { filter: { _id: idIn(each) }, update: [...addition(each)], upsert: true },
    }));
    await documentsOf(counter).bulkWrite(updates, { ...within, ordered: true });
    const names = [...new Set(operations.flatMap(({ amounts }) => Object.keys(amounts)))];
    const found = await documentsOf(counter)
      .find({ _id: { $in: operations.map(idIn) } }, { ...within, projection: wantedOf(counter, names) })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) => valuesIn(counter, Object.keys(each.amounts), byId.get(idIn(each)) ?? {}));
  };

  return { write, look, add };
};
