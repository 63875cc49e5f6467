import type { AnyCollection, Index } from '../collection.ts';
import type { Member } from '../members.ts';
import { entryDefinition, entryTablesOf } from './entries.ts';
import { columnIn, columnOf, conditionOf, indexName, tableOf, type Dialect } from './names.ts';

export interface Column {
  /** The name of the member or count that the column contains. */
  readonly name: string;
  readonly column: string;
  readonly type: string;
  /** The text after the type in the definition of the table. */
  readonly rest: string;
  /** The version of the function that computes its values. */
  readonly version: number;
}

/** Returns the columns of members and counts. */
export const columnsOf = (collection: AnyCollection, dialect: Dialect): readonly Column[] => [
  ...Object.entries<Member<never>>(collection.members)
    .filter(([, { several }]) => !several)
    .map(([name, { kind, optional, version }]) => ({
      ...{ name, column: columnOf(name), type: dialect[kind], version },
      rest: optional ? '' : ' NOT NULL',
    })),
  ...(collection.kind === 'counts' ? collection.counts : []).map((name) => ({
    ...{ name, column: columnOf(name), type: dialect.whole, version: 1 },
    rest: ' NOT NULL DEFAULT 0',
  })),
];

/** Returns the statement that creates the table of a collection. */
export const tableDefinition = (collection: AnyCollection, dialect: Dialect): string => {
  const columns = columnsOf(collection, dialect).map(({ column, type, rest }) => `${column} ${type}${rest}`);
  const leased = [`lease_token ${dialect.text}`, `lease_until ${dialect.whole}`];
  const beside =
    collection.kind === 'records' ? ['doc TEXT NOT NULL', ...(collection.leased ? leased : [])] : [];
  const key = `PRIMARY KEY (${collection.key.map(columnOf).join(', ')})`;
  return `CREATE TABLE IF NOT EXISTS ${tableOf(collection)} (${[...columns, ...beside, key].join(', ')})${collection.kind === 'counts' ? dialect.countsEnd : dialect.recordsEnd}`;
};

/** Returns all indexes except that of the key, which the table has. */
export const indexesOf = (collection: AnyCollection): readonly Index<never>[] =>
  Object.values<Index<never>>(collection.indexes).filter(({ name }) => name !== 'key');

/** Returns the statements that create an index: one, or a table of entries with an index of its own. */
export const indexDefinition = (index: Index<never>, dialect: Dialect): readonly string[] => {
  if (index.several !== undefined) return entryDefinition(index, dialect);
  const condition = conditionOf(index);
  return [
    `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${indexName(index)} ON ${tableOf(index.collection)} (${index.on
      .map((name) => columnIn(index, name))
      .join(', ')})${condition === '' ? '' : ` WHERE ${condition}`}`,
  ];
};

/** Returns the statements that create the missing parts of a collection. */
export const definitionOf = (collection: AnyCollection, dialect: Dialect): readonly string[] => [
  tableDefinition(collection, dialect),
  ...indexesOf(collection).flatMap((index) => indexDefinition(index, dialect)),
];

/** Returns every table of a collection. */
export const tablesOf = (collection: AnyCollection): readonly string[] => [
  tableOf(collection),
  ...entryTablesOf(collection),
];
