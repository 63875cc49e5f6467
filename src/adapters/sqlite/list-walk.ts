import type { SQLInputValue } from 'node:sqlite';
import { prefixEnd, prefixKey } from '../../domain/shared/prefix.ts';
import type { ListPage, ListPlace } from '../../ports/driven/list-page.ts';
import type { Connection, Row } from './connection.ts';

/** A piece of SQL with the values of its `?`, in order. */
export type Clause = readonly [sql: string, ...values: SQLInputValue[]];

/**
 * A list in the order of an index that begins with the columns of `led` and goes on with `by` and `id`; with `by` alone
 * where no two rows share it.
 */
export interface Walk {
  readonly table: string;
  readonly by: string;
  readonly id: string;
  readonly direction: 'ASC' | 'DESC';
  readonly unique?: boolean;
  readonly led: readonly Clause[];
  /** Conditions that the index does not narrow. */
  readonly rest: readonly Clause[];
}

/** Rows looked at for one page: the process answers nothing else meanwhile. */
const mostLookedAt = 5_000;

export const equals = (column: string, value: SQLInputValue | undefined): readonly Clause[] =>
  value === undefined ? [] : [[`${column} = ?`, value]];

export const beginsWith = (column: string, prefix: string): Clause => {
  const key = prefixKey(prefix);
  return [`${column} >= ? AND ${column} < ?`, key, prefixEnd(key)];
};

const allOf = (clauses: readonly Clause[]): string => clauses.map(([sql]) => sql).join(' AND ');
const valuesOf = (clauses: readonly Clause[]): readonly SQLInputValue[] =>
  clauses.flatMap(([, ...values]) => values);
const placeOf = (row: Row): ListPlace => {
  const at = row['at'];
  return { at: typeof at === 'number' ? at : String(at), id: String(row['id']) };
};

/** Before every place of a list. */
const starts = {
  ASC: { at: '', id: '' },
  DESC: { at: Number.MAX_SAFE_INTEGER, id: '' },
} as const satisfies Readonly<Record<Walk['direction'], ListPlace>>;

const behind = ({ by, id, direction, unique }: Walk, after: ListPlace = starts[direction]): Clause => {
  const isPast = direction === 'ASC' ? '>' : '<';
  return unique ? [`${by} ${isPast} ?`, after.at] : [`(${by}, ${id}) ${isPast} (?, ?)`, after.at, after.id];
};

/** A page of rows, each with its place as `at` and `id`. */
const rowsOf = (
  db: Connection,
  walk: Walk,
  { limit, after }: { readonly limit: number; readonly after?: ListPlace },
): ListPage<Row> => {
  const { table, by, id, direction, unique, led, rest } = walk;
  const conditions = [...led, behind(walk, after)];
  const order = (unique ? [by] : [by, id]).map((column) => `${column} ${direction}`).join(', ');
  const fits = rest.length > 0 ? allOf(rest) : 'TRUE';
  const walked = `SELECT doc, ${by} AS at, ${id} AS id, ${fits} AS fits FROM ${table}
    WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ?`;
  const values = [...valuesOf(rest), ...valuesOf(conditions)];
  const found =
    rest.length === 0
      ? db.all(walked, ...values, limit + 1)
      : db.all(`SELECT * FROM (${walked}) WHERE fits LIMIT ?`, ...values, mostLookedAt, limit + 1);
  const items = found.slice(0, limit);
  const end = (): Row | undefined =>
    db.one(`SELECT at, id FROM (${walked}) LIMIT 1 OFFSET ?`, ...values, mostLookedAt, mostLookedAt - 1);
  const last = found.length > limit ? items.at(-1) : rest.length === 0 ? undefined : end();
  return { items, ...(last && { next: placeOf(last) }) };
};

export const pageOf = <Item>(
  db: Connection,
  walk: Walk,
  page: { readonly limit: number; readonly after?: ListPlace },
  read: (row: Row) => Item,
): ListPage<Item> => {
  const { items, ...rest } = rowsOf(db, walk, page);
  return { items: items.map(read), ...rest };
};

/** Newest first, by time. */
const isBefore = (one: ListPlace, other: ListPlace): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at;
const inOrder = (one: ListPlace, other: ListPlace): number => (isBefore(one, other) ? -1 : 1);

/** A page of what several walks find by time, newest first, as far as all of them have come. */
export const mergedPageOf = <Item>(
  db: Connection,
  walks: readonly Walk[],
  page: { readonly limit: number; readonly after?: ListPlace },
  read: (row: Row) => Item,
): ListPage<Item> => {
  const pages = walks.map((walk) => rowsOf(db, walk, page));
  const [reached] = pages.flatMap(({ next }) => next ?? []).toSorted(inOrder);
  const found = pages
    .flatMap(({ items }) => items)
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => reached === undefined || !isBefore(reached, place))
    .toSorted((one, other) => inOrder(one.place, other.place));
  const taken = found.slice(0, page.limit);
  const next = found.length > page.limit ? taken.at(-1)?.place : reached;
  return { items: taken.map(({ row }) => read(row)), ...(next && { next }) };
};
