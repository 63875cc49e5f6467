import {
  maxCounted,
  valueOf,
  type Collection,
  type Key,
} from '../../../src/adapters/store-kit/collection.ts';
import { isFree, TakenKey } from '../../../src/adapters/store-kit/kernel.ts';
import type { MemberValue } from '../../../src/adapters/store-kit/members.ts';
import type { Expected, Operation } from '../../../src/adapters/store-kit/program.ts';
import { keyOf, type MapDatabase } from './database.ts';
import type { Row } from './index-of-rows.ts';

export const recordOf = (row: Row | undefined): unknown => row && JSON.parse(row.json);

const memberOf = (collection: Collection<never>, row: Row, name: string): MemberValue => {
  if (collection.leased && name === 'leaseToken') return row.lease?.token ?? null;
  if (collection.leased && name === 'leaseUntil') return row.lease?.until ?? null;
  const record = recordOf(row) as never;
  const member = collection.members[name];
  return member ? valueOf(record, name, member) : ((record as Record<string, MemberValue>)[name] ?? null);
};

const membersOf = (collection: Collection<never>, row: Row, names: readonly string[]): unknown =>
  Object.fromEntries(names.map((name) => [name, memberOf(collection, row, name)]));

/** Returns a function that performs an operation and returns its result. */
export const performOn = (database: MapDatabase) => {
  const find = (collection: Collection<never>, key: Key, expected: Expected = {}): Row | undefined => {
    const row = database.rowOf(collection.name, key);
    if (!row) return undefined;
    const isExpected = Object.entries(expected).every(
      ([name, value]) => memberOf(collection, row, name) === value,
    );
    return isExpected ? row : undefined;
  };
  const insert = (collection: Collection<never>, record: unknown): boolean => {
    const key = keyOf(collection, record as never);
    if (find(collection, key)) return false;
    database.write(collection.name, key, { json: JSON.stringify(record) });
    return true;
  };

  return (requested: Operation): unknown => {
    switch (requested.op) {
      case 'get':
      case 'get-for-update':
        return recordOf(find(requested.collection, requested.key));
      case 'peek': {
        const row = find(requested.collection, requested.key);
        return row && membersOf(requested.collection, row, requested.members);
      }
      case 'getBy':
        return recordOf(database.index(requested.index).by(requested.values));
      case 'page': {
        const { members, range, index } = requested;
        const { free } = range;
        const found = database.index(index).found(range);
        const rows = (free ? found.filter((row) => isFree(row.lease?.until, free)) : found).slice(
          0,
          range.limit,
        );
        return rows.map((row) => (members ? membersOf(index.collection, row, members) : recordOf(row)));
      }
      case 'count':
        return database.index(requested.index).found(requested.range).length;
      case 'insert':
        if (!insert(requested.collection, requested.record))
          throw new TakenKey(`another record has the key of ${requested.collection.name}`);
        return undefined;
      case 'insert-if-absent':
        return insert(requested.collection, requested.record);
      case 'replace': {
        const { collection, record, expected } = requested;
        const key = keyOf(collection, record as never);
        const row = find(collection, key, expected);
        if (row) database.write(collection.name, key, { json: JSON.stringify(record), lease: row.lease });
        return row !== undefined;
      }
      case 'remove': {
        const row = find(requested.collection, requested.key, requested.expected);
        if (row) database.write(requested.collection.name, requested.key, undefined);
        return row !== undefined;
      }
      case 'lease': {
        const { collection, key, token, until } = requested;
        const row = find(collection, key);
        if (row?.lease?.token !== token) return false;
        const lease =
          until === 'ended' ? undefined : { token, until: until === 'kept' ? row.lease.until : until };
        database.write(collection.name, key, { json: row.json, lease });
        return true;
      }
      case 'add': {
        const { counter, key, amounts, answered } = requested;
        const row = database.rowOf(counter.name, key);
        const none = Object.fromEntries([
          ...counter.key.map((name, at) => [name, key[at]]),
          ...counter.counts.map((name) => [name, 0]),
        ]) as Readonly<Record<string, number>>;
        const before = row ? (recordOf(row) as typeof none) : none;
        const added = Object.fromEntries(
          Object.entries(amounts).map(([name, amount]) => [
            name,
            Math.min((before[name] ?? 0) + amount, maxCounted),
          ]),
        );
        database.write(counter.name, key, { json: JSON.stringify({ ...before, ...added }) });
        return answered ? added : undefined;
      }
    }
  };
};
