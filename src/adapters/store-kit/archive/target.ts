import type { Instant } from '../../../domain/shared/calendar.ts';
import {
  StoreMoved,
  type ArchiveKind,
  type ArchiveTarget,
  type KindProgress,
} from '../../../ports/driven/storage/archive.ts';
import { valueOf, type AnyCollection, type Collection, type Index, type Key } from '../collection.ts';
import { tracks } from '../collections/catalog.ts';
import { holds } from '../collections/hold.ts';
import { licenses } from '../collections/licensing.ts';
import { moves, type MoveRecord } from '../collections/moving.ts';
import type { Kernel } from '../kernel.ts';
import type { Member } from '../members.ts';
import { all, count, exclusive, get, insert, page, program, remove, replace } from '../program.ts';
import { archived, kitKinds } from './kinds.ts';
import type { Archived } from './kind.ts';

const lock = exclusive('move');
const name = 'move';
const none: KindProgress = { records: 0, done: false };

const claim = program<string, 'claimed' | 'taken'>(
  'archive.claim',
  () => [lock],
  function* (moveId) {
    const [known] = yield* all(get(moves, name));
    if (known) return known.moveId === moveId ? 'claimed' : 'taken';
    yield* all(insert(moves, { name, moveId, state: 'filling', kinds: {} }));
    return 'claimed';
  },
);

interface Brought {
  readonly kind: ArchiveKind;
  readonly records: readonly Archived<ArchiveKind>[];
  readonly progress: KindProgress;
}

const write = program<Brought, undefined>(
  'archive.write',
  () => [lock],
  function* ({ kind, records, progress }) {
    if (records.length > 0) yield* kitKinds[kind].write(records as readonly never[]);
    const [move] = yield* all(get(moves, name));
    if (move) yield* all(replace(moves, { ...move, kinds: { ...move.kinds, [kind]: progress } }));
    return undefined;
  },
);

/** Updates the move, if there is one. */
const note = program<Partial<Pick<MoveRecord, 'state' | 'kinds'>>, undefined>(
  'archive.note',
  () => [lock],
  function* (changes) {
    const [move] = yield* all(get(moves, name));
    if (move) yield* all(replace(moves, { ...move, ...changes }));
    return undefined;
  },
);

const deleteMove = program<undefined, undefined>(
  'archive.delete-portion',
  () => [lock],
  function* () {
    yield* all(remove(moves, [name]));
    return undefined;
  },
);

/** The number of records that one commit deletes, so that it completes in time. */
const portion = 1_000;

/** Records and rows of counts both have a key. */
const keyIndexOf = (collection: AnyCollection): Index<never> =>
  (collection.indexes as Readonly<Record<string, Index<never>>>)['key'] as Index<never>;

/** Deletes a portion of a collection; returns the number of records. */
const empty = program<string, number>(
  'archive.empty',
  () => [lock],
  function* (emptied) {
    const found = archived.find((each) => each.name === emptied);
    if (!found) throw new Error(`there is no collection ${emptied}`);
    const { collection, on } = keyIndexOf(found);
    const [records] = yield* all(page(keyIndexOf(found), { limit: portion }));
    const keyIn = (record: never): Key =>
      on.map((each) => valueOf(record, each, collection.members[each] as Member<never>) as string);
    yield* all(...records.map((record) => remove(collection as Collection<unknown>, keyIn(record))));
    return records.length;
  },
);

interface Retiring {
  readonly since: Instant;
  readonly to: string;
}

const retire = program<Retiring, undefined>(
  'archive.retire',
  () => [lock],
  function* ({ since, to }) {
    const [move, before] = yield* all(get(moves, name), get(holds, 1));
    if (move && !before) yield* all(insert(holds, { moveId: move.moveId, since, state: 'moved', to }));
    return undefined;
  },
  { whileHeld: true },
);

export const archivePrograms = [claim, write, note, deleteMove, empty, retire];

const isEmpty = async (kernel: Kernel): Promise<boolean> => {
  for (const collection of archived)
    if ((await kernel.read(page(keyIndexOf(collection), { limit: 1 }))).length > 0) return false;
  return true;
};

const lastTrack = page(tracks.indexes.byVersion, { limit: 1, descending: true });

export const archiveTarget = (kernel: Kernel): Omit<ArchiveTarget, 'held'> => ({
  read: (kind, { after, limit }) => kitKinds[kind].read(kernel, after, limit),
  count: (kind) => kitKinds[kind].count(kernel),
  totals: async () => ({
    catalogVersion: (await kernel.read(lastTrack))[0]?.catalogVersion ?? 0,
    activeLicenses: await kernel.read(count(licenses.indexes.active, {})),
  }),
  owner: async () => {
    const move = await kernel.read(get(moves, name));
    if (move) return { moveId: move.moveId, state: move.state };
    return (await isEmpty(kernel)) ? 'empty' : 'in-use';
  },
  claim: (moveId) => kernel.run(claim, moveId),
  progress: async (kind) => (await kernel.read(get(moves, name)))?.kinds[kind] ?? none,
  write: async (kind, records, progress) => {
    await kernel.run(write, { kind, records, progress });
  },
  complete: async () => {
    await kernel.run(note, { state: 'complete' });
  },
  discard: async () => {
    await kernel.run(note, { kinds: {} });
    for (const collection of archived) while ((await kernel.run(empty, collection.name)) > 0) continue;
    await kernel.run(deleteMove, undefined);
  },
  retire: async (since, to) => {
    await kernel.run(retire, { since, to });
  },
});

/** Throws `StoreMoved` until a move into this store is complete. */
export const refuseFilling = async (kernel: Kernel): Promise<void> => {
  if ((await kernel.read(get(moves, name)))?.state !== 'filling') return;
  throw new StoreMoved(
    'this store is being filled from another one. Wait for the move to finish, or run it again if it was interrupted',
  );
};
