import type { Db, Document } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { decodeValue, type MemberValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';
import { addition } from './additions.ts';
import {
  entriesIn,
  expectedIn,
  fieldOf,
  filterOf,
  idOf,
  keyOf,
  recordOf,
  replacement,
  sortOf,
  toDocument,
  valuesIn,
  walksSeveral,
  type KeptDocument,
} from './documents.ts';

const isFrom = (one: Operation, other: Operation | undefined): boolean =>
  one.op === 'insert' && other?.op === 'insert' && one.collection === other.collection;

/** Operations in their order; insertions into one collection that follow each other are one command. */
const grouped = (operations: readonly Operation[]): readonly (readonly Operation[])[] => {
  const groups: Operation[][] = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    if (last && isFrom(operation, last[0])) last.push(operation);
    else groups.push([operation]);
  }
  return groups;
};

/** Writes even if the lease stays unchanged, so that a program that claims the record conflicts. */
const leaseChange = (until: number | 'kept' | 'ended'): Document => ({
  $inc: { looks: 1 },
  ...(typeof until === 'number' && { $set: { leaseUntil: until } }),
  ...(until === 'ended' && { $unset: { leaseToken: true, leaseUntil: true } }),
});

/** Operations on a database, within the transaction of a session or without one. */
export const operationsOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);
  const wantedOf = (collection: AnyCollection, names: readonly string[]): Document =>
    Object.fromEntries(names.map((name) => [fieldOf(collection, name), 1]));

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

  /** Counts that were never added to are zero. */
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

  const performAll = async (operations: readonly Operation[], session: ClientSession) => {
    const answers: unknown[] = [];
    for (const group of grouped(operations)) {
      const [first] = group;
      if (!first) continue;
      if (group.length === 1 || first.op !== 'insert') answers.push(await perform(first, session));
      else {
        const { collection } = first;
        const records = group.flatMap((each) =>
          each.op === 'insert' ? [toDocument(collection, each.record)] : [],
        );
        await documentsOf(collection).insertMany(records, { session });
        answers.push(...group.map(() => undefined));
      }
    }
    return answers;
  };

  return { documentsOf, perform, performAll };
};
