import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';
import type { AnyCollection, Collection } from '../../store-kit/collection.ts';
import type { Expected, Operation } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';
import { addition } from './additions.ts';
import {
  expectedIn,
  filterOf,
  idOf,
  isFoundBy,
  keyOf,
  recordOf,
  replacement,
  toDocument,
  valuesIn,
  wantedOf,
  type KeptDocument,
} from './documents.ts';

type Named<Op extends Operation['op']> = Operation & { readonly op: Op };
type Session = { readonly session?: ClientSession };
type Id = string | number;

export const collectionOf = (operation: Operation): AnyCollection => {
  if ('index' in operation) return operation.index.collection;
  return 'counter' in operation ? operation.counter : operation.collection;
};

/** Operations of equal kinds on one collection can be one command; undefined for those that cannot. */
const kindOf = (operation: Operation): string | undefined => {
  switch (operation.op) {
    case 'get':
    case 'getBy':
      return 'find';
    case 'peek':
      return `peek ${operation.members.join()}`;
    case 'page':
    case 'count':
    case 'lease':
      return undefined;
    default:
      return operation.op;
  }
};

/** Operations that are asked for together, and the place of each. */
export interface Group {
  readonly kind: string | undefined;
  readonly members: readonly (readonly [place: number, operation: Operation])[];
}

/**
 * Operations that do not depend on one another: those that go together are a group, at the place of their first. Operations on one
 * collection stay in their order.
 */
export const grouped = (operations: readonly Operation[]): readonly Group[] => {
  const groups: { kind: string | undefined; members: (readonly [number, Operation])[] }[] = [];
  const lastOf = new Map<string, (typeof groups)[number]>();
  for (const [place, operation] of operations.entries()) {
    const [kind, { name }] = [kindOf(operation), collectionOf(operation)];
    const last = lastOf.get(name);
    if (last && kind !== undefined && last.kind === kind) last.members.push([place, operation]);
    else {
      const group = { kind, members: [[place, operation] as const] };
      lastOf.set(name, group);
      groups.push(group);
    }
  }
  return groups;
};

/** The id of the document that a write names. */
const idIn = (operation: Operation): Id => {
  if ('key' in operation) return idOf(operation.key);
  if (!('record' in operation)) throw new Error(`${operation.op} names no record`);
  return idOf(keyOf(operation.collection, operation.record));
};

const areDistinct = (operations: readonly Operation[]): boolean =>
  new Set(operations.map(idIn)).size === operations.length;

/** Several operations of one kind on one collection, as one command, or as two if not all of them are certain to find their record. */
export const batchesOn = (db: Db) => {
  const documentsOf = ({ name }: AnyCollection) => db.collection<KeptDocument>(name);

  const write = (
    collection: AnyCollection,
    writes: readonly AnyBulkWriteOperation<KeptDocument>[],
    within: Session,
  ) => documentsOf(collection).bulkWrite([...writes], { ...within, ordered: true });

  const find = async (operations: readonly Named<'get' | 'getBy'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const collection = collectionOf(first);
    const keys = operations.flatMap((each) => (each.op === 'get' ? [idOf(each.key)] : []));
    const others = operations.flatMap((each) =>
      each.op === 'getBy' ? [filterOf(each.index, { equal: each.values })] : [],
    );
    const cases: Document[] = [...(keys.length > 0 ? [{ _id: { $in: keys } }] : []), ...others];
    const [only] = cases;
    const compared = operations.flatMap((each) =>
      each.op === 'getBy' ? [...each.index.on, ...Object.keys(each.index.where), ...each.index.having] : [],
    );
    const found = await documentsOf(collection)
      .find(cases.length === 1 && only ? only : { $or: cases }, {
        ...within,
        projection: { ...wantedOf(collection, compared), doc: 1 },
      })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) => {
      const document =
        each.op === 'get'
          ? byId.get(idOf(each.key))
          : found.find((one) => isFoundBy(each.index, each.values, one));
      return document && recordOf(document);
    });
  };

  const peek = async (operations: readonly Named<'peek'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const { collection, members } = first;
    const found = await documentsOf(collection)
      .find({ _id: { $in: operations.map(idIn) } }, { ...within, projection: wantedOf(collection, members) })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return operations.map((each) => {
      const document = byId.get(idIn(each));
      return document && valuesIn(collection, members, document);
    });
  };

  /** The ids of those whose record is there as it is expected. */
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

  const getForUpdate = async (operations: readonly Named<'get-for-update'>[], within: Session) => {
    const [first] = operations;
    if (!first) return [];
    const wanted = { _id: { $in: operations.map(idIn) } };
    await documentsOf(first.collection).updateMany(wanted, { $inc: { looks: 1 } }, within);
    const gets = operations.map(({ collection, key }) => ({ op: 'get' as const, collection, key }));
    return find(gets, within);
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

  /** What each of them answers; undefined if they have to be asked one after another. */
  return (operations: readonly Operation[], within: Session): Promise<readonly unknown[]> | undefined => {
    const [first] = operations;
    switch (first?.op) {
      case 'get':
      case 'getBy':
        return find(operations as readonly Named<'get' | 'getBy'>[], within);
      case 'peek':
        return peek(operations as readonly Named<'peek'>[], within);
      case 'insert':
        return insert(operations as readonly Named<'insert'>[], within);
      case 'insert-if-absent':
        return insertIfAbsent(operations as readonly Named<'insert-if-absent'>[], within);
      case 'get-for-update':
        return getForUpdate(operations as readonly Named<'get-for-update'>[], within);
      case 'replace':
        return areDistinct(operations)
          ? replace(operations as readonly Named<'replace'>[], within)
          : undefined;
      case 'remove':
        return areDistinct(operations) ? remove(operations as readonly Named<'remove'>[], within) : undefined;
      case 'add': {
        const adds = operations as readonly Named<'add'>[];
        const asksNothing = adds.every(({ answered }) => !answered);
        return asksNothing || areDistinct(adds) ? add(adds, within) : undefined;
      }
      default:
        return undefined;
    }
  };
};
