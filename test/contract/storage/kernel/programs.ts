import { collection } from '../../../../src/adapters/store-kit/collection.ts';
import { writeLocks } from '../../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { derived, optional, text, whole } from '../../../../src/adapters/store-kit/members.ts';
import {
  abort,
  add,
  all,
  exclusive,
  get,
  getBy,
  getForUpdate,
  endLease,
  holdLease,
  insert,
  insertIfAbsent,
  page,
  peek,
  program,
  remove,
  renewLease,
  replace,
  sharable,
  type Expected,
} from '../../../../src/adapters/store-kit/program.ts';
import type { WriteLock } from '../../../../src/ports/driven/storage/archive.ts';
import { addTo, playCounts, incrementPlays } from './counting.ts';
import { keepSong, removeSong, songs, tryOutSong, type Song } from './songs.ts';

export { addTo, playCounts, incrementPlays } from './counting.ts';
export { aSong, keepSong, removeSong, songs, tryOutSong, type Song } from './songs.ts';

// Collections and programs of the kernel contract. A writer thread loads this file too: it uses nothing of jest.

export interface Item {
  readonly id: string;
  readonly group: string;
  readonly rank: number;
  readonly label?: string;
  readonly state: 'open' | 'closed';
  readonly note?: string;
}

export const items = collection<Item>()('kernel_items', {
  key: ['id'],
  members: {
    id: text,
    group: text,
    rank: whole,
    label: optional(text),
    state: text,
    size: derived(whole, 1, ({ note }: Item) => note?.length ?? 0),
  },
  leased: true,
  indexes: {
    byRank: { on: ['group', 'rank', 'id'] },
    byLabel: { unique: true, on: ['label'] },
    oneOpen: { unique: true, on: ['group', 'rank'], where: { state: 'open' } },
  },
});

export const collections = [items, playCounts, songs];

export type Ending = 'commit' | 'abort' | 'throw';

/** Writes of every kind, then an ending. */
export const write = program<{ readonly item: Item; readonly ending: Ending }, string>(
  'kernel.write',
  () => [],
  function* ({ item, ending }) {
    yield* all(insert(items, item), add(playCounts, [item.group, 'day'], { plays: 1 }));
    yield* all(replace(items, { ...item, note: 'written' }));
    if (ending === 'throw') throw new Error('thrown by a program');
    return ending === 'abort' ? abort('aborted') : 'committed';
  },
);

/** Inserts without a look; looks only if the key was taken. */
export const insertOrLook = program<Item, { readonly attempt: number; readonly found?: Item }>(
  'kernel.insert-or-look',
  () => [],
  function* (item, attempt) {
    if (attempt > 1) {
      const [byKey, open] = yield* all(
        get(items, item.id),
        getBy(items.indexes.oneOpen, item.group, item.rank),
      );
      const found = byKey ?? open;
      if (found) return { attempt, found };
    }
    yield* all(insert(items, item));
    return { attempt };
  },
);

export const insertBlindly = program<Item, number>(
  'kernel.insert-blindly',
  () => [],
  function* (item, attempt) {
    yield* all(insert(items, item));
    return attempt;
  },
);

/** Inserts the items whose keys are free; answers for each whether its key was. */
export const insertThoseAbsent = program<readonly Item[], readonly boolean[]>(
  'kernel.insert-those-absent',
  () => [],
  function* (wanted) {
    return yield* all(...wanted.map((item) => insertIfAbsent(items, item)));
  },
);

export interface LeaseUse {
  readonly id: string;
  readonly token: string;
  readonly until: number | 'kept' | 'ended';
}

/** Counts its runs in the record's rank if the token has the lease. */
export const useLease = program<LeaseUse, boolean>(
  'kernel.use-lease',
  () => [],
  function* ({ id, token, until }) {
    const [isThere] = yield* all(
      until === 'kept'
        ? holdLease(items, [id], token)
        : until === 'ended'
          ? endLease(items, [id], token)
          : renewLease(items, [id], token, until),
    );
    if (!isThere) return false;
    const [kept] = yield* all(get(items, id));
    if (kept) yield* all(replace(items, { ...kept, rank: kept.rank + 1 }));
    return true;
  },
);

export const replaceIf = program<{ readonly item: Item; readonly expected?: Expected }, boolean>(
  'kernel.replace-if',
  () => [],
  function* ({ item, expected }) {
    const [replaced] = yield* all(replace(items, item, expected));
    return replaced;
  },
);

export const removeIf = program<{ readonly id: string; readonly expected?: Expected }, boolean>(
  'kernel.remove-if',
  () => [],
  function* ({ id, expected }) {
    const [removed] = yield* all(remove(items, [id], expected));
    return removed;
  },
);

