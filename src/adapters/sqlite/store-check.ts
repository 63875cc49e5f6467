import { command } from './command.ts';
import { whyHeld } from './held.ts';

const whileHeld = { whileHeld: true };

/** A transaction that writes nothing. */
export const touch = command('store.touch', (): void => undefined, whileHeld);

/** Pages in which a license that is issued leaves something, times their size, with some to spare. */
const probeBytes = 16 * 4_096;

/** Writes as much as a request does, so that a full disk shows; returns the reason if writes are held. */
export const probe = command(
  'store.probe',
  (db): string | undefined => {
    const held = whyHeld(db);
    if (held !== undefined) return held;
    db.run('REPLACE INTO write_probe VALUES (1, zeroblob(?))', probeBytes);
    return undefined;
  },
  whileHeld,
);
