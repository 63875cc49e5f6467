import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import type { Lock } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';

/**
 * A transaction reads a snapshot, so a lock is a write: programs with the same lock conflict, and all but one
 * are retried. All locks share a fixed number of small documents. A shared lock is spread over eight of them:
 * a program that shares it writes one, a program that needs it exclusively writes all.
 */
interface LockDocument {
  readonly _id: string;
  readonly taken: number;
  /** Whether writes are blocked. A program without locks reads one of these documents for it. */
  readonly held?: true;
}

const documents = 4_096;
const spreadOver = 8;

const nameOf = (n: number): string => `lock ${n % documents}`;
export const lockNames: readonly string[] = Array.from({ length: documents }, (_, n) => nameOf(n));

/**
 * The document that every exclusive program writes, and every process that removes its marks, so that they
 * run one after another.
 */
export const aloneName = 'alone';

export const locksIn = (db: Db) => db.collection<LockDocument>('locks');

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

const documentsOf = ({ name, mode, by = '', spread }: Lock): readonly string[] => {
  const first = numberOf(name);
  if (!spread) return [nameOf(first)];
  if (mode === 'shared') return [nameOf(first + (numberOf(by) % spreadOver))];
  return Array.from({ length: spreadOver }, (_, n) => nameOf(first + n));
};

const anyName = (): string => nameOf(Math.floor(Math.random() * documents));

/**
 * Acquires all locks in one command: a conflict ends the attempt, so that no order is needed. Returns whether
 * writes are blocked, in which case it acquired none.
 */
export const take = async (
  db: Db,
  session: ClientSession,
  locks: readonly Lock[],
): Promise<'taken' | 'blocked'> => {
  const names = locks.length === 0 ? [anyName()] : [...new Set(locks.flatMap(documentsOf))];
  const { matchedCount } = await locksIn(db).updateMany(
    { _id: { $in: names }, held: { $exists: false } },
    { $inc: { taken: 1 } },
    { session },
  );
  return matchedCount === names.length ? 'taken' : 'blocked';
};

/**
 * The number of documents that one command writes: a write that meets a running program is repeated as a
 * whole.
 */
const blockedTogether = 64;

/**
 * Blocks new programs and waits for running ones, because a write outside a transaction waits for those
 * inside.
 */
export const blockPrograms = async (
  db: Db,
  ask: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> => {
  for (let first = 0; first < documents; first += blockedTogether) {
    const names = lockNames.slice(first, first + blockedTogether);
    const free = { _id: { $in: names }, held: { $exists: false } };
    await ask(() => locksIn(db).updateMany(free, { $set: { held: true } }));
  }
};

const takeAlone = async (db: Db, session: ClientSession): Promise<void> => {
  const { matchedCount } = await locksIn(db).updateOne(
    { _id: aloneName },
    { $inc: { taken: 1 } },
    { session },
  );
  if (matchedCount === 0) throw new Error('a lock is missing: the database was not prepared');
};

/**
 * Returns whether no program can have begun since `blockPrograms`: the last command of an exclusive program.
 * Another exclusive program, or `prepare`, may have removed the marks before the write lock was recorded.
 */
export const isStillAlone = async (db: Db, session: ClientSession): Promise<boolean> => {
  await takeAlone(db, session);
  const free = { _id: { $ne: aloneName }, held: { $exists: false } };
  return (await locksIn(db).findOne(free, { session, projection: { _id: 1 } })) === null;
};

/** Removes the block in a transaction, unless a write lock is recorded when it commits. */
export const unblockPrograms = async (db: Db, session: ClientSession): Promise<void> => {
  await takeAlone(db, session);
  if (await db.collection(writeLocks.name).findOne({}, { session, projection: { _id: 1 } })) return;
  await locksIn(db).updateMany({ held: { $exists: true } }, { $unset: { held: true } }, { session });
};
