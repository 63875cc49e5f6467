import type { Db } from 'mongodb';
import { SchemaMismatch } from '../../../ports/driven/storage/schema-mismatch.ts';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { moves } from '../../store-kit/collections/storage/moving.ts';
import {
  changedParts,
  idOf,
  rejectDuringMove,
  rejectNewer,
  type MovesOfStore,
  type Part,
  type Recorded,
} from '../../store-kit/parts.ts';
import type { Store } from '../store.ts';
import { transactionOptions } from '../transaction.ts';
import { backfill, beginCounts } from './backfill.ts';
import { recordOf } from './documents.ts';
import { aloneName, unblockPrograms, lockNames, locksIn } from './locks.ts';
import { prepareRevisions } from './revisions.ts';
import {
  describedIn,
  indexesOf,
  partsIn,
  partsOf,
  recorded,
  rejectNewerMembers,
  requirePrepared,
} from './schema.ts';
import { validatorOf } from './validators.ts';

export interface Preparing {
  /**
   * Parts that an earlier release declared and this one does not, such as `licenses index lapsing`. A member
   * is discarded immediately. An index is dropped at the next preparation, because processes of the earlier
   * release may still use it.
   */
  readonly retired?: readonly string[];
  readonly progress?: (line: string) => void;
  /** Called between commands; an error ends the work. */
  readonly check?: () => void;
}

type Watching = Required<Pick<Preparing, 'progress' | 'check'>>;

const note = async (db: Db, parts: readonly Part[]): Promise<void> => {
  for (const part of parts)
    await partsIn(db).updateOne({ _id: idOf(part) }, { $set: part }, { upsert: true });
};

const validate = (db: Db, collection: AnyCollection, but?: ReadonlySet<string>) =>
  db.command({
    collMod: collection.name,
    ...{ validator: validatorOf(collection, but), validationLevel: 'strict' },
  });

const makeIndexes = async (db: Db, collection: AnyCollection): Promise<void> => {
  const indexes = indexesOf(collection).map(describedIn);
  if (indexes.length > 0) await db.collection(collection.name).createIndexes(indexes);
};

const namesIn = (parts: readonly Part[], kind: 'member' | 'index'): ReadonlySet<string> =>
  new Set(parts.flatMap(({ part }) => (part.startsWith(`${kind} `) ? [part.slice(kind.length + 1)] : [])));

const dropIndexes = async (db: Db, { name }: AnyCollection, names: ReadonlySet<string>): Promise<void> => {
  if (names.size === 0) return;
  for (const { name: index = '' } of await db.collection(name).indexes())
    if (names.has(index)) await db.collection(name).dropIndex(index);
};

/** Updates the parts of a collection whose declaration changed. */
const change = async (
  db: Db,
  collection: AnyCollection,
  changed: readonly Part[],
  { progress, check }: Watching,
): Promise<void> => {
  const members = namesIn(changed, 'member');
  await dropIndexes(db, collection, namesIn(changed, 'index'));
  if (members.size > 0) {
    // Earlier records lack these members until they are computed.
    await validate(db, collection, members);
    if (collection.kind === 'records') {
      const filled = await backfill(db, collection, JSON.stringify(changed), check);
      progress(`filled ${filled} records of ${collection.name}`);
    }
  }
  await beginCounts(db, collection);
  await makeIndexes(db, collection);
  await validate(db, collection);
  await note(db, changed);
  for (const name of namesIn(changed, 'index')) progress(`created the index ${name} of ${collection.name}`);
};

const create = async (db: Db, collection: AnyCollection): Promise<void> => {
  const validator = validatorOf(collection);
  await db.createCollection(collection.name, { validator, validationLevel: 'strict' });
};

/** Returns the moves that a prepared database records. */
const movesIn = async (db: Db): Promise<MovesOfStore> => {
  const recordIn = async ({ name }: AnyCollection): Promise<unknown> => {
    const found = await db.collection(name).findOne();
    return found?.['doc'] === undefined ? undefined : recordOf(found);
  };
  return { writeLock: await recordIn(writeLocks), move: await recordIn(moves) } as MovesOfStore;
};

const isKnown = (collection: AnyCollection, created: Recorded): boolean =>
  partsOf(collection).some((part) => created.has(idOf(part)));

/** Treats an empty collection without a record of its preparation as if it were created now. */
const adopt = async (db: Db, collection: AnyCollection): Promise<void> => {
  const { name } = collection;
  await validate(db, collection);
  if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
    throw new SchemaMismatch(
      `the collection ${name} has documents, but no release is recorded as its author: stop whatever writes to it, move or drop it, and prepare the database again`,
    );
};

/** Removes the parts that only earlier releases use; with `isFirst`, their indexes are only recorded. */
const retire = async (
  db: Db,
  created: Recorded,
  retired: readonly string[],
  isFirst: boolean,
  progress: (line: string) => void,
): Promise<void> => {
  for (const part of [...created.values()].filter((each) => retired.includes(idOf(each)))) {
    const [index] = namesIn([part], 'index');
    if (index !== undefined && isFirst) {
      progress(`the ${part.part} of ${part.collection} will be dropped when the database is prepared again`);
      continue;
    }
    if (index !== undefined)
      await dropIndexes(db, { name: part.collection } as AnyCollection, new Set([index]));
    await partsIn(db).deleteOne({ _id: idOf(part) });
  }
};

/**
 * Creates missing collections, validators, indexes and locks, and computes members that are new or whose
 * version rose. It can be interrupted and run again. Throws `SchemaMismatch` if the database is newer.
 */
export const prepare = async (
  db: Db,
  declared: readonly AnyCollection[],
  { retired = [], progress = () => undefined, check = () => undefined }: Preparing = {},
): Promise<void> => {
  const collections = [writeLocks, ...declared];
  const created = await recorded(db);
  rejectNewer(collections.flatMap(partsOf), created);
  rejectNewerMembers(collections, created, retired);
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  const existing = new Set(found.map(({ name }) => name));
  const isChanged = changedParts(collections.flatMap(partsOf), created).length > 0;
  if (created.size > 0 && isChanged) rejectDuringMove(await movesIn(db));
  let isFirst = false;
  for (const collection of collections) {
    check();
    const changed = changedParts(partsOf(collection), created);
    isFirst ||= changed.length > 0;
    if (!existing.has(collection.name)) await create(db, collection);
    else if (!isKnown(collection, created)) await adopt(db, collection);
    else if (changed.length > 0) {
      await change(db, collection, changed, { progress, check });
      continue;
    } else await validate(db, collection);
    await makeIndexes(db, collection);
    await note(db, changed);
  }
  await retire(db, created, retired, isFirst, progress);
  await prepareRevisions(db, collections);
  const locks = locksIn(db);
  const there = new Set(await locks.distinct('_id'));
  const missing = [...lockNames, aloneName].filter((name) => !there.has(name));
  if (missing.length > 0) await locks.insertMany(missing.map((_id) => ({ _id, taken: 0 })));
  await db.client.withSession((session) =>
    session.withTransaction(() => unblockPrograms(db, session), transactionOptions),
  );
};

/** Throws `SchemaMismatch`, with instructions, unless the database was prepared for these collections. */
export const checkPrepared = (
  store: Pick<Store, 'db' | 'ask'>,
  declared: readonly AnyCollection[],
  { retired = [] }: Pick<Preparing, 'retired'> = {},
): Promise<void> => requirePrepared(store, [writeLocks, ...declared], retired);
