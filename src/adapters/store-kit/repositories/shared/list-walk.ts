import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Index, Key } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page, type PageRange } from '../../program.ts';
import { maxBatchSize } from './index-walk.ts';

/**
 * The number of records that are examined for one page of a list: a page can contain fewer than requested.
 */
export const maxLookedAt = 5_000;

/** Returns how many records to read after a part of this size, if so many of at most `max` were examined before. */
export const nextSize = (size: number, looked: number, max = maxLookedAt): number =>
  Math.min(maxBatchSize, 2 * size, max - looked);

/** The place of a record in an index, after the members that all records of the list share. */
export interface ListOrder<Stored> {
  readonly index: Index<Stored>;
  readonly placeOf: (record: Stored) => ListPlace;
}

/** A list in the order of an index, of the matching records in a range of it. */
export interface Walk<Stored> extends ListOrder<Stored> {
  readonly range: Omit<PageRange, 'limit' | 'after'>;
  readonly wanted: (record: Stored) => boolean;
  /** Returns whether no matching record can follow. */
  readonly isPast?: (record: Stored) => boolean;
}

export interface ListRequest {
  readonly limit: number;
  readonly after?: ListPlace;
}

/**
 * Returns the members after `equal`: the sort key of the list, and the record's key unless the sort key is
 * unique.
 */
const positionOf = <Stored>({ index, range: { equal = [] } }: Walk<Stored>, { at, id }: ListPlace): Key =>
  index.on.length - equal.length === 1 ? [at] : [at, id];

interface ExaminedPage<Stored> extends ListPage<Stored> {
  readonly examined: number;
}

/** Scans pages of an index, each twice as long as the one before, until `max` records were examined. */
const scanned = async <Stored>(
  kernel: Kernel,
  walk: Walk<Stored>,
  { limit, after }: ListRequest,
  max: number,
): Promise<ExaminedPage<Stored>> => {
  const { index, range, wanted, isPast, placeOf } = walk;
  const found: Stored[] = [];
  let position = after;
  for (let size = Math.min(limit + 1, max), examined = 0; ; size = nextSize(size, examined, max)) {
    const read = await kernel.read(
      page(index, { ...range, limit: size, ...(position && { after: positionOf(walk, position) }) }),
    );
    found.push(...read.filter(wanted));
    examined += read.length;
    const items = found.slice(0, limit);
    const end = found.length > limit ? items.at(-1) : undefined;
    if (end) return { items, next: placeOf(end), examined };
    const last = read.at(-1);
    if (read.length < size || !last || isPast?.(last) === true) return { items, examined };
    position = placeOf(last);
    if (examined >= max) return { items, next: position, examined };
  }
};

/** Returns a page of an index, which examines at most `maxLookedAt` records. */
export const listed = async <Stored>(
  kernel: Kernel,
  walk: Walk<Stored>,
  request: ListRequest,
): Promise<ListPage<Stored>> => {
  const { examined: _, ...found } = await scanned(kernel, walk, request, maxLookedAt);
  return found;
};

const isAscending = (one: ListPlace, other: ListPlace): boolean =>
  one.at === other.at ? one.id < other.id : one.at < other.at;

/**
 * Returns a page of several scans in one direction, in their order, as far as all of them have reached. Together they
 * examine at most `maxLookedAt` records; each gets an equal part of what those before it left. A record that
 * moves from one scan to a later one meanwhile is returned once.
 */
export const mergedLists = async <Stored>(
  kernel: Kernel,
  walks: readonly Walk<Stored>[],
  request: ListRequest,
): Promise<ListPage<Stored>> => {
  const pages: ListPage<Stored>[] = [];
  let left = maxLookedAt;
  for (const [n, walk] of walks.entries()) {
    const part = await scanned(kernel, walk, request, Math.ceil(left / (walks.length - n)));
    left -= part.examined;
    pages.push(part);
  }
  const isDescending = walks[0]?.range.descending === true;
  const isBefore = (one: ListPlace, other: ListPlace): boolean =>
    isDescending ? isAscending(other, one) : isAscending(one, other);
  const inOrder = (one: ListPlace, other: ListPlace): number => (isBefore(one, other) ? -1 : 1);
  const [reached] = pages.flatMap(({ next }) => next ?? []).toSorted(inOrder);
  const found = pages
    .flatMap(({ items }, n) => items.map((item) => ({ item, place: walks[n]?.placeOf(item) })))
    .flatMap(({ item, place }) => (place ? [{ item, place }] : []))
    .filter(({ place }) => reached === undefined || !isBefore(reached, place))
    .toSorted((one, other) => inOrder(one.place, other.place))
    .filter(({ place }, n, all) => place.id !== all[n - 1]?.place.id);
  const taken = found.slice(0, request.limit);
  const next = found.length > request.limit ? taken.at(-1)?.place : reached;
  return { items: taken.map(({ item }) => item), ...(next && { next }) };
};
