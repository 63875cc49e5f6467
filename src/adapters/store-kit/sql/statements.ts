import { valueOf, type AnyCollection, type Collection, type Index } from '../collection.ts';
import { encodeValue, type Member, type MemberKind, type MemberValue } from '../members.ts';
import type { Expected, Operation, PageRange, Range } from '../program.ts';
import { withOneBeginning } from '../range.ts';
import { additionOf } from './additions.ts';
import { conditionsOf, expectedOf, isFree, shapeOf, shapeOfExpected, valuesOf } from './conditions.ts';
import { entriesOf } from './entries.ts';
import { columnIn, columnOf, isKey, cachedText, tableOf, type Dialect, type Statement } from './names.ts';

const encodedKey = (key: readonly MemberValue[]): readonly MemberValue[] => key.map(encodeValue);

const columnsOf = (members: readonly string[]): string =>
  members.map((name) => `${columnOf(name)} AS "${name}"`).join(', ');

/** Returns the columns of a page of counts, or the whole record. */
const wanted = (collection: AnyCollection): string =>
  collection.kind === 'records' ? 'doc' : columnsOf([...collection.key, ...collection.counts]);

type Named = readonly (readonly [string, Member<never>])[];

/** Returns the members of a collection: those of its key in order, and the others. */
const membersOf = (collection: Collection<never>) => {
  const known = split.get(collection);
  if (known) return known;
  const all = Object.entries<Member<never>>(collection.members);
  const members: { readonly key: Named; readonly rest: Named } = {
    key: collection.key.flatMap((name) => all.filter(([each]) => each === name)),
    rest: all.filter(([name, { several }]) => !several && !collection.key.includes(name)),
  };
  split.set(collection, members);
  return members;
};
const split = new WeakMap<object, { readonly key: Named; readonly rest: Named }>();

const membersIn = (members: Named, record: unknown): MemberValue[] =>
  members.map(([name, member]) => encodeValue(valueOf(record as never, name, member)));

/** Returns the tables of a page. SQLite keeps the tables of a cross join in their order. */
const sourceOf = (index: Index<never>): string =>
  index.several === undefined
    ? tableOf(index.collection)
    : `${entriesOf(index)} AS entry CROSS JOIN ${tableOf(index.collection)} AS record`;

/** Returns the condition that joins an entry with its record. */
const joined = ({ collection, several }: Index<never>): readonly string[] =>
  several === undefined
    ? []
    : collection.key.map((name) => `record.${columnOf(name)} = entry.${columnOf(name)}`);

const pageOf = (
  index: Index<never>,
  given: PageRange,
  dialect: Dialect,
  members?: readonly string[],
): Statement => {
  const range = index.highestFirst.length > 0 ? given : withOneBeginning(given);
  const values = valuesOf(index, range);
  const sql = cachedText(dialect, index, `page ${shapeOf(range)} ${members?.join() ?? ''}`, () => {
    const order = index.on
      .slice(range.equal?.length ?? 0)
      .map((name) => `${columnIn(index, name)}${range.descending === true ? ' DESC' : ''}`);
    const found = [...joined(index), ...conditionsOf(index, range, dialect)];
    const where = found.length === 0 ? '' : ` WHERE ${found.join(' AND ')}`;
    const ordered = order.length === 0 ? '' : ` ORDER BY ${order.join(', ')}`;
    const seen = members ? columnsOf(members) : wanted(index.collection);
    return `SELECT ${seen} FROM ${sourceOf(index)}${where}${ordered} LIMIT ${dialect.limit(values.length + 1)}`;
  });
  return { sql, values: [...values, range.limit] };
};

const countOf = (index: Index<never>, range: Range, dialect: Dialect): Statement => {
  const values = valuesOf(index, range);
  const sql = cachedText(dialect, index, `count ${shapeOf(range)}`, () => {
    const conditions = conditionsOf(index, range, dialect);
    const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
    const table = index.several === undefined ? tableOf(index.collection) : `${entriesOf(index)} AS entry`;
    return `SELECT count(*) AS n FROM ${table}${where}`;
  });
  return { sql, values };
};

/**
 * Returns the values of an insertion or a replacement in this order: the members other than the key, the
 * record, the key.
 */
const writtenTo = (collection: Collection<never>): readonly string[] => {
  const { key, rest } = membersOf(collection);
  const namesOf = (members: Named) => members.map(([name]) => columnOf(name));
  return [...namesOf(rest), 'doc', ...namesOf(key)];
};

export interface ColumnWritten {
  readonly column: string;
  readonly kind: MemberKind;
}

/** Returns the columns in which insertions and replacements write a record, in the order of their values. */
export const columnsWritten = (collection: Collection<never>): readonly ColumnWritten[] => {
  const { key, rest } = membersOf(collection);
  const kindsOf = (members: Named) => members.map(([name, { kind }]) => ({ column: columnOf(name), kind }));
  return [...kindsOf(rest), { column: 'doc', kind: 'text' }, ...kindsOf(key)];
};

const written = (collection: Collection<never>, record: unknown): readonly MemberValue[] => {
  const { key, rest } = membersOf(collection);
  return [...membersIn(rest, record), JSON.stringify(record), ...membersIn(key, record)];
};

