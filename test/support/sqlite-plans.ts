import { connect, type Connection } from '../../src/adapters/sqlite/connection.ts';
import { storageOn, type SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { migrate } from '../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../src/adapters/sqlite/writer.ts';
import type { OpenWorld } from '../contract/world.ts';

export const migratedDatabase = (): Connection => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  migrate(db);
  return db;
};

/** Stores that note which statements are run. */
export const notingStatements = (statements: Set<string>): OpenWorld<SqliteStorage> => {
  const noted = (sql: string): string => {
    statements.add(sql);
    return sql;
  };
  return async () => {
    const db = migratedDatabase();
    const read: Connection = {
      ...db,
      one: (sql, ...values) => db.one(noted(sql), ...values),
      all: (sql, ...values) => db.all(noted(sql), ...values),
      run: (sql, ...values) => db.run(noted(sql), ...values),
    };
    const writer = inlineWriter(read);
    let looks = 0;
    const storage = storageOn({
      read,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => ++looks,
      close: async () => read.close(),
    });
    return { views: [storage], close: () => storage.close() };
  };
};

/** What SQLite says it would do for a statement; `IMPOSSIBLE` where an upsert lacks the index that it relies on. */
export const planOf = (db: Connection, sql: string): readonly string[] => {
  try {
    return db.all(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => String(detail));
  } catch (error) {
    return [`IMPOSSIBLE: ${String(error)}`];
  }
};

/** The indexes that the schema makes by name; those of keys and `UNIQUE` columns have none. */
export const namedIndexes = (db: Connection): readonly string[] =>
  db
    .all(`SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name`)
    .map(({ name }) => String(name));

/** The named indexes by which at least one of the statements finds something. */
export const usedIndexes = (db: Connection, statements: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...statements].flatMap((sql) =>
      planOf(db, sql).flatMap((step) => /USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1] ?? []),
    ),
  );
