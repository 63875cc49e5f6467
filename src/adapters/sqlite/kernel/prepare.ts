import { SchemaMismatch } from '../../../ports/driven/storage/schema-mismatch.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { moves } from '../../store-kit/collections/storage/moving.ts';
import { rejectDuringMove, type MovesOfStore } from '../../store-kit/parts.ts';
import {
  changedParts,
  idOf,
  newerPart,
  partsOf,
  recordedIn,
  type Part,
  type Recorded,
} from '../../store-kit/sql/index.ts';
import type { Connection } from '../connection.ts';
import { changeCollection, dropCollection } from './changes.ts';
import { tableText } from './definition.ts';
import { dialect } from './dialect.ts';
import { revisions } from './revisions.ts';

/** The file was prepared by a newer release, whose form this release does not know. */
export class SchemaTooNew extends SchemaMismatch {}

/** The `user_version` of a file that this kernel prepared; `kit_schema` contains the details. */
const currentVersion = 32;

/** The earlier release, which stored its records in another form. */
export interface OlderRelease {
  /** The `user_version` of its files. */
  readonly version: number;
  /** Removes its tables within the current transaction; `fill` then writes its records in their new form. */
  readonly begin: (db: Connection) => { readonly fill: () => void; readonly end: () => void };
}

export interface Preparing {
  readonly older?: OlderRelease;
  /**
   * Collections and parts that earlier releases declared and this one does not, such as `plays` or `songs
   * index byTitle`: they are dropped. Any other undeclared part was created by a newer release.
   */
  readonly retired?: readonly string[];
  /** Receives a line if preparing takes longer than usual. */
  readonly progress?: (line: string) => void;
}

const tables = [
  `CREATE TABLE IF NOT EXISTS kit_schema (
    collection TEXT NOT NULL, part TEXT NOT NULL, version INTEGER NOT NULL, definition TEXT NOT NULL,
    PRIMARY KEY (collection, part)
  ) STRICT, WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS write_probe (one INTEGER PRIMARY KEY CHECK (one = 1), filler BLOB NOT NULL) STRICT',
];

const versionOf = (db: Connection): number => Number(db.one('PRAGMA user_version')?.['user_version']);

const declaredParts = (collections: readonly AnyCollection[]): readonly Part[] =>
  collections.flatMap((collection) => [
    {
      collection: collection.name,
      part: 'table',
      version: 1,
      definition: tableText(collection),
    },
    ...partsOf(collection, dialect),
  ]);

const recordedParts = (db: Connection): Recorded =>
  recordedIn(db.all('SELECT collection, part, version, definition FROM kit_schema'));

const rejectVersion = (found: number, older: OlderRelease | undefined): void => {
  if (found === 0 || found === currentVersion || found === older?.version) return;
  if (found > currentVersion)
    throw new SchemaTooNew(
      `the database has schema ${found}, this release knows ${currentVersion}: start the release that wrote it, or a newer one`,
    );
  throw new SchemaMismatch(
    `the database has schema ${found}, which is too old for this release: start a release with schema ${older?.version ?? currentVersion} once, then this one`,
  );
};

/**
 * Rejects a part that a newer release created: one that this release never declared, or that has a higher
 * version.
 */
const rejectNewer = (parts: readonly Part[], recorded: Recorded, retired: readonly string[]): void => {
  const known = new Set([...parts.map(idOf), ...retired]);
  const isUnknown = (created: Part): boolean => !known.has(idOf(created)) && !known.has(created.collection);
  const newer = newerPart(parts, recorded) ?? [...recorded.values()].find(isUnknown);
  if (newer)
    throw new SchemaTooNew(
      `the database was prepared by a newer release (${newer.part} of ${newer.collection}): start that release, or a newer one`,
    );
};

const isPrepared = (db: Connection, parts: readonly Part[], retired: readonly string[]): boolean => {
  if (versionOf(db) !== currentVersion) return false;
  const recorded = recordedParts(db);
  rejectNewer(parts, recorded, retired);
  return recorded.size === parts.length && changedParts(parts, recorded).length === 0;
};

const record = (db: Connection, parts: readonly Part[]): void => {
  db.run('DELETE FROM kit_schema');
  for (const { collection, part, version, definition } of parts)
    db.run('INSERT INTO kit_schema VALUES (?, ?, ?, ?)', collection, part, version, definition);
};

/** Returns the moves that a file of this form records. */
const movesIn = (db: Connection, recorded: Recorded): MovesOfStore => {
  const stateIn = (name: string): unknown => {
    if (![...recorded.values()].some(({ collection }) => collection === name)) return undefined;
    const found = db.one(`SELECT doc FROM ${name}`);
    return found && JSON.parse(String(found['doc']));
  };
  return { writeLock: stateIn(writeLocks.name), move: stateIn(moves.name) } as MovesOfStore;
};

/** How long a start waits for another process that prepares the file. */
const longestMs = 60_000;

/** Begins an exclusive transaction, and reports the reason for waiting if another process uses the file. */
const beginAlone = (db: Connection, progress: Preparing['progress']): void => {
  try {
    db.script('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    progress?.(
      `waiting up to ${longestMs / 1_000} s for another process that uses the store: ${error.message}`,
    );
    const before = db.waitFor(longestMs);
    try {
      db.script('BEGIN EXCLUSIVE');
    } finally {
      db.waitFor(before);
    }
  }
};

/**
 * Creates missing tables and indexes in one transaction, so that the file is prepared completely or not at
 * all; of simultaneous processes one does it. A collection whose members changed is rewritten record by
 * record. Opening a prepared file only compares `kit_schema` with the declarations. Throws `SchemaTooNew` for
 * a file of a newer release, and `SchemaMismatch` for one that is too old.
 */
export const prepare = (
  db: Connection,
  declared: readonly AnyCollection[],
  { older, retired = [], progress }: Preparing = {},
): void => {
  const collections: readonly AnyCollection[] = [writeLocks, revisions, ...declared];
  const parts = declaredParts(collections);
  if (isPrepared(db, parts, retired)) return;
  rejectVersion(versionOf(db), older);
  beginAlone(db, progress);
  let upgrade: ReturnType<OlderRelease['begin']> | undefined;
  try {
    const found = versionOf(db);
    rejectVersion(found, older);
    // Another process may have prepared the file since it was read, and begun a move of this release.
    if (isPrepared(db, parts, retired)) {
      db.script('ROLLBACK');
      return;
    }
    if (found === older?.version) upgrade = older.begin(db);
    for (const sql of tables) db.script(sql);
    const recorded = recordedParts(db);
    rejectNewer(parts, recorded, retired);
    // The file is not prepared as it is declared, or nothing would be done here.
    if (!upgrade) rejectDuringMove(movesIn(db, recorded));
    for (const collection of collections) changeCollection(db, collection, { parts, recorded });
    for (const name of new Set([...recorded.values()].map(({ collection }) => collection)))
      if (!collections.some((each) => each.name === name)) dropCollection(db, name, recorded);
    upgrade?.fill();
    record(db, parts);
    db.script(`PRAGMA user_version = ${currentVersion}; COMMIT`);
  } catch (error) {
    if (db.inTransaction()) db.script('ROLLBACK');
    throw error;
  } finally {
    upgrade?.end();
  }
  // The log of an upgrade is as large as the store.
  if (upgrade) db.script('PRAGMA wal_checkpoint(TRUNCATE)');
};
