import {
  archiveKinds,
  StoreMoved,
  type ArchiveKind,
  type ArchiveTarget,
} from '../../../ports/driven/storage/archive.ts';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { moves, type MoveRecord } from '../../store-kit/collections/storage/moving.ts';
import { collections, storeOn } from '../../store-kit/index.ts';
import { toDocument } from '../kernel/documents.ts';
import { mongoKernel } from '../kernel/index.ts';
import type { PreparationLease } from '../schema.ts';
import { isThere } from '../outage.ts';
import type { Store } from '../store.ts';
import { countOlder, olderTotals, readOlder } from './archive.ts';
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

/** Throws `StoreMoved` during a move and after one: the release that began it must end it. */
const rejectMoving = async (store: Store): Promise<void> => {
  const { db } = store;
  const lock = await store.ask(() =>
    db.collection<{ readonly _id: string }>('hold').findOne({ _id: 'hold' }),
  );
  if (lock)
    throw new StoreMoved(
      'writes are blocked for a move, or everything has moved to another store: nothing was upgraded',
    );
  const move = await store.ask(() => db.collection<OlderMove>('moves').findOne({ _id: 'move' }));
  if (move?.state === 'filling')
    throw new StoreMoved(
      'a move into this database is not complete: complete it with the release that began it',
    );
};

/**
 * Processes of the earlier release interpret a document that is rejected for this reason as blocked writes.
 */
const heldMember = 'writes are held';

const rejectsWrites = {
  validator: { $jsonSchema: { required: [heldMember] } },
  validationLevel: 'strict',
} as const;

/**
 * Leaves an empty collection that rejects writes in place of a moved one, because a process of the earlier
 * release would create another.
 */
const leaveEmpty = async (store: Store, name: OlderCollection): Promise<void> => {
  const { db } = store;
  try {
    await store.ask(() => db.createCollection(name, rejectsWrites));
  } catch (error) {
    if (!isThere(error)) throw error;
    await store.ask(() => db.command({ collMod: name, ...rejectsWrites }));
  }
  if (await store.ask(() => db.collection(name).findOne({}, { projection: { _id: 1 } })))
    throw new Error(
      `a process of the earlier release wrote to ${name} after the upgrade had begun. Stop its processes, check whether you need what it wrote, drop ${name}, and run the upgrade again`,
    );
};

/** Makes the older collections reject writes, and renames them. */
const moveAside = async (store: Store, lease: PreparationLease): Promise<void> => {
  const { db } = store;
  const found = await namesIn(store);
  const left = olderCollections.filter((name) => found.has(name) && !found.has(aside(name)));
  for (const name of left) {
    await lease.renew('moving-aside');
    await store.ask(() => db.command({ collMod: name, ...rejectsWrites }));
  }
  for (const name of olderCollections) {
    await lease.renew('moving-aside');
    if (left.includes(name)) await store.ask(() => db.renameCollection(name, aside(name)));
    await leaveEmpty(store, name);
  }
};

/** Begins the upgrade of a database of schema 20, or continues to rename its collections. */
export const beginUpgrade = async (
  store: Store,
  lease: PreparationLease,
  progress: Progress,
): Promise<void> => {
  await rejectMoving(store);
  progress(
    'upgrading the database: processes of the earlier release cannot write from now on, stop all of them',
  );
  await lease.note('older', 'moving-aside');
};

export const resumeMovingAside = async (store: Store, lease: PreparationLease): Promise<void> => {
  await moveAside(store, lease);
  await lease.note('moving-aside', 'copying');
};

/** The upgrade copies records as a move with this ID. */
const upgradeId = 'upgrade';

/** Returns the page size; each page is one transaction, and peaks make a track about 80 KB. */
const pageSizeOf = (kind: ArchiveKind): number => (kind === 'tracks' ? 50 : 200);
const milestone = 100_000;

const copy = async (
  store: Store,
  lease: PreparationLease,
  target: ArchiveTarget,
  kind: ArchiveKind,
  progress: Progress,
): Promise<void> => {
  const limit = pageSizeOf(kind);
  let { place, records, done } = await target.progress(kind);
  while (!done) {
    lease.check();
    const after = place;
    const page = await store.ask(() => readOlder(store.db, kind, { after, limit }));
    const passed = Math.floor(records / milestone);
    place = page.next;
    records += page.records.length;
    done = place === undefined;
    await target.write(upgradeId, kind, page.records, {
      records,
      done,
      ...(place !== undefined && { place }),
    });
    if ((done && records > 0) || Math.floor(records / milestone) > passed)
      progress(`copied ${records.toLocaleString('en-US')} ${kind}`);
  }
};

/**
 * Throws unless the number of records of each kind, the catalog and the active licenses are the same as
 * before.
 */
const compare = async (store: Store, target: ArchiveTarget): Promise<void> => {
  const differences: string[] = [];
  const note = (what: string, before: number, now: number): void => {
    if (before !== now) differences.push(`${what}: ${before} before, ${now} now`);
  };
  for (const kind of archiveKinds) {
    const before = await store.ask(() => countOlder(store.db, kind, pageSizeOf(kind)));
    note(kind, before, await target.count(kind));
  }
  const before = await store.ask(() => olderTotals(store.db));
  const now = await target.totals();
  note('catalog version', before.catalogVersion, now.catalogVersion);
  note('active licenses', before.activeLicenses, now.activeLicenses);
  if (differences.length > 0)
    throw new Error(
      `the upgrade has stopped, and the earlier records are still there: ${differences.join('; ')}`,
    );
};

/** Preserves the record of a move into this store. */
const keepMove = async (store: Store): Promise<void> => {
  const { db } = store;
  const before = await store.ask(() => db.collection<OlderMove>(aside('moves')).findOne({ _id: 'move' }));
  const documents = db.collection<{ _id: string | number }>(moves.name);
  if (!before) {
    await store.ask(() => documents.deleteMany({}));
    return;
  }
  const { moveId, state, kinds } = before;
  const record: MoveRecord = { name: 'move', moveId, state, kinds };
  const { _id, ...rest } = toDocument(moves, record);
  await store.ask(() => documents.replaceOne({ _id }, rest, { upsert: true }));
};

/** The names of collections of this release. */
const kept: ReadonlySet<string> = new Set([writeLocks, ...collections].map(({ name }) => name));

const dropOlder = async (store: Store, lease: PreparationLease): Promise<void> => {
  const found = await namesIn(store);
  // The record of a move is preserved first, while it exists.
  if (found.has(aside('moves'))) await keepMove(store);
  const gone = [...olderCollections.map(aside), ...olderCollections.filter((name) => !kept.has(name))];
  for (const name of gone.filter((each) => found.has(each))) {
    await lease.renew('compared');
    await store.ask(() => store.db.dropCollection(name));
  }
};

/** Copies the records of the older collections into those of the store kit, which are prepared already. */
export const copyOlder = async (store: Store, lease: PreparationLease, progress: Progress): Promise<void> => {
  const { archive } = storeOn(mongoKernel(store));
  await archive.claim(upgradeId);
  for (const kind of archiveKinds) await copy(store, lease, archive, kind, progress);
  await compare(store, archive);
  progress('compared the records with the earlier ones');
  await lease.note('copying', 'compared');
};

export const endUpgrade = async (
  store: Store,
  lease: PreparationLease,
  progress: Progress,
): Promise<void> => {
  await dropOlder(store, lease);
  await lease.note('compared');
  progress('removed the collections of the earlier release: the upgrade is complete');
};
