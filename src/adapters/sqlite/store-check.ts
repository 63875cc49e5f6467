import { command } from './command.ts';
import { writeLockReason } from './write-lock.ts';

const duringWriteLock = { duringWriteLock: true };

/** A transaction that writes nothing. */
export const touch = command('store.touch', (): void => undefined, duringWriteLock);

/** The number of pages that issuing a license changes, times their size, with a reserve. */
const probeBytes = 16 * 4_096;

/** Writes as much as a request does, to detect a full disk; returns the reason if writes are blocked. */
export const probe = command(
  'store.probe',
  (db): string | undefined => {
    const reason = writeLockReason(db);
    if (reason !== undefined) return reason;
    db.run('REPLACE INTO write_probe VALUES (1, zeroblob(?))', probeBytes);
    return undefined;
  },
  duringWriteLock,
);
