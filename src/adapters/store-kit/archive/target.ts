import {
  MoveEnded,
  StoreMoved,
  type ArchiveKind,
  type ArchiveTarget,
  type WriteLock,
  type KindProgress,
} from '../../../ports/driven/storage/archive.ts';
import { valueOf, type AnyCollection, type Collection, type Index, type Key } from '../collection.ts';
import { tracks } from '../collections/catalog.ts';
import { writeLocks } from '../collections/storage/write-lock.ts';
import { licenses } from '../collections/licensing.ts';
import { moves, type MoveRecord } from '../collections/storage/moving.ts';
import type { Kernel } from '../kernel.ts';
import type { Member } from '../members.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  insert,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../program.ts';
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

/** Returns the move that fills this store, if it has this ID. */
function* moveWith(moveId: string): Steps<MoveRecord | undefined> {
  const [move] = yield* all(get(moves, name));
  return move?.moveId === moveId ? move : undefined;
}

interface RecordsToWrite {
  readonly moveId: string;
  readonly kind: ArchiveKind;
  readonly records: readonly Archived<ArchiveKind>[];
  readonly progress: KindProgress;
}

const write = program<RecordsToWrite, 'written' | 'ended'>(
  'archive.write',
  () => [lock],
  function* ({ moveId, kind, records, progress }) {
    const move = yield* moveWith(moveId);
    if (move?.state !== 'filling' || move.isDiscarding) return abort('ended');
    if (records.length > 0) yield* kitKinds[kind].write(records as readonly never[]);
    yield* all(replace(moves, { ...move, kinds: { ...move.kinds, [kind]: progress } }));
    return 'written';
  },
);

const complete = program<string, 'completed' | 'ended'>(
  'archive.complete',
  () => [lock],
  function* (moveId) {
    const move = yield* moveWith(moveId);
    if (!move || move.isDiscarding) return abort('ended');
    yield* all(replace(moves, { ...move, state: 'complete' }));
    return 'completed';
  },
);

const beginDiscard = program<string, 'begun' | 'ended'>(
  'archive.begin-discard',
  () => [lock],
  function* (moveId) {
    const move = yield* moveWith(moveId);
    if (move?.state !== 'filling') return abort('ended');
    yield* all(replace(moves, { ...move, isDiscarding: true, kinds: {} }));
    return 'begun';
  },
);

const deleteMove = program<string, 'deleted'>(
  'archive.delete-move',
  () => [lock],
  function* (moveId) {
    const move = yield* moveWith(moveId);
    if (move?.isDiscarding) yield* all(remove(moves, [name]));
    return 'deleted';
  },
);

/** The number of records that one commit deletes, so that it completes in time. */
const portion = 1_000;

/** Records and rows of counts both have a key. */
const keyIndexOf = (collection: AnyCollection): Index<never> =>
  (collection.indexes as Readonly<Record<string, Index<never>>>)['key'] as Index<never>;

interface Emptying {
  readonly moveId: string;
  /** The name of a collection. */
  readonly emptied: string;
}

/** Deletes a portion of a collection; returns the number of records. */
const empty = program<Emptying, number | 'ended'>(
  'archive.empty',
  () => [lock],
  function* ({ moveId, emptied }) {
    const move = yield* moveWith(moveId);
    if (!move?.isDiscarding) return abort('ended');
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

const retire = program<Omit<WriteLock, 'state'>, 'retired' | 'ended'>(
  'archive.retire',
  () => [lock],
  function* (undone) {
    const [move, before] = yield* all(get(moves, name), get(writeLocks, 1));
    const { moveId } = undone;
    if (move?.moveId !== moveId || (before && before.moveId !== moveId)) return abort('ended');
    if (!before) yield* all(insert(writeLocks, { ...undone, state: 'moved' }));
    return 'retired';
  },
  { duringWriteLock: true },
);

export const archivePrograms = [claim, write, complete, beginDiscard, deleteMove, empty, retire];

/** Throws `MoveEnded` if the move is not in the state that a program needs. */
const unlessEnded = async <Outcome>(running: Promise<Outcome | 'ended'>): Promise<Outcome> => {
  const outcome = await running;
  if (outcome === 'ended') throw new MoveEnded();
  return outcome;
};

const isEmpty = async (kernel: Kernel): Promise<boolean> => {
  for (const collection of archived)
    if ((await kernel.read(page(keyIndexOf(collection), { limit: 1 }))).length > 0) return false;
  return true;
};

const lastTrack = page(tracks.indexes.byVersion, { limit: 1, descending: true });

export const archiveTarget = (kernel: Kernel): Omit<ArchiveTarget, 'writeLock'> => ({
  read: (kind, { after, limit }) => kitKinds[kind].read(kernel, after, limit),
  count: (kind) => kitKinds[kind].count(kernel),
  totals: async () => ({
    catalogVersion: (await kernel.read(lastTrack))[0]?.catalogVersion ?? 0,
    activeLicenses: await kernel.read(count(licenses.indexes.held, {})),
  }),
  owner: async () => {
    const move = await kernel.read(get(moves, name));
    if (move) {
      const { moveId, state, isDiscarding } = move;
      return { moveId, state, ...(isDiscarding && { isDiscarding }) };
    }
    return (await isEmpty(kernel)) ? 'empty' : 'in-use';
  },
  claim: (moveId) => kernel.run(claim, moveId),
  progress: async (kind) => (await kernel.read(get(moves, name)))?.kinds[kind] ?? none,
  write: async (moveId, kind, records, progress) => {
    await unlessEnded(kernel.run(write, { moveId, kind, records, progress }));
  },
  complete: async (moveId) => {
    await unlessEnded(kernel.run(complete, moveId));
  },
  discard: async (moveId) => {
    await unlessEnded(kernel.run(beginDiscard, moveId));
    for (const { name: emptied } of archived)
      while ((await unlessEnded(kernel.run(empty, { moveId, emptied }))) > 0) continue;
    await kernel.run(deleteMove, moveId);
  },
  retire: async (undone) => {
    await unlessEnded(kernel.run(retire, undone));
  },
});

/** Throws `StoreMoved` until a move into this store is complete. */
export const requireComplete = async (kernel: Kernel): Promise<void> => {
  const move = await kernel.read(get(moves, name));
  if (move?.state !== 'filling') return;
  if (move.isDiscarding)
    throw new StoreMoved(
      'the records of a canceled move are being removed from this store. Wait for that to finish, or cancel the move again if it was interrupted',
    );
  throw new StoreMoved(
    'this store is being filled from another one. Wait for the move to finish, or run it again if it was interrupted',
  );
};
