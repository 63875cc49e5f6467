import type { AnyCollection, Collection, Counter } from '../../store-kit/collection.ts';
import {
  changedParts,
  columnOf,
  columnsOf,
  definitionOf,
  indexDefinition,
  indexesOf,
  snake,
  tableOf,
  type Part,
  type Recorded,
} from '../../store-kit/sql/index.ts';
import type { Connection } from '../connection.ts';
import { statementsOf, triggersOf } from './definition.ts';
import { dialect } from './dialect.ts';
import { perform } from './run.ts';

/** The number of records that are read together when a table is rewritten. */
const together = 500;
const before = '"kit_before"';

const ofCollection = (recorded: Recorded, name: string): readonly Part[] =>
  [...recorded.values()].filter(({ collection }) => collection === name);

const isIndex = ({ part }: Part): boolean => part.startsWith('index ');
/** An index over a member with several values is a table. */
const isTable = ({ definition }: Part): boolean => definition.startsWith('CREATE TABLE');

/** Drops an index that was created earlier. */
const dropIndex = (db: Connection, created: Part): void => {
  const name = `"${snake(created.collection)}_${snake(created.part.slice('index '.length))}"`;
  db.script(isTable(created) ? `DROP TABLE ${name}` : `DROP INDEX ${name}`);
};

/** Creates a missing table or index. One of that name that this release did not create is an error. */
const make = (db: Connection, statements: readonly string[]): void => {
  for (const sql of statements) db.script(sql.replace('IF NOT EXISTS ', ''));
};

/** Copies records in the order in which they were inserted, with their leases. */
const copyRecords = (db: Connection, collection: Collection<never>, hasLeases: boolean): void => {
  const leases = hasLeases ? ', lease_token, lease_until' : '';
  const next = `SELECT rowid AS place, doc${leases} FROM ${before} WHERE rowid > ? ORDER BY rowid LIMIT ${together}`;
  for (let place = Number.MIN_SAFE_INTEGER; ;) {
    const rows = db.all(next, place);
    for (const { doc } of rows) perform(db, { op: 'insert', collection, record: JSON.parse(String(doc)) });
    const last = rows.at(-1);
    if (!last) break;
    place = Number(last['place']);
  }
  if (!hasLeases || !collection.leased) return;
  const same = collection.key.map(
    (name) => `leased.${columnOf(name)} = ${tableOf(collection)}.${columnOf(name)}`,
  );
  db.script(
    `UPDATE ${tableOf(collection)} SET lease_token = leased.lease_token, lease_until = leased.lease_until
     FROM ${before} AS leased WHERE leased.lease_token IS NOT NULL AND ${same.join(' AND ')}`,
  );
};

const columnsIn = (db: Connection, table: string): ReadonlySet<string> =>
  new Set(
    db.all(`SELECT name FROM pragma_table_info(?)`, table.slice(1, -1)).map(({ name }) => String(name)),
  );

const copyCounts = (db: Connection, counter: Counter, columns: ReadonlySet<string>): void => {
  const kept = columnsOf(counter, dialect)
    .map(({ column }) => column)
    .filter((column) => columns.has(column.slice(1, -1)));
  db.script(`INSERT INTO ${tableOf(counter)} (${kept.join(', ')}) SELECT ${kept.join(', ')} FROM ${before}`);
};

/**
 * Renames only the table. SQLite would also write the new name into views and triggers of other tables that
 * read it.
 */
const renameAlone = (db: Connection, table: string, name: string): void => {
  db.script('PRAGMA legacy_alter_table = ON');
  try {
    db.script(`ALTER TABLE ${table} RENAME TO ${name}`);
  } finally {
    db.script('PRAGMA legacy_alter_table = OFF');
  }
};

/** Creates the table as it is declared, and rewrites its records. */
const rebuild = (db: Connection, collection: AnyCollection, created: readonly Part[]): void => {
  for (const part of created.filter(isIndex)) dropIndex(db, part);
  renameAlone(db, tableOf(collection), before);
  make(db, definitionOf(collection, dialect));
  const columns = columnsIn(db, before);
  if (collection.kind === 'records') copyRecords(db, collection, columns.has('lease_token'));
  else copyCounts(db, collection, columns);
  db.script(`DROP TABLE ${before}`);
  // The triggers of the earlier table had the same names until it was dropped.
  make(db, triggersOf(collection));
};

interface Known {
  readonly parts: readonly Part[];
  readonly recorded: Recorded;
}

/** Brings a collection to its declaration: creates it, rewrites it, or creates only some of its indexes. */
export const changeCollection = (
  db: Connection,
  collection: AnyCollection,
  { parts, recorded }: Known,
): void => {
  const created = ofCollection(recorded, collection.name);
  if (created.length === 0) {
    make(db, statementsOf(collection));
    return;
  }
  const declared = parts.filter((each) => each.collection === collection.name);
  const changed = changedParts(declared, recorded);
  if (changed.some((part) => !isIndex(part) || isTable(part))) {
    rebuild(db, collection, created);
    return;
  }
  const changedNames = new Set(changed.map(({ part }) => part));
  const kept = new Set(declared.map(({ part }) => part));
  for (const part of created.filter(isIndex))
    if (changedNames.has(part.part) || !kept.has(part.part)) dropIndex(db, part);
  for (const index of indexesOf(collection))
    if (changedNames.has(`index ${index.name}`)) make(db, indexDefinition(index, dialect));
};

/** Drops a collection that is no longer declared. */
export const dropCollection = (db: Connection, name: string, recorded: Recorded): void => {
  for (const part of ofCollection(recorded, name)) if (isIndex(part) && isTable(part)) dropIndex(db, part);
  db.script(`DROP TABLE "${snake(name)}"`);
};
