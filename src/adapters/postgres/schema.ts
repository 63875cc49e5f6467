import { SchemaMismatch } from '../../ports/driven/schema-mismatch.ts';
import type { AnyCollection } from '../store-kit/collection.ts';
import { columnsOf, indexDefinition, indexesOf, tableOf } from '../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<{ readonly rows: Rows }>;

/** What was made of each collection, and how far the backfill of its records has come. */
export const schemaTables = [
  `CREATE TABLE IF NOT EXISTS kit_schema (
    collection TEXT, part TEXT, version INTEGER NOT NULL, definition TEXT NOT NULL, PRIMARY KEY (collection, part)
  )`,
  `CREATE TABLE IF NOT EXISTS kit_backfills (collection TEXT PRIMARY KEY, goal TEXT NOT NULL, place TEXT NOT NULL)`,
];

/** A column or an index, as it is declared or was made. */
export interface Part {
  readonly collection: string;
  readonly part: string;
  /** Of the function that its values are derived by. */
  readonly version: number;
  readonly definition: string;
}

/** What a collection consists of. */
export const partsOf = (collection: AnyCollection): readonly Part[] => [
  ...columnsOf(collection, dialect).map(({ name, type, version }) => ({
    ...{ collection: collection.name, part: `member ${name}` },
    ...{ version, definition: type },
  })),
  ...indexesOf(collection).map((index) => ({
    ...{ collection: collection.name, part: `index ${index.name}` },
    // Entries are derived by their member: its version is theirs.
    version: index.several === undefined ? 1 : (collection.members[index.several]?.version ?? 1),
    definition: indexDefinition(index, dialect).join('; '),
  })),
];

export const recordedIn = async (ask: Ask): Promise<ReadonlyMap<string, Part>> => {
  const { rows } = await ask('SELECT collection, part, version, definition FROM kit_schema');
  return new Map(
    rows.map((row) => {
      const [collection, part, definition] = ['collection', 'part', 'definition'].map((name) =>
        String(row[name]),
      );
      return [
        `${collection} ${part}`,
        { collection, part, version: Number(row['version']), definition } as Part,
      ];
    }),
  );
};

export const isSame = (one: Part, other: Part | undefined): boolean =>
  one.version === other?.version && one.definition === other.definition;

/** Throws `SchemaMismatch` if a newer release derives a member in another way. */
export const refuseNewer = (parts: readonly Part[], recorded: ReadonlyMap<string, Part>): void => {
  const newer = parts.find(({ collection, part, version }) => {
    const found = recorded.get(`${collection} ${part}`);
    return found !== undefined && found.version > version;
  });
  if (newer)
    throw new SchemaMismatch(
      `the database was prepared by a newer release (${newer.part} of ${newer.collection}): start that release, or a newer one`,
    );
};

const advice = 'run npm run operator -- prepare-postgres';

/** Throws `SchemaMismatch` if something is missing of the collections, or a newer release has prepared them. */
export const checkPreparedWith = async (ask: Ask, collections: readonly AnyCollection[]): Promise<void> => {
  const { rows } = await ask(`SELECT to_regclass('kit_schema') IS NOT NULL AS there`);
  if (rows[0]?.['there'] !== true) throw new SchemaMismatch(`the database was not prepared: ${advice}`);
  const recorded = await recordedIn(ask);
  const parts = collections.flatMap(partsOf);
  refuseNewer(parts, recorded);
  const missing = parts.find((each) => !isSame(each, recorded.get(`${each.collection} ${each.part}`)));
  if (missing)
    throw new SchemaMismatch(
      `the database was prepared by an older release (${missing.part} of ${missing.collection} is missing or outdated): ${advice}`,
    );
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
