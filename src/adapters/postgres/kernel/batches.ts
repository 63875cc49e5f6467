import { valueOf, type Collection } from '../../store-kit/collection.ts';
import { encodeValue, type Member, type MemberValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import {
  answerOf,
  columnOf,
  columnsWritten,
  cachedText,
  statementOf,
  tableOf,
  tablesOf,
  type ColumnWritten,
} from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';
import { isIncrement, mergedIncrements } from './increments.ts';

/** Several operations of one kind on one collection, as one statement. */
export interface Batch {
  readonly sql: string;
  /** An array for each column. */
  readonly values: readonly (readonly MemberValue[])[];
  readonly results: (rows: readonly Row[]) => readonly unknown[];
}
type Row = Readonly<Record<string, unknown>>;

type Batched = Operation & {
  readonly op: 'get' | 'get-for-update' | 'insert' | 'insert-if-absent' | 'replace';
};

const isPlain = (collection: Collection<never>): boolean => tablesOf(collection).length === 1;

/**
 * Returns whether an operation can be batched. Records with entries and conditional replacements need
 * statements of their own.
 */
const canBeBatched = (operation: Operation): operation is Batched => {
  switch (operation.op) {
    case 'get':
    case 'get-for-update':
      return true;
    case 'insert':
    case 'insert-if-absent':
      return isPlain(operation.collection);
    case 'replace':
      return isPlain(operation.collection) && Object.keys(operation.expected).length === 0;
    default:
      return false;
  }
};

const canGroup = (one: Operation, other: Operation | undefined): boolean =>
  other !== undefined &&
  (isIncrement(one)
    ? isIncrement(other) && one.counter === other.counter
    : canBeBatched(one) && canBeBatched(other) && one.op === other.op && one.collection === other.collection);

export type Group = readonly [Operation, ...Operation[]];

/** Groups consecutive operations that go together. */
export const grouped = (operations: readonly Operation[]): readonly Group[] => {
  const groups: [Operation, ...Operation[]][] = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    if (last && canGroup(operation, last[0])) last.push(operation);
    else groups.push([operation]);
  }
  return groups;
};

const keyColumns = ({ key, members }: Collection<never>): readonly ColumnWritten[] =>
  key.map((name) => ({ column: columnOf(name), kind: members[name]?.kind ?? 'text' }));

const given = (columns: readonly ColumnWritten[]): string =>
  `unnest(${columns.map(({ kind }, n) => `$${n + 1}::${kind === 'text' ? 'text' : 'bigint'}[]`).join(', ')})`;

const namesOf = (columns: readonly ColumnWritten[]): string => columns.map(({ column }) => column).join(', ');

const textOf = (op: Batched['op'], collection: Collection<never>): string => {
  const [table, key, all] = [tableOf(collection), keyColumns(collection), columnsWritten(collection)];
  switch (op) {
    case 'get':
    case 'get-for-update': {
      // Rows are locked in the order of keys, so that programs cannot cause a deadlock.
      const lock = op === 'get' ? '' : ` ORDER BY ${namesOf(key)} FOR UPDATE OF kept`;
      return `SELECT ${namesOf(key)}, doc FROM ${table} AS kept WHERE (${namesOf(key)}) IN (SELECT * FROM ${given(key)})${lock}`;
    }
    case 'insert':
      return `INSERT INTO ${table} (${namesOf(all)}) SELECT * FROM ${given(all)}`;
    case 'insert-if-absent':
      return `INSERT INTO ${table} (${namesOf(all)}) SELECT * FROM ${given(all)} ON CONFLICT (${namesOf(key)}) DO NOTHING RETURNING ${namesOf(key)}`;
    case 'replace': {
      const set = all.slice(0, -key.length).map(({ column }) => `${column} = given.${column}`);
      const same = key.map(({ column }) => `kept.${column} = given.${column}`);
      const returned = key.map(({ column }) => `kept.${column}`);
      return `UPDATE ${table} AS kept SET ${set.join(', ')} FROM ${given(all)} AS given(${namesOf(all)}) WHERE ${same.join(' AND ')} RETURNING ${returned.join(', ')}`;
    }
  }
};

const keyOf = (operation: Batched): string => {
  if ('key' in operation) return JSON.stringify(operation.key.map(encodeValue));
  const { collection, record } = operation;
  return JSON.stringify(
    collection.key.map((name) =>
      encodeValue(valueOf(record as never, name, collection.members[name] as Member<never>)),
    ),
  );
};

/**
 * Returns the result of each operation by the row of its key. Of several insertions of one key, the first one
 * inserted it.
 */
const resultsOf = (operations: readonly Batched[], rows: readonly Row[]): readonly unknown[] => {
  const [first] = operations;
  if (!first || first.op === 'insert') return operations.map(() => undefined);
  const columns = first.collection.key.map((name) => columnOf(name).slice(1, -1));
  const found = new Map(rows.map((row) => [JSON.stringify(columns.map((column) => row[column])), row]));
  return operations.map((operation) => {
    const name = keyOf(operation);
    const row = found.get(name);
    if (operation.op === 'insert-if-absent') return found.delete(name);
    return operation.op === 'replace'
      ? row !== undefined
      : answerOf(operation, row ? [row] : [], 0, (each) => each);
  });
};

/** Returns one statement for operations that go together. Its text does not depend on their number. */
export const batchOf = (group: Group): Batch | undefined => {
  const [one, ...more] = group.filter(isIncrement);
  if (one && more.length > 0)
    return { ...mergedIncrements([one, ...more]), results: () => group.map(() => undefined) };
  const operations = group.filter(canBeBatched);
  const [first] = operations;
  if (!first || group.length === 1 || operations.length < group.length) return undefined;
  // The last of several replacements of one record counts.
  if (first.op === 'replace' && new Set(operations.map(keyOf)).size < operations.length) return undefined;
  const rows = operations.map((operation) => statementOf(operation, dialect).values);
  const columns = rows[0] ?? [];
  return {
    sql: cachedText(dialect, first.collection, `batch ${first.op}`, () => textOf(first.op, first.collection)),
    values: columns.map((_, n) => rows.map((row) => row[n] ?? null)),
    results: (answered) => resultsOf(operations, answered),
  };
};
