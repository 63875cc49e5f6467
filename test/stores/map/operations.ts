import {
  maxCounted,
  valueOf,
  type Collection,
  type Key,
} from '../../../src/adapters/store-kit/collection.ts';
import { latestEnd, TakenKey, type Lease } from '../../../src/adapters/store-kit/kernel.ts';
import type { MemberValue } from '../../../src/adapters/store-kit/members.ts';
import type { Expected, Operation } from '../../../src/adapters/store-kit/program.ts';
import { keyOf, type MapDatabase } from './database.ts';
import type { Row } from './index-of-rows.ts';

export const recordOf = (row: Row | undefined): unknown => row && JSON.parse(row.json);

export const isFree = ({ lease }: Row, wanted: Omit<Lease, 'token'>): boolean =>
  lease === undefined || lease.until <= wanted.now || lease.until > latestEnd(wanted);

const memberOf = (collection: Collection<never>, row: Row, name: string): MemberValue => {
  if (collection.leased && name === 'leaseToken') return row.lease?.token ?? null;
  if (collection.leased && name === 'leaseUntil') return row.lease?.until ?? null;
  const record = recordOf(row) as never;
  const member = collection.members[name];
  return member ? valueOf(record, name, member) : ((record as Record<string, MemberValue>)[name] ?? null);
};

const membersOf = (collection: Collection<never>, row: Row, names: readonly string[]): unknown =>
  Object.fromEntries(names.map((name) => [name, memberOf(collection, row, name)]));

/** Does an operation immediately and answers it. */
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

  return (asked: Operation): unknown => {
    switch (asked.op) {
      case 'get':
      case 'get-for-update':
        return recordOf(find(asked.collection, asked.key));
      case 'peek': {
        const row = find(asked.collection, asked.key);
        return row && membersOf(asked.collection, row, asked.members);
      }
      case 'getBy':
        return recordOf(database.index(asked.index).by(asked.values));
      case 'page': {
        const { members, range, index } = asked;
        const { free } = range;
        const found = database.index(index).found(range);
        const rows = (free ? found.filter((row) => isFree(row, free)) : found).slice(0, range.limit);
        return rows.map((row) => (members ? membersOf(index.collection, row, members) : recordOf(row)));
      }
      case 'count':
        return database.index(asked.index).found(asked.range).length;
      case 'insert':
        if (!insert(asked.collection, asked.record))
          throw new TakenKey(`another record has the key of ${asked.collection.name}`);
        return undefined;
      case 'insert-if-absent':
        return insert(asked.collection, asked.record);
      case 'replace': {
        const { collection, record, expected } = asked;
        const key = keyOf(collection, record as never);
        const row = find(collection, key, expected);
        if (row) database.write(collection.name, key, { json: JSON.stringify(record), lease: row.lease });
        return row !== undefined;
      }
      case 'remove': {
        const row = find(asked.collection, asked.key, asked.expected);
        if (row) database.write(asked.collection.name, asked.key, undefined);
        return row !== undefined;
      }
      case 'lease': {
        const { collection, key, token, until } = asked;
        const row = find(collection, key);
        if (row?.lease?.token !== token) return false;
        const lease =
          until === 'ended' ? undefined : { token, until: until === 'kept' ? row.lease.until : until };
        database.write(collection.name, key, { json: row.json, lease });
        return true;
      }
      case 'add': {
        const { counter, key, amounts, answered } = asked;
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
