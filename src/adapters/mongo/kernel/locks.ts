import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Lock } from '../../store-kit/program.ts';
import type { ClientSession } from '../store.ts';

/**
 * A transaction reads a snapshot, so a lock is a write: programs that take the same one conflict, and all but one are
 * retried. All locks share a fixed number of small documents. A shared lock is spread over eight of them: a program that
 * shares it writes one, a program that needs it exclusively writes all.
 */
interface LockDocument {
  readonly _id: string;
  readonly taken: number;
}

const documents = 4_096;
const spreadOver = 8;

const nameOf = (n: number): string => `lock ${n % documents}`;
export const lockNames: readonly string[] = Array.from({ length: documents }, (_, n) => nameOf(n));

export const locksIn = (db: Db) => db.collection<LockDocument>('locks');

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

const documentsOf = ({ name, mode, by = '', spread }: Lock): readonly string[] => {
  const first = numberOf(name);
  if (!spread) return [nameOf(first)];
  if (mode === 'shared') return [nameOf(first + (numberOf(by) % spreadOver))];
  return Array.from({ length: spreadOver }, (_, n) => nameOf(first + n));
};

/** All at once, in one command: what is in the way ends the attempt, so that no order is needed. */
export const take = async (db: Db, session: ClientSession, locks: readonly Lock[]): Promise<void> => {
  if (locks.length === 0) return;
  const names = [...new Set(locks.flatMap(documentsOf))];
  await locksIn(db).updateMany({ _id: { $in: names } }, { $inc: { taken: 1 } }, { session });
};
