import { valueOf, valuesOf, type AnyCollection, type Collection, type Index } from '../collection.ts';
import { encodeValue, type Member, type MemberValue } from '../members.ts';
import type { Operation } from '../program.ts';
import { columnOf, indexName, isKey, made, type Dialect, type Statement } from './names.ts';

/**
 * An index that contains a member with several values is a table of its own: one entry for each distinct value of a record.
 */
const indexesOf = (collection: AnyCollection): readonly Index<never>[] => {
  const known = withSeveral.get(collection);
  if (known) return known;
  const found = Object.values<Index<never>>(collection.indexes).filter(
    ({ several }) => several !== undefined,
  );
  withSeveral.set(collection, found);
  return found;
};
const withSeveral = new WeakMap<object, readonly Index<never>[]>();

/** The table of the entries. It takes the place of the index, and its name. */
export const entriesOf = (index: Index<never>): string => indexName(index);

/** The columns of an entry: the members of the index, and those of the key that are not among them. */
const columnsOf = ({ collection, on }: Index<never>): readonly string[] => [
  ...on,
  ...collection.key.filter((name) => !on.includes(name)),
];

const memberOf = ({ members, name: of }: Collection<never>, name: string): Member<never> => {
  const found = members[name];
  if (!found) throw new Error(`${of} has no member ${name}`);
  return found;
};

/** The tables of the entries of a collection. */
export const entryTablesOf = (collection: AnyCollection): readonly string[] =>
  indexesOf(collection).map(entriesOf);

/** Statements that make what is missing of the entries of an index. */
export const entryDefinition = (index: Index<never>, dialect: Dialect): readonly string[] => {
  const { collection, on } = index;
  const columns = columnsOf(index).map(
    (name) => `${columnOf(name)} ${dialect[memberOf(collection, name).kind]} NOT NULL`,
  );
  const table = entriesOf(index);
  return [
    `CREATE TABLE IF NOT EXISTS ${table} (${columns.join(', ')}, PRIMARY KEY (${on.map(columnOf).join(', ')}))${dialect.countsEnd}`,
    `CREATE INDEX IF NOT EXISTS ${table.slice(0, -1)}_record" ON ${table} (${collection.key.map(columnOf).join(', ')})`,
  ];
};

const removal = (index: Index<never>, key: readonly MemberValue[], dialect: Dialect): Statement => ({
  sql: made(
    dialect,
    index,
    'remove entries',
    () => `DELETE FROM ${entriesOf(index)} WHERE ${isKey(index.collection, dialect)}`,
  ),
  values: key,
});

const isIn = ({ where, having, collection }: Index<never>, record: never): boolean =>
  Object.entries(where).every(
    ([name, value]) => valueOf(record, name, memberOf(collection, name)) === value,
  ) && having.every((name) => valueOf(record, name, memberOf(collection, name)) !== null);

/** The values of a statement about the entries of a record: the members of an entry, the several of them as JSON. */
const entryValues = (index: Index<never>, record: never): readonly MemberValue[] =>
  columnsOf(index).map((name) => {
    const member = memberOf(index.collection, name);
    if (name !== index.several) return encodeValue(valueOf(record, name, member));
    return JSON.stringify(isIn(index, record) ? valuesOf(record, name, member).map(encodeValue) : []);
  });

const cast = (index: Index<never>, dialect: Dialect) => (name: string, n: number) =>
  name === index.several
    ? 'given.value'
    : `CAST(${dialect.value(n + 1)} AS ${memberOf(index.collection, name).kind === 'text' ? 'TEXT' : dialect.whole})`;

const textsOf = (index: Index<never>, dialect: Dialect): string =>
  dialect.texts(dialect.value(columnsOf(index).indexOf(index.several ?? '') + 1));

/** Of entries that a record had: those that it has no more. */
const outdated = (index: Index<never>, record: never, dialect: Dialect): Statement => ({
  sql: made(dialect, index, 'remove outdated entries', () => {
    const columns = columnsOf(index);
    const place = (name: string) => dialect.value(columns.indexOf(name) + 1);
    const own = index.collection.key.map((name) => `${columnOf(name)} = ${place(name)}`);
    const same = columns.map((name) =>
      name === index.several
        ? `${columnOf(name)} IN (SELECT given.value FROM ${textsOf(index, dialect)})`
        : `${columnOf(name)} = ${place(name)}`,
    );
    return `DELETE FROM ${entriesOf(index)} WHERE ${own.join(' AND ')} AND NOT (${same.join(' AND ')})`;
  }),
  values: entryValues(index, record),
});

/** All entries of a record. One of another record that is in the way of a unique index is an error. */
const insertionInto = (index: Index<never>, dialect: Dialect): string =>
  `INSERT INTO ${entriesOf(index)} (${columnsOf(index).map(columnOf).join(', ')}) SELECT ${columnsOf(index)
    .map(cast(index, dialect))
    .join(', ')} FROM ${textsOf(index, dialect)}`;

/** Entries of a new record. Many records have none, and then there is no statement. */
const insertion = (index: Index<never>, record: never, dialect: Dialect): readonly Statement[] => {
  const values = entryValues(index, record);
  if (values[columnsOf(index).indexOf(index.several ?? '')] === '[]') return [];
  return [{ sql: made(dialect, index, 'insert entries', () => insertionInto(index, dialect)), values }];
};

/** Entries of a record that it does not have yet. */
const addition = (index: Index<never>, record: never, dialect: Dialect): Statement => ({
  sql: made(dialect, index, 'add entries', () => {
    const given = columnsOf(index).map(cast(index, dialect));
    const same = columnsOf(index).map((name, n) => `had.${columnOf(name)} = ${given[n]}`);
    return `${insertionInto(index, dialect)} WHERE NOT EXISTS (SELECT 1 FROM ${entriesOf(index)} AS had WHERE ${same.join(' AND ')})`;
  }),
  values: entryValues(index, record),
});

/** What follows an operation that changed a record: its entries. Most collections have none. */
export const entryChangesOf = (operation: Operation, dialect: Dialect): readonly Statement[] => {
  switch (operation.op) {
    case 'insert':
    case 'insert-if-absent':
      return indexesOf(operation.collection).flatMap((index) =>
        insertion(index, operation.record as never, dialect),
      );
    case 'replace':
      return indexesOf(operation.collection).flatMap((index) => [
        outdated(index, operation.record as never, dialect),
        addition(index, operation.record as never, dialect),
      ]);
    case 'remove': {
      const key = operation.key.map(encodeValue);
      return indexesOf(operation.collection).map((index) => removal(index, key, dialect));
    }
    default:
      return [];
  }
};
