import { NotPrepared, SchemaMismatch } from '../../../ports/driven/storage/schema-mismatch.ts';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { requireParts } from '../../store-kit/parts.ts';
import {
  partsOf as partsIn,
  recordedIn as recorded,
  tableOf,
  type Part,
  type Recorded,
} from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<{ readonly rows: Rows }>;

/** The tables of what was created for each collection, and of the progress of backfills. */
export const schemaTables = [
  `CREATE TABLE IF NOT EXISTS kit_schema (
    collection TEXT, part TEXT, version INTEGER NOT NULL, definition TEXT NOT NULL, PRIMARY KEY (collection, part)
  )`,
  `CREATE TABLE IF NOT EXISTS kit_backfills (collection TEXT PRIMARY KEY, goal TEXT NOT NULL, place TEXT NOT NULL)`,
];

/** Returns the parts of a collection. */
export const partsOf = (collection: AnyCollection): readonly Part[] => partsIn(collection, dialect);

export const recordedIn = async (ask: Ask): Promise<Recorded> => {
  const { rows } = await ask('SELECT collection, part, version, definition FROM kit_schema');
  return recorded(rows);
};

const advice = 'run npm run operator -- prepare-postgres';

/** Throws `SchemaMismatch` unless the user can read and begin an epoch: every commit without a response would be unknown. */
const checkEpoch = async (ask: Ask): Promise<void> => {
  const { rows: tables } = await ask(`SELECT to_regclass('kit_epoch') IS NOT NULL AS there`);
  if (tables[0]?.['there'] !== true)
    throw new SchemaMismatch(
      `the database was prepared by an older release (kit_epoch is missing): ${advice}`,
    );
  const { rows: rights } = await ask(
    `SELECT has_table_privilege('kit_epoch', 'SELECT') AND has_table_privilege('kit_epoch', 'INSERT') AS granted`,
  );
  if (rights[0]?.['granted'] !== true)
    throw new SchemaMismatch(
      'the user of DATABASE_URL cannot read and write the table kit_epoch: GRANT SELECT, INSERT on it',
    );
};

/** Throws `SchemaMismatch` if a part of the collections is missing, or a newer release has prepared them. */
export const checkPreparedWith = async (ask: Ask, collections: readonly AnyCollection[]): Promise<void> => {
  const { rows } = await ask(`SELECT to_regclass('kit_schema') IS NOT NULL AS there`);
  if (rows[0]?.['there'] !== true) throw new NotPrepared(`the database was not prepared: ${advice}`);
  requireParts(collections.flatMap(partsOf), await recordedIn(ask), advice);
  await checkEpoch(ask);
  const found = await ask(
    `SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL LIMIT 1`,
    [collections.map(tableOf)],
  );
  const [gone] = found.rows;
  if (gone)
    throw new SchemaMismatch(
      `the table ${String(gone['name'])} is missing: restore the database from a backup`,
    );
};
