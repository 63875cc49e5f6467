import type { MoveTurn } from '../../ports/driven/storage/archive.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { connect, type Connection } from './connection.ts';

/** The lock lasts as long as its process. */
const turn: MoveTurn = { requireCurrent: async () => undefined };

/** Runs `work` under a lock that ends with its process: a transaction on an empty file beside the store. */
export const alone = async <Result>(
  db: Connection,
  work: (turn: MoveTurn) => Promise<Result>,
): Promise<Result | 'occupied'> => {
  const file = String(db.one('PRAGMA database_list')?.['file']);
  if (file === '') return work(turn);
  const lock = connect({ file: `${file}.moving`, busyTimeoutMs: 0 });
  try {
    lock.script('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if (isUnavailable(error)) return 'occupied';
    throw error;
  }
  try {
    return await work(turn);
  } finally {
    lock.close();
  }
};
