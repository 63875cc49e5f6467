import type { ListPage, ListPlace } from '../../../ports/driven/list-page.ts';
import type { Index, Key } from '../collection.ts';
import type { Kernel } from '../kernel.ts';
import { page, type PageRange } from '../program.ts';

/** Records read by one query. */
const mostAtOnce = 1_000;
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
  const { index, range, wanted, placeOf } = walk;
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
    if (read.length < size || !last) return { items };
    position = placeOf(last);
    if (looked >= mostLookedAt) return { items, next: position };
  }
};
