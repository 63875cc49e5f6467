import type { ListPage, ListPlace } from '../../../ports/driven/list-page.ts';
import type { Index, Key } from '../collection.ts';
import type { Kernel } from '../kernel.ts';
import { page, type PageRange } from '../program.ts';

/** Records read by one query. */
export const mostAtOnce = 1_000;
/** Records looked at for one page of a list: a page may hold fewer than were asked for. */
export const mostLookedAt = 5_000;

/** Where a record is in an index, behind the members that all of the list's records share. */
export interface ListOrder<Stored> {
  readonly index: Index<Stored>;
  readonly placeOf: (record: Stored) => ListPlace;
}

/** A list in the order of an index, of the records in a range of it that are wanted. */
export interface Walk<Stored> extends ListOrder<Stored> {
  readonly range: Omit<PageRange, 'limit' | 'after'>;
  readonly wanted: (record: Stored) => boolean;
  /** Nothing that is wanted follows such a record. */
  readonly isPast?: (record: Stored) => boolean;
}

export interface ListRequest {
  readonly limit: number;
  readonly after?: ListPlace;
}

/** The members behind `equal`: the one that the list is sorted by, and the key unless that one is unique. */
const positionOf = <Stored>({ index, range: { equal = [] } }: Walk<Stored>, { at, id }: ListPlace): Key =>
  index.on.length - equal.length === 1 ? [at] : [at, id];

/** Walks an index page by page, each twice as long, as far as a page of a list may look. */
export const listed = async <Stored>(
  kernel: Kernel,
  walk: Walk<Stored>,
  { limit, after }: ListRequest,
): Promise<ListPage<Stored>> => {
  const { index, range, wanted, isPast, placeOf } = walk;
  const found: Stored[] = [];
  let position = after;
  for (let size = limit + 1, looked = 0; ; size = Math.min(mostAtOnce, 2 * size)) {
    const read = await kernel.read(
      page(index, { ...range, limit: size, ...(position && { after: positionOf(walk, position) }) }),
    );
    found.push(...read.filter(wanted));
    looked += read.length;
    const items = found.slice(0, limit);
    const end = found.length > limit ? items.at(-1) : undefined;
    if (end) return { items, next: placeOf(end) };
    const last = read.at(-1);
    if (read.length < size || !last || isPast?.(last) === true) return { items };
    position = placeOf(last);
    if (looked >= mostLookedAt) return { items, next: position };
  }
};

/** Highest first. */
const isBefore = (one: ListPlace, other: ListPlace): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at;
const inOrder = (one: ListPlace, other: ListPlace): number => (isBefore(one, other) ? -1 : 1);

/**
 * A page of what several walks find, highest first, as far as all of them have come. A record may move from a walk to a later one
 * meanwhile: it comes once.
 */
export const mergedLists = async <Stored>(
  kernel: Kernel,
  walks: readonly Walk<Stored>[],
  request: ListRequest,
): Promise<ListPage<Stored>> => {
  const pages: ListPage<Stored>[] = [];
  for (const walk of walks) pages.push(await listed(kernel, walk, request));
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
