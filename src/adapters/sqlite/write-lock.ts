import type { Hold } from '../../ports/driven/storage/archive.ts';
import { reasonsOfHold } from '../store-kit/collections/storage/hold.ts';
import type { Connection } from './connection.ts';

/** Returns why writes are blocked, or undefined if they are not. */
export const whyHeld = (db: Connection): string | undefined => {
  const hold = db.one('SELECT state FROM hold');
  return hold && reasonsOfHold[hold['state'] as Hold['state']];
};
