import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { dialect } from '../../../../src/adapters/sqlite/kernel/dialect.ts';
import { prepare } from '../../../../src/adapters/sqlite/kernel/index.ts';
import type { Index } from '../../../../src/adapters/store-kit/collection.ts';
import { collections } from '../../../../src/adapters/store-kit/index.ts';
import type { PageRange } from '../../../../src/adapters/store-kit/program.ts';
import { withOneBeginning } from '../../../../src/adapters/store-kit/range.ts';
import { conditionOf } from '../../../../src/adapters/store-kit/sql/names.ts';
import { columnOf, indexName, statementOf, tableOf } from '../../../../src/adapters/store-kit/sql/index.ts';
import type { DeclaredQuery } from '../declared-queries.ts';

const bare = (name: string): string => name.replaceAll('"', '');

/** How plans name the index of a collection's key: depending on its table, it is the table itself. */
const keyNames = ({ collection }: Index<never>): readonly string[] => [
  ...['PRIMARY KEY', 'INTEGER PRIMARY KEY', ''],
  `INDEX sqlite_autoindex_${bare(tableOf(collection))}_1`,
];
const namesOf = (index: Index<never>): readonly string[] =>
  index.name === 'key'
    ? keyNames(index)
    : index.several === undefined
      ? [`INDEX ${bare(indexName(index))}`]
      : ['PRIMARY KEY'];

const rangeOf = ({ operation, index }: DeclaredQuery): Partial<PageRange> => {
  switch (operation.op) {
    case 'getBy':
      return { equal: operation.values };
    case 'page':
      return withOneBeginning(operation.range);
    case 'count':
      return operation.range;
    default:
      return { equal: index.collection.key };
  }
};

/** The column that is the number of a row: the key of a collection, if it is one integer. */
const rowNumberOf = ({ collection }: Index<never>): string | undefined => {
  const [only = '', ...more] = collection.key;
  return more.length === 0 && collection.members[only]?.kind === 'whole' ? bare(columnOf(only)) : undefined;
};

/** The conditions that an index has to be searched by: each part of a range. */
const termsOf = (query: DeclaredQuery): readonly string[] => {
  const { equal = [], from, until, among, after = [], descending } = rangeOf(query);
  const columns = query.index.on.map((member) => bare(columnOf(member)));
  const next = columns[equal.length] ?? '';
  const named = columns.slice(equal.length, equal.length + after.length);
  // SQLite searches an index by a row value only up to the number of the row: records of one value before it are filtered.
  const behind = named.length > 1 && named.at(-1) === rowNumberOf(query.index) ? named.slice(0, -1) : named;
  const direction = descending === true ? '<' : '>';
  const places = behind.map(() => '?').join();
  return [
    ...columns.slice(0, equal.length).map((column) => `${column}=?`),
    ...(among ? [`${next}=?`] : []),
    ...(from === undefined ? [] : [`${next}>?`]),
    ...(until === undefined ? [] : [`${next}<?`]),
    ...(behind.length > 1 ? [`(${behind.join()})${direction}(${places})`] : []),
    ...(behind.length === 1 ? [`${behind.join()}${direction}?`] : []),
  ];
};

/** The step of a plan that finds the records: `SEARCH licenses USING INDEX licenses_of_platform (platform_id=?)`. */
const step = /^(SEARCH|SCAN) \w+(?: USING (?:COVERING )?([\w ]+?))?(?: \((.*)\))?$/;

/** Whether it asks for records by their keys: each is found by its key as fast as by an index over fewer records. */
export const isOfKeys = (query: DeclaredQuery): boolean =>
  rangeOf(query).among !== undefined && query.index.on.join() === query.index.collection.key.join();

/** Whether it counts all records of a collection: each index has all of them, and a database reads the smallest. */
const isOfAll = (query: DeclaredQuery): boolean =>
  query.operation.op === 'count' && termsOf(query).length === 0 && conditionOf(query.index) === '';

/** Returns why a database finds the records of a query not only by its index, or sorts them. */
const planFault = (db: Connection, query: DeclaredQuery): string | undefined => {
  const { sql, values } = statementOf(query.operation, dialect);
  const plan = db.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail));
  if (plan.some((each) => each.includes('TEMP B-TREE'))) return 'sorts';
  const [, , name = '', found = ''] = step.exec(plan[0] ?? '') ?? [];
  const names =
    isOfKeys(query) || isOfAll(query)
      ? [...namesOf(query.index), ...keyNames(query.index)]
      : namesOf(query.index);
  if (!names.includes(name)) return `uses ${plan[0] ?? 'nothing'}, not the index that the query names`;
  const key = bare(columnOf(query.index.on[0] ?? ''));
  const searched = found.split(' AND ').map((term) => term.replace(/^rowid\b/, key));
  const missing = termsOf(query).filter((term) => !searched.includes(term));
  return missing.length > 0 ? `${plan[0] ?? ''} lacks ${missing.join(', ')}` : undefined;
};

/** Returns a database without records. */
export const emptyDatabase = (): Connection => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  return db;
};

/** A database chooses no index for these. */
const insertions = ['insert', 'insert-if-absent', 'add'];

/** Returns the queries for which a database chooses an index. */
export const withPlans = (queries: readonly DeclaredQuery[]): readonly DeclaredQuery[] =>
  queries.filter(({ operation }) => !insertions.includes(operation.op));

export const planFaults = (db: Connection, queries: readonly DeclaredQuery[]): readonly string[] =>
  queries.flatMap((query) => {
    const fault = planFault(db, query);
    return fault === undefined ? [] : [`${query.name}: ${fault}`];
  });
