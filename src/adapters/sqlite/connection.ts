import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;
type Values = readonly SQLInputValue[];

/**
 * A connection that compiles each statement once, by its text: texts are constants with `?` for values.
 * Throws `Unavailable` for outages (locked too long, full, I/O); any other error is a bug.
 */
export interface Connection {
  one(sql: string, ...values: Values): Row | undefined;
  all(sql: string, ...values: Values): readonly Row[];
  /** Like `all`, but one row after another, for tables that do not fit into memory. */
  each(sql: string): Iterable<Row>;
  /** Returns the number of rows that the statement changed. */
  run(sql: string, ...values: Values): number;
  /** Runs statements without values, separated by `;`. */
  script(sql: string): void;
  /** Sets how long a statement waits for another process's lock, and returns the earlier value. */
  waitFor(ms: number): number;
  inTransaction(): boolean;
  /** Returns the content of a database in memory; undefined before Node 24.16. */
  bytes(): Uint8Array | undefined;
  /** Replaces a database in memory by one with this content. */
  become(bytes: Uint8Array): void;
  close(): void;
}

export interface ConnectionOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  /** How long a statement waits for another process's lock. */
  readonly busyTimeoutMs: number;
}

/**
 * Primary result codes for a failure of the environment, not of the statement
 * (https://sqlite.org/rescode.html).
 */
const outages: ReadonlyMap<number, string> = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [7, 'out of memory'],
  [8, 'read-only'],
  [10, 'I/O error'],
  [11, 'corrupt'],
  [13, 'disk full'],
  [14, 'cannot open'],
  [15, 'lock protocol'],
  [26, 'not a database'],
]);

const outageIn = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? outages.get(error.errcode & 0xff)
    : undefined;

/**
 * Returns whether the database itself failed, so that the transaction around the statement is unreliable too.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof Unavailable && outageIn(error.cause) !== undefined;

/** Returns whether another process kept the lock for too long. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Unavailable && outageIn(error.cause) === 'busy';

const guarded = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const outage = outageIn(error);
    throw outage === undefined
      ? error
      : new Unavailable(`the database is unavailable: ${outage}`, { cause: error });
  }
};

/**
 * Retries, because SQLite does not wait for another process that switches the file to WAL at the same time.
 */
const turnToWal = (db: DatabaseSync, timeoutMs: number): void => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (outageIn(error) !== 'busy' || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
};

/** A statement that returns its rows as arrays, and the names of its columns. */
interface Compiled {
  readonly statement: StatementSync;
  readonly names: readonly string[];
}

/**
 * Reads rows as arrays, because the objects that `node:sqlite` would make of them are hash tables: a read then needs up to a quarter more
 * CPU, and 70 bytes of each row stay in V8's old space until it is collected.
 */
const compile = (db: DatabaseSync, sql: string): Compiled => {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return { statement, names: statement.columns().map(({ name }) => name) };
};

/** The declared type of a row is that of an object, although the statement returns an array. */
const rowOf = (names: readonly string[], values: object): Row => {
  const row: Record<string, SQLOutputValue> = {};
  for (let n = 0; n < names.length; n++)
    row[names[n] ?? ''] = (values as readonly SQLOutputValue[])[n] ?? null;
  return row;
};

/**
 * Opens a connection with a write-ahead log, in which each commit is on disk before it counts. No table has
 * foreign keys.
 */
export const connect = ({ file, busyTimeoutMs }: ConnectionOptions): Connection => {
  const db = guarded(() => {
    const opened = new DatabaseSync(file, {
      timeout: busyTimeoutMs,
      enableForeignKeyConstraints: false,
    });
    turnToWal(opened, busyTimeoutMs);
    opened.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
    return opened;
  });
  let waitMs = busyTimeoutMs;
  const statements = new Map<string, Compiled>();
  const compiled = (sql: string): Compiled => {
    const known = statements.get(sql);
    if (known) return known;
    const created = compile(db, sql);
    statements.set(sql, created);
    return created;
  };
  return {
    one: (sql, ...values) =>
      guarded(() => {
        const { statement, names } = compiled(sql);
        const found = statement.get(...values);
        return found && rowOf(names, found);
      }),
    all: (sql, ...values) =>
      guarded(() => {
        const { statement, names } = compiled(sql);
        return statement.all(...values).map((found) => rowOf(names, found));
      }),
    each: function* (sql) {
      const { statement, names } = guarded(() => compiled(sql));
      const rows = guarded(() => statement.iterate());
      for (let next = guarded(() => rows.next()); next.done !== true; next = guarded(() => rows.next()))
        yield rowOf(names, next.value);
    },
    run: (sql, ...values) => guarded(() => Number(compiled(sql).statement.run(...values).changes)),
    script: (sql) => guarded(() => db.exec(sql)),
    waitFor: (ms) => {
      const before = waitMs;
      if (ms !== before) db.exec(`PRAGMA busy_timeout = ${ms}`);
      waitMs = ms;
      return before;
    },
    inTransaction: () => db.isTransaction,
    bytes: () => ('serialize' in db ? db.serialize() : undefined),
    become: (bytes) => db.deserialize(bytes),
    close: () => db.close(),
  };
};