/** Inserts or replaces a song, and inserts an item in the same step; looks for the item only if a key was taken. */
export const keepSongBeside = program<
  { readonly op: 'insert' | 'replace'; readonly song: Song; readonly item: Item },
  { readonly attempt: number; readonly found?: Item }
>(
  'kernel.keep-song-beside',
  () => [],
  function* ({ op, song, item }, attempt) {
    const [found] = attempt > 1 ? yield* all(get(items, item.id)) : [];
    if (found) return { attempt, found };
    yield* all(op === 'insert' ? insert(songs, song) : replace(songs, song), insert(items, item));
    return { attempt };
  },
);

/** Reads a record and writes what follows from it: right only under its lock. */
export const increment = program<{ readonly ids: readonly string[] }, readonly number[]>(
  'kernel.increment',
  ({ ids }) => ids.map((id) => exclusive('item', id)),
  function* ({ ids }) {
    const seen: number[] = [];
    for (const id of ids) {
      const [kept] = yield* all(get(items, id));
      if (!kept) throw new Error(`no item is called ${id}`);
      yield* all(replace(items, { ...kept, rank: kept.rank + 1 }));
      seen.push(kept.rank + 1);
    }
    return seen;
  },
);

/** As `increment`, under no lock but the records' own. */
export const incrementEach = program<{ readonly ids: readonly string[] }, readonly number[]>(
  'kernel.increment-each',
  () => [],
  function* ({ ids }) {
    const kept = yield* all(...ids.map((id) => getForUpdate(items, id)));
    const next = kept.flatMap((item) => (item ? [{ ...item, rank: item.rank + 1 }] : []));
    yield* all(...next.map((item) => replace(items, item)));
    return next.map(({ rank }) => rank);
  },
);

export interface Many {
  readonly inserted: readonly Item[];
  readonly replaced: readonly Item[];
  readonly read: readonly string[];
}

/** Many operations of each kind together. */
export const doMany = program<
  Many,
  { readonly replaced: readonly boolean[]; readonly read: readonly (Item | undefined)[] }
>(
  'kernel.do-many',
  () => [],
  function* ({ inserted, replaced, read }) {
    yield* all(...inserted.map((item) => insert(items, item)));
    const done = yield* all(...replaced.map((item) => replace(items, item)));
    return { replaced: done, read: yield* all(...read.map((id) => get(items, id))) };
  },
);

/** Appends after the last of a group, which may have none yet. */
export const append = program<{ readonly group: string; readonly id: string }, number>(
  'kernel.append',
  ({ group }) => [exclusive('end', group)],
  function* ({ group, id }) {
    const { byRank } = items.indexes;
    const [[last]] = yield* all(page(byRank, { equal: [group], limit: 1, descending: true }));
    const rank = (last?.rank ?? 0) + 1;
    yield* all(insert(items, { id, group, rank, state: 'closed' }));
    return rank;
  },
);

interface Guarded {
  readonly item: Item;
  readonly guard: { readonly id: string; readonly rank: number };
}

/** Inserts if another record is still as it was decided on. */
export const insertUnder = program<Guarded, 'inserted' | 'guard-failed'>(
  'kernel.insert-under',
  ({ item, guard }) => [sharable('guard', guard.id).shared(item.id)],
  function* ({ item, guard }) {
    const [kept] = yield* all(peek(items, [guard.id], 'rank'));
    if (kept?.rank !== guard.rank) return 'guard-failed';
    yield* all(insert(items, item));
    return 'inserted';
  },
);

/** Closes what others may rely on, and answers how many had relied on it by then. */
export const closeGuard = program<{ readonly id: string; readonly group: string }, number>(
  'kernel.close-guard',
  ({ id }) => [sharable('guard', id).exclusive()],
  function* ({ id, group }) {
    const [kept, relying] = yield* all(
      get(items, id),
      page(items.indexes.byRank, { equal: [group], limit: 1_000 }),
    );
    if (kept) yield* all(replace(items, { ...kept, rank: kept.rank + 1 }));
    return relying.length;
  },
);

/** Holds writes, or releases them. */
export const changeWriteLock = program<{ readonly lock?: WriteLock }, boolean>(
  'kernel.change-write-lock',
  () => [],
  function* ({ lock }) {
    const [removed] = yield* all(remove(writeLocks, [1]));
    if (lock) yield* all(insert(writeLocks, lock));
    return removed;
  },
  { duringWriteLock: true },
);

export const programs = [
  changeWriteLock,
  write,
  insertOrLook,
  insertBlindly,
  insertThoseAbsent,
  useLease,
  replaceIf,
  removeIf,
  keepSong,
  keepSongBeside,
  tryOutSong,
  removeSong,
  addTo,
  incrementPlays,
  increment,
  incrementEach,
  doMany,
  append,
  insertUnder,
  closeGuard,
];
