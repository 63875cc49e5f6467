import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { AnyCollection, Index } from '../../store-kit/collection.ts';
import { retired as retiredParts } from '../../store-kit/collections/retired.ts';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { moves } from '../../store-kit/collections/storage/moving.ts';
import { rejectDuringMove, rejectNewer, type MovesOfStore } from '../../store-kit/parts.ts';
import {
  changedParts,
  columnsOf,
  definitionOf,
  idOf,
  indexDefinition,
  indexesOf,
  indexName,
  tableOf,
  type Part,
  type Recorded,
} from '../../store-kit/sql/index.ts';
import { backfill } from './backfill.ts';
import { dialect } from './dialect.ts';
import { changeTable, retire } from './definitions.ts';
import { epochTable } from './epochs.ts';
import { fromDriver, translated } from '../failures.ts';
import { revisionsTable } from './revisions.ts';
import { checkPreparedWith, partsOf, recordedIn, schemaTables, type Ask } from './schema.ts';

type Progress = (line: string) => void;

const definitionLock = 7_246_991_337;
const pauseMs = 200;
const connectMs = 5_000;
const checkMs = 5_000;

/** Polls for the lock: a waiting session would have a snapshot, for which the creation of an index waits. */
const alone = async (ask: Ask): Promise<void> => {
  for (;;) {
    const { rows } = await ask('SELECT pg_try_advisory_lock($1) AS taken', [definitionLock]);
    if (rows[0]?.['taken'] === true) return;
    await pause(pauseMs);
  }
};

const record = async (ask: Ask, parts: readonly Part[]): Promise<void> => {
  for (const { collection, part, version, definition } of parts)
    await ask(
      'INSERT INTO kit_schema VALUES ($1, $2, $3, $4) ON CONFLICT (collection, part) DO UPDATE SET version = excluded.version, definition = excluded.definition',
      [collection, part, version, definition],
    );
};

/**
 * Adds missing columns. An earlier one that is no longer declared becomes nullable. Otherwise it locks
 * nothing.
 */
const alterTable = async (ask: Ask, collection: AnyCollection, progress: Progress): Promise<void> => {
  const table = tableOf(collection);
  const change = (sql: string) => changeTable(ask, table, `ALTER TABLE ${table} ${sql}`, progress);
  const declared = columnsOf(collection, dialect);
  const { rows } = await ask(
    'SELECT attname, attnotnull FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped',
    [table],
  );
  const there = new Map(rows.map(({ attname, attnotnull }) => [`"${String(attname)}"`, attnotnull === true]));
  for (const { column, type, rest } of declared)
    if (!there.has(column))
      await change(`ADD COLUMN ${column} ${type}${collection.kind === 'counts' ? rest : ''}`);
  const known = new Set(['"doc"', ...declared.map(({ column }) => column)]);
  for (const [column, isRequired] of there)
    if (isRequired && !known.has(column)) await change(`ALTER COLUMN ${column} DROP NOT NULL`);
};

/**
 * Creates an index as it is declared, without blocking writers. The remains of an interrupted attempt are
 * dropped first.
 */
