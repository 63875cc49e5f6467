import {
  archiveKinds,
  StoreMoved,
  type ArchiveKind,
  type ArchiveTarget,
} from '../../../ports/driven/archive.ts';
import { moves, type MoveRecord } from '../../store-kit/collections/moving.ts';
import { storeOn } from '../../store-kit/index.ts';
import { toDocument } from '../kernel/documents.ts';
import { mongoKernel } from '../kernel/index.ts';
import { noteSchema } from '../schema.ts';
import type { Store } from '../store.ts';
import { countOlder, olderTally, readOlder } from './archive.ts';
import { aside, olderCollections, type OlderCollection } from './names.ts';

type Progress = (line: string) => void;

interface OlderMove {
  readonly _id: 'move';
  readonly moveId: string;
  readonly state: 'filling' | 'complete';
  readonly kinds: MoveRecord['kinds'];
}

const namesIn = async (store: Store): Promise<ReadonlySet<string>> => {
  const found = await store.ask(() => store.db.listCollections({}, { nameOnly: true }).toArray());
  return new Set(found.map(({ name }) => name));
};

/** Throws `StoreMoved` while a move is under way, or once everything is elsewhere: the release that began it has to end it. */
const refuseMoving = async (store: Store): Promise<void> => {
  const { db } = store;
  const held = await store.ask(() =>
    db.collection<{ readonly _id: string }>('hold').findOne({ _id: 'hold' }),
  );
  if (held)
    throw new StoreMoved(
      'writes are held for a move, or everything has moved to another store: nothing was upgraded',
    );
  const move = await store.ask(() => db.collection<OlderMove>('moves').findOne({ _id: 'move' }));
  if (move?.state === 'filling')
    throw new StoreMoved('a move into this database is not over: end it with the release that began it');
};

/** Processes of the earlier release take a document that is rejected for this reason as a sign that writes are held. */
const heldMember = 'writes are held';

/** Makes the older collections reject what is written, and gives them other names. */
const moveAside = async (store: Store): Promise<void> => {
  const { db } = store;
  const found = await namesIn(store);
  const left = olderCollections.filter((name) => found.has(name) && !found.has(aside(name)));
  const validator = { $jsonSchema: { required: [heldMember] } };
  for (const name of left)
    await store.ask(() => db.command({ collMod: name, validator, validationLevel: 'strict' }));
  for (const name of left) await store.ask(() => db.renameCollection(name, aside(name)));
};

/** Begins the upgrade of a database of schema 20, or continues to move its collections out of the way. */
export const beginUpgrade = async (store: Store, progress: Progress): Promise<void> => {
  await refuseMoving(store);
  progress(
    'upgrading the database: processes of the earlier release cannot write from now on, stop all of them',
  );
  await noteSchema(store, 'moving-aside');
};

export const goOnMovingAside = async (store: Store): Promise<void> => {
  await moveAside(store);
  await noteSchema(store, 'copying');
};

/** Each page commits in one transaction: peaks make a track some 80 KB. */
const pageSizeOf = (kind: ArchiveKind): number => (kind === 'tracks' ? 50 : 200);
const milestone = 100_000;

const copy = async (
  store: Store,
  target: ArchiveTarget,
  kind: ArchiveKind,
  progress: Progress,
): Promise<void> => {
  const limit = pageSizeOf(kind);
  let { place, records, done } = await target.progress(kind);
  while (!done) {
    const after = place;
    const page = await store.ask(() => readOlder(store.db, kind, { after, limit }));
    const passed = Math.floor(records / milestone);
    place = page.next;
    records += page.records.length;
    done = place === undefined;
    await target.write(kind, page.records, { records, done, ...(place !== undefined && { place }) });
    if ((done && records > 0) || Math.floor(records / milestone) > passed)
      progress(`copied ${records.toLocaleString('en-US')} ${kind}`);
  }
};

/** Throws unless as many records of each kind are there as before, and the catalog and the active licenses are the same. */
const compare = async (store: Store, target: ArchiveTarget): Promise<void> => {
  const differences: string[] = [];
  const note = (what: string, before: number, now: number): void => {
    if (before !== now) differences.push(`${what}: ${before} before, ${now} now`);
  };
  for (const kind of archiveKinds) {
    const before = await store.ask(() => countOlder(store.db, kind, pageSizeOf(kind)));
    note(kind, before, await target.count(kind));
  }
  const before = await store.ask(() => olderTally(store.db));
  const now = await target.tally();
  note('catalog version', before.catalogVersion, now.catalogVersion);
  note('active licenses', before.activeLicenses, now.activeLicenses);
  if (differences.length > 0)
    throw new Error(
      `the upgrade was stopped, and the earlier records are still there: ${differences.join('; ')}`,
    );
};

/** Which move brought everything here, if one did. */
const keepMove = async (store: Store): Promise<void> => {
  const { db } = store;
  const before = await store.ask(() => db.collection<OlderMove>(aside('moves')).findOne({ _id: 'move' }));
  const kept = db.collection<{ _id: string | number }>(moves.name);
  if (!before) {
    await store.ask(() => kept.deleteMany({}));
    return;
  }
  const { moveId, state, kinds } = before;
  const record: MoveRecord = { name: 'move', moveId, state, kinds };
  const { _id, ...rest } = toDocument(moves, record);
  await store.ask(() => kept.replaceOne({ _id }, rest, { upsert: true }));
};

const dropOlder = async (store: Store): Promise<void> => {
  const found = await namesIn(store);
  // What it says of a move is kept first, and only while it is there.
  if (found.has(aside('moves'))) await keepMove(store);
  for (const name of olderCollections as readonly OlderCollection[])
    if (found.has(aside(name))) await store.ask(() => store.db.dropCollection(aside(name)));
};

/** Copies the records of the older collections into those of the kit, which are prepared by now. */
export const copyOlder = async (store: Store, progress: Progress): Promise<void> => {
  const { archive } = storeOn(mongoKernel(store));
  await archive.claim('upgrade');
  for (const kind of archiveKinds) await copy(store, archive, kind, progress);
  await compare(store, archive);
  progress('compared the records with those before');
  await noteSchema(store, 'compared');
};

export const endUpgrade = async (store: Store, progress: Progress): Promise<void> => {
  await dropOlder(store);
  await noteSchema(store);
  progress('removed the collections of the earlier release: the upgrade is complete');
};
