import type { Db, Document } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { decodeValue, type MemberValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';
import { addition } from './additions.ts';
import { batchesOn } from './batches.ts';
import {
  entriesIn,
  filterOf,
  idOf,
  recordOf,
  sortOf,
  valuesIn,
  walksSeveral,
  wantedOf,
  type KeptDocument,
} from './documents.ts';
import { grouped, leadingInsertions, type Group, type Write } from './groups.ts';

/** Returns operations on a database, within the transaction of a session or without one. */
export const operationsOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const { batch, write } = batchesOn(db);

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
      case 'get-for-update': {
        const { collection, key } = operation;
        const found = await documentsOf(collection).findOneAndUpdate(
          { _id: idOf(key) },
          { $inc: { looks: 1 } },
          { ...within, returnDocument: 'after', projection: { doc: 1 } },
        );
        return found ? recordOf(found) : undefined;
      }
      case 'add': {
        const { counter, key, amounts } = operation;
        const projection = wantedOf(counter, Object.keys(amounts));
        const added = await documentsOf(counter).findOneAndUpdate(
          { _id: idOf(key) },
          [...addition(operation)],
          { ...within, upsert: true, projection, returnDocument: 'after' },
        );
        return added ? valuesIn(counter, Object.keys(amounts), added) : amounts;
      }
      default:
        throw new Error(`${operation.op} is a write of a group`);
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

  const performGroup = async (
    { kind, members }: Group,
    session?: ClientSession,
  ): Promise<readonly unknown[]> => {
    const [operations, within] = [members.map(([, operation]) => operation), session ? { session } : {}];
    if (kind === 'write') return write(operations as readonly Write[], within);
    const together = operations.length > 1 ? batch(operations, within) : undefined;
    if (together) return together;
    const answers: unknown[] = [];
    for (const operation of operations) answers.push(await perform(operation, session));
    return answers;
  };

  /**
   * Performs the operations of one step, one group after another because a session runs one command at a
   * time. `lock` is awaited after leading insertions and before everything else.
   */
  const performAll = async (
    operations: readonly Operation[],
    session: ClientSession,
    lock?: () => Promise<void>,
  ): Promise<readonly unknown[]> => {
    const first = lock ? leadingInsertions(operations) : 0;
    const answers: unknown[] = operations.map(() => undefined);
    await write(operations.slice(0, first) as readonly Write[], { session });
    await lock?.();
    for (const group of grouped(operations.slice(first))) {
      const answered = await performGroup(group, session);
      group.members.forEach(([place, _], n) => (answers[first + place] = answered[n]));
    }
    return answers;
  };

  return { documentsOf, perform, performGroup, performAll };
};
