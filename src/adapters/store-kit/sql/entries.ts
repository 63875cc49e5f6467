import { valueOf, valuesOf, type AnyCollection, type Collection, type Index } from '../collection.ts';
import { encodeValue, type Member, type MemberValue } from '../members.ts';
import type { Operation } from '../program.ts';
import { columnOf, indexName, isKey, cachedText, tableOf, type Dialect, type Statement } from './names.ts';

/**
 * Returns the indexes with a member of several values; each is a table with one entry for each
 * distinct value of a record.
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

/** Returns the name of the table of entries, which replaces the index under its name. */
export const entriesOf = (index: Index<never>): string => indexName(index);

/**
 * Returns the columns of an entry: the members of the index, and those of the key that are not among them.
 */
const columnsOf = ({ collection, on }: Index<never>): readonly string[] => [
  ...on,
  ...collection.key.filter((name) => !on.includes(name)),
];

const memberOf = ({ members, name: of }: Collection<never>, name: string): Member<never> => {
  const found = members[name];
  if (!found) throw new Error(`${of} has no member ${name}`);
  return found;
};

/** Returns the tables of the entries of a collection. */
export const entryTablesOf = (collection: AnyCollection): readonly string[] =>
  indexesOf(collection).map(entriesOf);

/** Returns the statements that create the missing parts of the entries of an index. */
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
  sql: cachedText(
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

/**
 * Returns the values of a statement about the entries of a record: the members of an entry, with several
 * values as JSON.
 */
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

/** Returns the statement that removes entries that a record no longer has. */
const outdated = (index: Index<never>, record: never, dialect: Dialect): Statement => ({
  sql: cachedText(dialect, index, 'remove outdated entries', () => {
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

/**
 * Returns the insertion of all entries of a record. A conflict with another record's entry in a unique index
 * is an error.
 */
const insertionInto = (index: Index<never>, dialect: Dialect): string =>
  `INSERT INTO ${entriesOf(index)} (${columnsOf(index).map(columnOf).join(', ')}) SELECT ${columnsOf(index)
    .map(cast(index, dialect))
    .join(', ')} FROM ${textsOf(index, dialect)}`;

/** Returns the insertion of the entries of a new record. Many records have none and need no statement. */
const insertion = (index: Index<never>, record: never, dialect: Dialect): readonly Statement[] => {
  const values = entryValues(index, record);
  if (values[columnsOf(index).indexOf(index.several ?? '')] === '[]') return [];
  return [{ sql: cachedText(dialect, index, 'insert entries', () => insertionInto(index, dialect)), values }];
};

/** Returns the statement that adds the new entries of a record. */
const addition = (index: Index<never>, record: never, dialect: Dialect): Statement => ({
  sql: cachedText(dialect, index, 'add entries', () => {
    const given = columnsOf(index).map(cast(index, dialect));
    const same = columnsOf(index).map((name, n) => `had.${columnOf(name)} = ${given[n]}`);
    return `${insertionInto(index, dialect)} WHERE NOT EXISTS (SELECT 1 FROM ${entriesOf(index)} AS had WHERE ${same.join(' AND ')})`;
  }),
  values: entryValues(index, record),
});

/** Limits a statement about entries to a record that the operation before it has written. */
const ifWritten = (
  index: Index<never>,
  record: never,
  dialect: Dialect,
  { sql, values }: Statement,
): Statement => ({
  sql: cachedText(dialect, index, `${sql} if written`, () => {
    const own = index.collection.key.map(
      (name) => `record.${columnOf(name)} = ${dialect.value(columnsOf(index).indexOf(name) + 1)}`,
    );
    const same = `record.doc = ${dialect.value(values.length + 1)}`;
    return `${sql} AND EXISTS (SELECT 1 FROM ${tableOf(index.collection)} AS record WHERE ${[...own, same].join(' AND ')})`;
  }),
  values: [...values, JSON.stringify(record)],
});

/** Limits the removal of entries to a record that does not exist. */
const ifRemoved = (index: Index<never>, dialect: Dialect, { sql, values }: Statement): Statement => ({
  sql: cachedText(
    dialect,
    index,
    `${sql} if removed`,
    () =>
      `${sql} AND NOT EXISTS (SELECT 1 FROM ${tableOf(index.collection)} WHERE ${isKey(index.collection, dialect)})`,
  ),
  values,
});

/**
 * Returns the statements for entries after an operation that changed a record. Most collections need none.
 */
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

/**
 * Returns the statements for entries that can be sent together with the operation, before it is known whether it
 * changes a record.
 */
export const entryChangesSentWith = (operation: Operation, dialect: Dialect): readonly Statement[] => {
  switch (operation.op) {
    case 'insert-if-absent': {
      const record = operation.record as never;
      return indexesOf(operation.collection)
        .filter((index) => insertion(index, record, dialect).length > 0)
        .map((index) => ifWritten(index, record, dialect, addition(index, record, dialect)));
    }
    case 'replace': {
      const record = operation.record as never;
      return indexesOf(operation.collection).flatMap((index) =>
        [outdated(index, record, dialect), addition(index, record, dialect)].map((statement) =>
          ifWritten(index, record, dialect, statement),
        ),
      );
    }
    case 'remove': {
      const key = operation.key.map(encodeValue);
      return indexesOf(operation.collection).map((index) =>
        ifRemoved(index, dialect, removal(index, key, dialect)),
      );
    }
    default:
      // A key that is taken ends the transaction.
      return entryChangesOf(operation, dialect);
  }
};
