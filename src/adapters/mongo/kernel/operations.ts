import type { Db, Document } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { decodeValue, type MemberValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';
import { addition } from './additions.ts';
import { batchesOn } from './batches.ts';
import {
  entriesIn,
  expectedIn,
  filterOf,
  idOf,
  keyOf,
  recordOf,
  replacement,
  sortOf,
  toDocument,
  valuesIn,
  walksSeveral,
  wantedOf,
  type KeptDocument,
} from './documents.ts';
import { grouped, type Group } from './groups.ts';

/** Writes even if the lease does not change, so that a program that claims the record conflicts. */
const leaseChange = (until: number | 'kept' | 'ended'): Document => ({
  $inc: { looks: 1 },
  ...(typeof until === 'number' && { $set: { leaseUntil: until } }),
  ...(until === 'ended' && { $unset: { leaseToken: true, leaseUntil: true } }),
});

/** Returns operations on a database, within the transaction of a session or without one. */
export const operationsOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const batch = batchesOn(db);

  const perform = async (operation: Operation, session?: ClientSession): Promise<unknown> => {
    const within = session ? { session } : {};
    switch (operation.op) {
      case 'get': {
        const { collection, key } = operation;
        const found = await documentsOf(collection).findOne(
          { _id: idOf(key) },
          { ...within, projection: { doc: 1 } },
        );
        return found ? recordOf(found) : undefined;
      }
      case 'peek': {
        const { collection, key, members } = operation;
        const found = await documentsOf(collection).findOne(
          { _id: idOf(key) },
          { ...within, projection: wantedOf(collection, members) },
        );
        return found ? valuesIn(collection, members, found) : undefined;
      }
      case 'getBy': {
        const { index, values } = operation;
        const found = await documentsOf(index.collection).findOne(filterOf(index, { equal: values }), {
          ...within,
          projection: { doc: 1 },
        });
        return found ? recordOf(found) : undefined;
      }
      case 'page': {
        const { index, range, members } = operation;
        const { collection } = index;
        if (walksSeveral(index, range)) {
          const end = [{ $sort: sortOf(index, range) }, { $limit: range.limit }, { $project: { doc: 1 } }];
          const steps = [...entriesIn(index, range), ...end];
          return (await documentsOf(collection).aggregate(steps, within).toArray()).map(recordOf);
        }
        const found = await documentsOf(collection)
          .find(filterOf(index, range), {
            ...within,
            batchSize: range.limit + 1,
            ...(members && { projection: wantedOf(collection, members) }),
          })
          .sort(sortOf(index, range))
          .limit(range.limit)
          .toArray();
        if (members) return found.map((each) => valuesIn(collection, members, each));
        return (collection as AnyCollection).kind === 'records'
          ? found.map(recordOf)
          : found.map((each) => countsIn(collection, each));
      }
      case 'count': {
        const { index, range } = operation;
        const documents = documentsOf(index.collection);
        if (!walksSeveral(index, range)) return documents.countDocuments(filterOf(index, range), within);
        const steps = [...entriesIn(index, range), { $count: 'n' }];
        const [counted] = await documents.aggregate(steps, within).toArray();
        return Number(counted?.['n'] ?? 0);
      }
      case 'insert':
        await documentsOf(operation.collection).insertOne(
          toDocument(operation.collection, operation.record),
          within,
        );
        return undefined;
      case 'get-for-update': {
        const { collection, key } = operation;
        const found = await documentsOf(collection).findOneAndUpdate(
          { _id: idOf(key) },
          { $inc: { looks: 1 } },
          { ...within, returnDocument: 'after', projection: { doc: 1 } },
        );
        return found ? recordOf(found) : undefined;
      }
      case 'insert-if-absent': {
        const { _id, ...rest } = toDocument(operation.collection, operation.record);
        const { upsertedCount } = await documentsOf(operation.collection).updateOne(
          { _id },
          { $setOnInsert: rest },
          { ...within, upsert: true },
        );
        return upsertedCount === 1;
      }
      case 'lease': {
        const { collection, key, token, until } = operation;
        const { matchedCount } = await documentsOf(collection).updateOne(
          { _id: idOf(key), leaseToken: token },
          leaseChange(until),
          within,
        );
        return matchedCount === 1;
      }
      case 'replace': {
        const { collection, record, expected } = operation;
        const filter = { ...expectedIn(collection, expected), _id: idOf(keyOf(collection, record)) };
        const { matchedCount } = await documentsOf(collection).updateOne(
          filter,
          replacement(collection, record),
          within,
        );
        return matchedCount === 1;
      }
      case 'remove': {
        const { collection, key, expected } = operation;
        const filter = { ...expectedIn(collection, expected), _id: idOf(key) };
        return (await documentsOf(collection).deleteOne(filter, within)).deletedCount === 1;
      }
      case 'add': {
        const { counter, key, amounts, answered } = operation;
        const [_id, grown] = [idOf(key), [...addition(operation)]];
        const options = { ...within, upsert: true };
        if (!answered) {
          await documentsOf(counter).updateOne({ _id }, grown, options);
          return undefined;
        }
        const projection = wantedOf(counter, Object.keys(amounts));
        const answer = { ...options, projection, returnDocument: 'after' } as const;
        const added = await documentsOf(counter).findOneAndUpdate({ _id }, grown, answer);
        return added ? valuesIn(counter, Object.keys(amounts), added) : amounts;
      }
    }
  };

  /** Absent counts are zero. */
  const countsIn = (collection: unknown, document: Document) => {
    const { key, counts } = collection as {
      readonly key: readonly string[];
      readonly counts: readonly string[];
    };
    return {
      ...valuesIn(collection as AnyCollection, key, document),
      ...Object.fromEntries(
        counts.map((name) => [name, decodeValue((document[name] as MemberValue | undefined) ?? 0)]),
      ),
    };
  };

  const performGroup = async ({ members }: Group, session?: ClientSession): Promise<readonly unknown[]> => {
    const operations = members.map(([, operation]) => operation);
    const together = operations.length > 1 ? batch(operations, session ? { session } : {}) : undefined;
    if (together) return together;
    const answers: unknown[] = [];
    for (const operation of operations) answers.push(await perform(operation, session));
    return answers;
  };

  /**
   * Performs the operations of one step, one group after another because a session runs one command at a
   * time. `afterInsertion` is awaited once, before everything except a leading insertion.
   */
  const performAll = async (
    operations: readonly Operation[],
    session: ClientSession,
    afterInsertion: () => Promise<void> = async () => undefined,
  ): Promise<readonly unknown[]> => {
    const answers: unknown[] = operations.map(() => undefined);
    let isAfter = false;
    for (const group of grouped(operations)) {
      if (!isAfter && group.kind !== 'insert') await afterInsertion();
      const answered = await performGroup(group, session);
      if (!isAfter && group.kind === 'insert') await afterInsertion();
      isAfter = true;
      group.members.forEach(([place], n) => (answers[place] = answered[n]));
    }
    return answers;
  };

  return { documentsOf, perform, performGroup, performAll };
};