const insertOf = (collection: Collection<never>, record: unknown, dialect: Dialect): Statement => {
  const sql = cachedText(dialect, collection, 'insert', () => {
    const columns = writtenTo(collection);
    const places = columns.map((_, n) => dialect.value(n + 1));
    return `INSERT INTO ${tableOf(collection)} (${columns.join(', ')}) VALUES (${places.join(', ')})`;
  });
  return { sql, values: written(collection, record) };
};

const insertIfAbsentOf = (collection: Collection<never>, record: unknown, dialect: Dialect): Statement => {
  const { sql, values } = insertOf(collection, record, dialect);
  const key = collection.key.map(columnOf).join(', ');
  return {
    sql: cachedText(dialect, collection, 'insert-if-absent', () => `${sql} ON CONFLICT (${key}) DO NOTHING`),
    values,
  };
};

/**
 * Returns a statement with these values: the record's key, the token, and the new end of the lease if it
 * changes.
 */
const leaseOf = (
  { collection, key, token, until }: Operation & { readonly op: 'lease' },
  dialect: Dialect,
): Statement => {
  const isMoved = typeof until === 'number';
  const sql = cachedText(dialect, collection, `lease ${isMoved ? 'moved' : until}`, () => {
    const place = dialect.value(key.length + 2);
    const set = {
      kept: 'lease_token = lease_token',
      ended: 'lease_token = NULL, lease_until = NULL',
      moved: `lease_until = ${place}`,
    }[isMoved ? 'moved' : until];
    return `UPDATE ${tableOf(collection)} SET ${set} WHERE ${isKey(collection, dialect)} AND lease_token = ${dialect.value(key.length + 1)}`;
  });
  return { sql, values: [...encodedKey(key), token, ...(isMoved ? [until] : [])] };
};

/** Leaves the key's columns unchanged, because a database would update their index. */
const replaceOf = (
  collection: Collection<never>,
  record: unknown,
  expected: Expected,
  dialect: Dialect,
): Statement => {
  const values = written(collection, record);
  const more = expectedOf(expected, values.length + 1, dialect);
  const sql = cachedText(dialect, collection, `replace ${shapeOfExpected(expected)}`, () => {
    const changed = writtenTo(collection).slice(0, -collection.key.length);
    const set = changed.map((column, n) => `${column} = ${dialect.value(n + 1)}`).join(', ');
    const where = [isKey(collection, dialect, changed.length + 1), ...more.conditions].join(' AND ');
    return `UPDATE ${tableOf(collection)} SET ${set} WHERE ${where}`;
  });
  return { sql, values: [...values, ...more.values] };
};

/** Returns the statement of an operation. */
export const statementOf = (operation: Operation, dialect: Dialect): Statement => {
  switch (operation.op) {
    case 'get': {
      const { collection, key } = operation;
      const sql = cachedText(dialect, collection, 'get', () => {
        return `SELECT doc FROM ${tableOf(collection)} WHERE ${isKey(collection, dialect)}`;
      });
      return { sql, values: encodedKey(key) };
    }
    case 'get-for-update': {
      const { collection, key } = operation;
      const sql = cachedText(
        dialect,
        collection,
        'get-for-update',
        () =>
          `SELECT doc FROM ${tableOf(collection)} WHERE ${isKey(collection, dialect)}${dialect.forUpdate}`,
      );
      return { sql, values: encodedKey(key) };
    }
    case 'peek': {
      const { collection, key, members } = operation;
      const sql = cachedText(dialect, collection, `peek ${members.join()}`, () => {
        return `SELECT ${columnsOf(members)} FROM ${tableOf(collection)} WHERE ${isKey(collection, dialect)}`;
      });
      return { sql, values: encodedKey(key) };
    }
    case 'getBy':
      return pageOf(operation.index, { equal: operation.values, limit: 1 }, dialect);
    case 'page':
      return pageOf(operation.index, operation.range, dialect, operation.members);
    case 'count':
      return countOf(operation.index, operation.range, dialect);
    case 'insert':
      return insertOf(operation.collection, operation.record, dialect);
    case 'insert-if-absent':
      return insertIfAbsentOf(operation.collection, operation.record, dialect);
    case 'lease':
      return leaseOf(operation, dialect);
    case 'replace':
      return replaceOf(operation.collection, operation.record, operation.expected, dialect);
    case 'remove': {
      const { collection, key, expected } = operation;
      const more = expectedOf(expected, key.length + 1, dialect);
      const sql = cachedText(dialect, collection, `remove ${shapeOfExpected(expected)}`, () => {
        const where = [isKey(collection, dialect), ...more.conditions].join(' AND ');
        return `DELETE FROM ${tableOf(collection)} WHERE ${where}`;
      });
      return { sql, values: [...encodedKey(key), ...more.values] };
    }
    case 'add':
      return additionOf(operation, dialect);
  }
};

/**
 * Returns one conditional write of a lease, with these values: the record's key, then token, until, now and
 * the latest credible end.
 */
export const claimOf = (collection: Collection<never>, dialect: Dialect): string =>
  cachedText(dialect, collection, 'claim', () => {
    const [token, until, now = '', latest = ''] = [0, 1, 2, 3].map((n) =>
      dialect.value(collection.key.length + 1 + n),
    );
    return `UPDATE ${tableOf(collection)} SET lease_token = ${token}, lease_until = ${until} WHERE ${isKey(collection, dialect)} AND ${isFree(now, latest)} RETURNING doc`;
  });
