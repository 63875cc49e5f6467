import {
  valueOf,
  type AnyCollection,
  type Collection,
  type Index,
  type Key,
} from '../../../src/adapters/store-kit/collection.ts';
import { writeLocks } from '../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import type { MemberValue } from '../../../src/adapters/store-kit/members.ts';
import { indexOfRows, type Row } from './index-of-rows.ts';

export const idOf = (key: Key): string => JSON.stringify(key);

/** The rows of a collection by their keys, and its indexes. */
const tableOf = (declared: AnyCollection) => {
  const rows = new Map<string, Row>();
  const indexes = new Map(
    Object.values<unknown>(declared.indexes).map((each) => {
      const index = each as Index<never>;
      return [index.name, indexOfRows(index)];
    }),
  );
  return {
    rows,
    index: (name: string) => {
      const index = indexes.get(name);
      if (!index) throw new Error(`${declared.name} has no index ${name}`);
      return index;
    },
    /** Throws `TakenKey`, and has changed nothing then, if another row has the values of a unique index. */
    put: (row: Row): void => {
      for (const index of indexes.values()) index.refuseTaken(row);
      const before = rows.get(row.id);
      for (const index of indexes.values()) {
        if (before) index.remove(before);
        index.add(row);
      }
      rows.set(row.id, row);
    },
    remove: (id: string): void => {
      const before = rows.get(id);
      if (before) for (const index of indexes.values()) index.remove(before);
      rows.delete(id);
    },
  };
};

/** Records in maps, for several kernels of one process. Whatever asks for rows does so without awaiting anything. */
export const mapDatabase = (collections: readonly AnyCollection[]) => {
  const tables = new Map(
    [writeLocks as AnyCollection, ...collections].map((each) => [each.name, tableOf(each)]),
  );
  const revisions = new Map<string, number>();
  let commits = 0;
  /** Steps that undo the writes of the transaction, the last one first. */
  let undo: (() => void)[] = [];

  const tableNamed = (name: string) => {
    const table = tables.get(name);
    if (!table) throw new Error(`the database was opened without ${name}`);
    return table;
  };
  const rowOf = (name: string, key: Key): Row | undefined => tableNamed(name).rows.get(idOf(key));

  return {
    rowOf,
    index: (index: Index<never>) => tableNamed(index.collection.name).index(index.name),
    /** Keeps a row, or removes the one with this key. */
    write: (name: string, key: Key, content: Pick<Row, 'json' | 'lease'> | undefined): void => {
      const table = tableNamed(name);
      const id = idOf(key);
      const before = table.rows.get(id);
      if (content) table.put({ id, key, json: content.json, lease: content.lease });
      else table.remove(id);
      undo.push(() => (before ? table.put(before) : table.remove(id)));
    },
    commit: (groups: Iterable<string>): void => {
      undo = [];
      commits += 1;
      for (const group of groups) revisions.set(group, (revisions.get(group) ?? 0) + 1);
    },
    rollBack: (): void => {
      for (const undoAttempt of undo.toReversed()) undoAttempt();
      undo = [];
    },
    revision: (group: string): number => revisions.get(group) ?? 0,
    commits: (): number => commits,
  };
};
export type MapDatabase = ReturnType<typeof mapDatabase>;

export const keyOf = (collection: Collection<never>, record: never): Key =>
  collection.key.map((name) => {
    const member = collection.members[name];
    if (!member) throw new Error(`the key of ${collection.name} has no member ${name}`);
    return valueOf(record, name, member) as NonNullable<MemberValue>;
  });
