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
  /** Nothing follows a record that fulfills it. */
  readonly end?: Clause;
}

/** Rows looked at for one page, of all its walks: the process answers nothing else meanwhile. */
const mostLookedAt = 5_000;

interface PageAsked {
  readonly limit: number;
  readonly after?: ListPlace;
}

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
  { limit, after, most = mostLookedAt }: PageAsked & { readonly most?: number },
): ListPage<Row> => {
  const { table, by, id, direction, unique, led, rest, end: [isEnd, ...endValues] = ['FALSE'] } = walk;
  const conditions = [...led, behind(walk, after)];
  const order = (unique ? [by] : [by, id]).map((column) => `${column} ${direction}`).join(', ');
  const fits = rest.length > 0 ? allOf(rest) : 'TRUE';
  const walked = `SELECT doc, ${by} AS at, ${id} AS id, ${fits} AS fits, ${isEnd} AS is_end FROM ${table}
    WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ?`;
  const values = [...valuesOf(rest), ...endValues, ...valuesOf(conditions)];
  const found =
    rest.length === 0
      ? db.all(walked, ...values, limit + 1)
      : db.all(`SELECT * FROM (${walked}) WHERE fits LIMIT ?`, ...values, most, limit + 1);
  const items = found.slice(0, limit);
  const lastLookedAt = (): Row | undefined => {
    const lastOne = `SELECT at, id, is_end FROM (${walked}) LIMIT 1 OFFSET ?`;
    const row = db.one(lastOne, ...values, most, most - 1);
    return row?.['is_end'] === 1 ? undefined : row;
  };
  const last = found.length > limit ? items.at(-1) : rest.length === 0 ? undefined : lastLookedAt();
  return { items, ...(last && { next: placeOf(last) }) };
};

export const pageOf = <Item>(
  db: Connection,
  walk: Walk,
  page: PageAsked,
  read: (row: Row) => Item,
): ListPage<Item> => {
  const { items, ...rest } = rowsOf(db, walk, page);
  return { items: items.map(read), ...rest };
};

const isBefore = (one: ListPlace, other: ListPlace): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at;
const inOrder = (one: ListPlace, other: ListPlace): number => (isBefore(one, other) ? -1 : 1);

/** A page of what several walks find in descending order, as far as all of them have come. */
export const mergedPageOf = <Item>(
  db: Connection,
  walks: readonly Walk[],
  page: PageAsked,
  read: (row: Row) => Item,
): ListPage<Item> => {
  const lookedThrough = walks.filter(({ rest }) => rest.length > 0).length;
  const most = Math.max(page.limit + 1, Math.floor(mostLookedAt / Math.max(1, lookedThrough)));
  const pages = walks.map((walk) => rowsOf(db, walk, { ...page, most }));
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
