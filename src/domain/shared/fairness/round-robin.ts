import { shareOf } from '../event.ts';

/** A batch of waiting items to select. */
export interface Batch<Item> {
  readonly limit: number;
  /** The owner that was served last; empty before the first batch. */
  readonly last: string;
  readonly idOf: (item: Item) => string | number;
  /**
   * Returns the owner of an item, or an empty string if it has none: such items have a share of every batch.
   */
  readonly ownerOf: (item: Item) => string;
}

export interface RoundRobinResult<Item> {
  /** At most `limit` items, each once. */
  readonly items: readonly Item[];
  readonly last: string;
}

/** The waiting items, longest first, as a store returns them: immediately or later. */
export interface WaitingNow<Item> {
  readonly oldest: (limit: number) => readonly Item[];
  readonly oldestOf: (owner: string, limit: number) => readonly Item[];
  /** Returns the next owner with waiting items in the order of IDs, never the empty one. */
  readonly ownerAfter: (owner: string) => string | undefined;
}
export interface WaitingLater<Item> {
  readonly oldest: (limit: number) => Promise<readonly Item[]>;
  readonly oldestOf: (owner: string, limit: number) => Promise<readonly Item[]>;
  readonly ownerAfter: (owner: string) => Promise<string | undefined>;
}

type Query =
  | { readonly ask: 'oldest'; readonly limit: number }
  | { readonly ask: 'oldest-of'; readonly owner: string; readonly limit: number }
  | { readonly ask: 'owner-after'; readonly owner: string };

type QueryResult<Item> = readonly Item[] | string | undefined;
type Querying<Item, Result> = Generator<Query, Result, QueryResult<Item>>;

function* itemsOf<Item>(query: Query): Querying<Item, readonly Item[]> {
  return (yield query) as readonly Item[];
}

function* ownerAfter<Item>(owner: string): Querying<Item, string | undefined> {
  return (yield { ask: 'owner-after', owner }) as string | undefined;
}

/** The limit of owners that are considered for one batch; the next batch continues after the last of them. */
const maxOwners = 100;

/** Selects a share for one owner after another, after a share for items without an owner. */
function* shareOut<Item>({ limit, last: before }: Batch<Item>): Querying<Item, RoundRobinResult<Item>> {
  const items = [...(yield* itemsOf<Item>({ ask: 'oldest-of', owner: '', limit: shareOf(limit) }))];
  const seen = new Set<string>();
  let last = before;
  while (seen.size < maxOwners && items.length < limit) {
    const owner = (yield* ownerAfter<Item>(last)) ?? (yield* ownerAfter<Item>(''));
    if (owner === undefined || seen.has(owner)) break;
    seen.add(owner);
    last = owner;
    const share = Math.min(shareOf(limit), limit - items.length);
    items.push(...(yield* itemsOf<Item>({ ask: 'oldest-of', owner, limit: share })));
  }
  return { items, last };
}

/**
 * Selects the items that have waited longest. If one owner would exceed its share, owners take turns, and the
 * oldest items fill the rest of the batch.
 */
function* fairBatch<Item>(batch: Batch<Item>): Querying<Item, RoundRobinResult<Item>> {
  const { limit, last, idOf, ownerOf } = batch;
  const oldest = yield* itemsOf<Item>({ ask: 'oldest', limit });
  const owners = [...Map.groupBy(oldest, ownerOf).values()];
  if (oldest.length < limit || owners.every(({ length }) => length <= shareOf(limit)))
    return { items: oldest, last };
  const shared = yield* shareOut(batch);
  const items = new Map([...shared.items, ...oldest].map((item) => [idOf(item), item]));
  return { items: [...items.values()].slice(0, limit), last: shared.last };
}

const resultOf = <Items, Owner>(
  query: Query,
  waiting: {
    readonly oldest: (limit: number) => Items;
    readonly oldestOf: (owner: string, limit: number) => Items;
    readonly ownerAfter: (owner: string) => Owner;
  },
): Items | Owner => {
  switch (query.ask) {
    case 'oldest':
      return waiting.oldest(query.limit);
    case 'oldest-of':
      return waiting.oldestOf(query.owner, query.limit);
    case 'owner-after':
      return waiting.ownerAfter(query.owner);
  }
};

export const roundRobin = <Item>(batch: Batch<Item>, waiting: WaitingNow<Item>): RoundRobinResult<Item> => {
  const querying = fairBatch(batch);
  let step = querying.next();
  while (step.done !== true) step = querying.next(resultOf(step.value, waiting));
  return step.value;
};

export const roundRobinLater = async <Item>(
  batch: Batch<Item>,
  waiting: WaitingLater<Item>,
): Promise<RoundRobinResult<Item>> => {
  const querying = fairBatch(batch);
  let step = querying.next();
  while (step.done !== true) step = querying.next(await resultOf(step.value, waiting));
  return step.value;
};
