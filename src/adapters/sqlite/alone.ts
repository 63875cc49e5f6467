import type { MoveLease } from '../../ports/driven/storage/archive.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { connect, type Connection } from './connection.ts';

/** The lock lasts as long as its process. */
const lease: MoveLease = { requireCurrent: async () => undefined };

/** Runs `work` under a lock that ends with its process: a transaction on an empty file beside the store. */
export const alone = async <Result>(
  db: Connection,
  work: (lease: MoveLease) => Promise<Result>,
): Promise<Result | 'occupied'> => {
  const file = String(db.one('PRAGMA database_list')?.['file']);
  if (file === '') return work(lease);
  const lock = connect({ file: `${file}.moving`, busyTimeoutMs: 0 });
  try {
    lock.script('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if (isUnavailable(error)) return 'occupied';
    throw error;
  }
  try {
    return await work(lease);
  } finally {
    lock.close();
  }
};