const makeIndex = async (ask: Ask, index: Index<never>, progress: Progress): Promise<void> => {
  const name = indexName(index);
  if (index.several !== undefined) {
    await changeTable(ask, name, `DROP TABLE IF EXISTS ${name}`, progress);
    for (const sql of indexDefinition(index, dialect)) await ask(sql);
    return;
  }
  await ask(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  for (const sql of indexDefinition(index, dialect))
    await ask(sql.replace('INDEX IF NOT EXISTS', 'INDEX CONCURRENTLY IF NOT EXISTS'));
};

const change = async (ask: Ask, collection: AnyCollection, recorded: Recorded, progress: Progress) => {
  const changed = changedParts(partsOf(collection), recorded);
  if (changed.length === 0) return;
  await alterTable(ask, collection, progress);
  const indexes = indexesOf(collection).filter(({ name }) =>
    changed.some(({ part }) => part === `index ${name}`),
  );
  const [entries, others] = [true, false].map((is) =>
    indexes.filter(({ several }) => (several !== undefined) === is),
  );
  const goal = JSON.stringify(changed);
  const { rows: begun } = await ask('SELECT 1 FROM kit_backfills WHERE collection = $1 AND goal = $2', [
    ...[collection.name, goal],
  ]);
  if (begun.length === 0) for (const index of entries ?? []) await makeIndex(ask, index, progress);
  const needsBackfill = changed.some(({ part }) => part.startsWith('member ')) || (entries ?? []).length > 0;
  if (collection.kind === 'records' && needsBackfill) {
    const filled = await backfill(ask, collection, goal);
    progress(`filled ${filled} records of ${collection.name}`);
  }
  for (const index of others ?? []) {
    await makeIndex(ask, index, progress);
    progress(`created the index ${index.name} of ${collection.name}`);
  }
  await record(ask, changed);
};

/** Returns the moves that a database records, if it was prepared before. */
const movesIn = async (ask: Ask): Promise<MovesOfStore> => {
  const recordIn = async (collection: AnyCollection): Promise<unknown> => {
    const table = tableOf(collection);
    const { rows: there } = await ask('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
    if (there[0]?.['there'] !== true) return undefined;
    const { rows } = await ask(`SELECT doc FROM ${table}`);
    return rows[0] && JSON.parse(String(rows[0]['doc']));
  };
  return { writeLock: await recordIn(writeLocks), move: await recordIn(moves) } as MovesOfStore;
};

const connected = async <Result>(
  options: pg.ClientConfig,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionTimeoutMillis: connectMs, ...options });
  client.on('error', () => undefined);
  /** Separates errors of the connection from those of the work. */
  const requested = async <Result>(asking: () => Promise<Result>): Promise<Result> => {
    try {
      return await asking();
    } catch (error) {
      throw translated(fromDriver(error));
    }
  };
  await requested(() => client.connect());
  try {
    return await work((sql, values = []) => requested(() => client.query(sql, [...values])));
  } finally {
    await client.end();
  }
};

/**
 * Creates missing tables, columns and indexes, and computes members whose version rose. It can be interrupted
 * and run again; of simultaneous processes one works and the others wait. Throws `SchemaMismatch` if the
 * database is newer, and `Unavailable` if it cannot be reached or rejects the user.
 */
export const prepare = (
  url: string,
  collections: readonly AnyCollection[],
  progress: Progress = () => undefined,
  retired: readonly string[] = retiredParts,
): Promise<void> =>
  connected({ connectionString: url }, async (ask) => {
    await alone(ask);
    for (const sql of [revisionsTable, epochTable, ...schemaTables]) await ask(sql);
    const recorded = await recordedIn(ask);
    const all = [writeLocks, ...collections];
    const parts = all.flatMap(partsOf);
    rejectNewer(parts, recorded);
    const isFirst = changedParts(parts, recorded).length > 0;
    if (isFirst) rejectDuringMove(await movesIn(ask));
    for (const collection of all) {
      const { rows } = await ask('SELECT to_regclass($1) IS NOT NULL AS there', [tableOf(collection)]);
      if (rows[0]?.['there'] === true) await change(ask, collection, recorded, progress);
      else {
        await ask('BEGIN');
        for (const sql of definitionOf(collection, dialect)) await ask(sql);
        await record(ask, partsOf(collection));
        await ask('COMMIT');
      }
    }
    const outdated = [...recorded.values()].filter((part) => retired.includes(idOf(part)));
    await retire(ask, outdated, isFirst, progress);
  });

/**
 * Throws `SchemaMismatch`, with instructions, unless the database was prepared for these collections, and
 * `Unavailable` if it cannot be reached.
 */
export const checkPrepared = (url: string, collections: readonly AnyCollection[]): Promise<void> =>
  connected({ connectionString: url, query_timeout: checkMs }, (ask) =>
    checkPreparedWith(ask, [writeLocks, ...collections]),
  );
