import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { prepare } from '../../../../src/adapters/sqlite/kernel/index.ts';
import type { AnyCollection } from '../../../../src/adapters/store-kit/collection.ts';

/** A database in memory without records. */
interface Empty {
  readonly db: Connection;
  /** The statements that remove what was written. */
  readonly deletions: readonly string[];
}

/** The content of empty databases: the first of some collections is prepared, and the others are copies. */
const prepared = new WeakMap<readonly AnyCollection[], Uint8Array>();

/** Prepares a database in memory that was just opened. */
export const prepareInMemory = (db: Connection, collections: readonly AnyCollection[]): void => {
  const content = prepared.get(collections);
  if (content) {
    db.become(content);
    return;
  }
  prepare(db, collections);
  const bytes = db.bytes();
  if (bytes) prepared.set(collections, bytes);
};

export const connectionInMemory = (): Connection => connect({ file: ':memory:', busyTimeoutMs: 0 });

/** The table in which a prepared database describes its own form. */
const description = 'kit_schema';

const open = (collections: readonly AnyCollection[]): Empty => {
  const db = connectionInMemory();
  prepareInMemory(db, collections);
  const names = db.all("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const tables = names.filter((name) => name !== description);
  const filled = tables.filter((name) => db.one(`SELECT 1 FROM "${name}"`));
  if (filled.length > 0) throw new Error(`an empty store has records: ${filled.join(', ')}`);
  return { db, deletions: tables.map((name) => `DELETE FROM "${name}"`) };
};

/** Removes all records, or returns false if that is impossible. */
const emptied = ({ db, deletions }: Empty): boolean => {
  if (db.inTransaction()) return false;
  try {
    db.script('BEGIN');
    for (const deletion of deletions) db.run(deletion);
    db.script('COMMIT');
    return true;
  } catch {
    return false;
  }
};

/** Statements that change nothing but records. */
const ofTransactions = /^(?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/;

/** A connection that the next user gets after this one has closed it. It cannot be used after that. */
const lent = (empty: Empty, release: () => void): Connection => {
  let isOpen = true;
  let isChanged = false;
  const db = (): Connection => {
    if (!isOpen) throw new Error('database is not open');
    return empty.db;
  };
  return {
    one: (sql, ...values) => db().one(sql, ...values),
    all: (sql, ...values) => db().all(sql, ...values),
    each: (sql) => db().each(sql),
    run: (sql, ...values) => db().run(sql, ...values),
    script: (sql) => {
      isChanged ||= !ofTransactions.test(sql);
      db().script(sql);
    },
    waitFor: (ms) => db().waitFor(ms),
    inTransaction: () => db().inTransaction(),
    bytes: () => db().bytes(),
    become: (bytes) => {
      isChanged = true;
      db().become(bytes);
    },
    close: () => {
      const closing = db();
      isOpen = false;
      if (!isChanged && emptied(empty)) release();
      else closing.close();
    },
  };
};

/** Databases that nobody uses at the moment. */
const free = new WeakMap<readonly AnyCollection[], Empty[]>();

/**
 * Returns an empty database in memory. It is one of those that were closed, if there is one: with the first statement of a connection SQLite
 * reads a schema of hundreds of tables and indexes, and then it compiles each statement, which takes longer than most worlds need.
 */
export const emptyInMemory = (collections: readonly AnyCollection[]): Connection => {
  const known = free.get(collections) ?? [];
  free.set(collections, known);
  const empty = known.pop() ?? open(collections);
  return lent(empty, () => void known.push(empty));
};
