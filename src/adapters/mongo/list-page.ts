import type { Document, Filter } from 'mongodb';
import { prefixEnd, prefixKey } from '../../domain/shared/prefix.ts';
import type { ListPage, ListPlace } from '../../ports/driven/list-page.ts';

export const beginsWith = (prefix: string) => {
  const key = prefixKey(prefix);
  return { $gte: key, $lt: prefixEnd(key) };
};

/** The member that a list is sorted by, then the ID; the member alone if it is unique. */
export interface ListOrder {
  readonly by: string;
  readonly direction: 1 | -1;
  readonly unique?: boolean;
}

export const sortOf = ({ by, direction, unique }: ListOrder): Record<string, 1 | -1> =>
  unique ? { [by]: direction } : { [by]: direction, _id: direction };

/** Together with what is asked for: whatever comes after a place of the list. */
export const behind = <Kept extends Document>(
  asked: Filter<Kept>,
  { by, direction, unique }: ListOrder,
  after: ListPlace | undefined,
): Filter<Kept> => {
  if (!after) return asked;
  const [past, upTo] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  const span: unknown = (asked as Document)[by];
  if (unique) return { ...asked, [by]: { ...(typeof span === 'object' && span), [past]: after.at } };
  return {
    ...asked,
    // Says with `$or` where the index is entered.
    [by]: { ...(typeof span === 'object' && span), [upTo]: after.at },
    $or: [{ [by]: { [past]: after.at } }, { [by]: after.at, _id: { [past]: after.id } }],
  } as Filter<Kept>;
};

/** Returns a page of the records found: one more than the limit was read to see whether another page follows. */
export const pageOf = <Kept, Item>(
  found: readonly Kept[],
  limit: number,
  read: (kept: Kept) => Item,
  placeOf: (kept: Kept) => ListPlace,
): ListPage<Item> => {
  const taken = found.slice(0, limit);
  const last = taken.at(-1);
  return { items: taken.map(read), ...(found.length > limit && last && { next: placeOf(last) }) };
};
