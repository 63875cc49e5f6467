import type { AnyCollection, Collection, Index } from '../collection.ts';
import type { MemberKind, MemberValue } from '../members.ts';

/** The SQL of a database for the parts that differ between databases. */
export interface Dialect {
  readonly text: string;
  readonly whole: string;
  /** The end of the definition of a table of records. */
  readonly recordsEnd: string;
  /** The end of the definition of a table of counts or of entries. */
  readonly countsEnd: string;
  /** The end of a statement that locks the record that it finds. */
  readonly forUpdate: string;
  /** Returns the smaller of two expressions. */
  readonly smaller: (one: string, other: string) => string;
  /** Returns the nth value of a statement. */
  readonly value: (n: number) => string;
  /** Returns the nth value of a statement, as its limit. */
  readonly limit: (n: number) => string;
  /** Returns the condition that a member has one of the values in a JSON array. */
  readonly among: (column: string, kind: MemberKind, json: string) => string;
  /** Returns the texts in a JSON array, as a table `given` with a column `value`. */
  readonly texts: (json: string) => string;
}

/** A statement with its values. There are few texts, because each is prepared once. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly MemberValue[];
}

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const columnOf = (member: string): string => `"${snake(member)}"`;
export const tableOf = ({ name }: AnyCollection): string => `"${snake(name)}"`;
export const indexName = ({ collection, name }: Index<never>): string =>
  `"${snake(collection.name)}_${snake(name)}"`;

/**
 * Returns the name of a member in a query over an index. It is qualified in a table of entries, because the
 * records have the member too. A descending member is indexed by its negative, so that the whole index
 * ascends and a place in it is one comparison.
 */
export const columnIn = ({ several, highestFirst }: Index<never>, member: string): string =>
  several !== undefined
    ? `entry.${columnOf(member)}`
    : highestFirst.includes(member)
      ? `(-${columnOf(member)})`
      : columnOf(member);

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

export const conditionOf = ({ where, having }: Index<never>): string =>
  [
    ...Object.entries(where).map(([member, value]) => `${columnOf(member)} = ${literal(value)}`),
    ...having.map((member) => `${columnOf(member)} IS NOT NULL`),
  ].join(' AND ');

const texts = new WeakMap<Dialect, WeakMap<object, Map<string, string>>>();
/** Creates each text of a dialect once. */
export const cachedText = (dialect: Dialect, owner: object, shape: string, make: () => string): string => {
  let ofDialect = texts.get(dialect);
  if (!ofDialect) texts.set(dialect, (ofDialect = new WeakMap<object, Map<string, string>>()));
  let known = ofDialect.get(owner);
  if (!known) ofDialect.set(owner, (known = new Map<string, string>()));
  let sql = known.get(shape);
  if (sql === undefined) known.set(shape, (sql = make()));
  return sql;
};

export const isKey = (collection: Collection<never>, dialect: Dialect, first = 1): string =>
  collection.key.map((name, n) => `${columnOf(name)} = ${dialect.value(first + n)}`).join(' AND ');
