import type { WriteLock } from '../../ports/driven/storage/archive.ts';
import { writeLockReasons } from '../store-kit/collections/storage/write-lock.ts';
import type { Connection } from './connection.ts';

/** Returns why writes are blocked, or undefined if they are not. */
export const writeLockReason = (db: Connection): string | undefined => {
  const lock = db.one('SELECT state FROM hold');
  return lock && writeLockReasons[lock['state'] as WriteLock['state']];
};
