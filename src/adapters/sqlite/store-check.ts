import { command } from './command.ts';
import { whyHeld } from './held.ts';
import type { Store } from './store.ts';

const touch = command('store.touch', (): void => undefined, { whileHeld: true });

/** Pages in which a license that is issued leaves something, times their size, with some to spare. */
const probeBytes = 16 * 4_096;

/** Writes as much as a request does, unless writes are held; answers why they are. */
const probe = command(
  'store.probe',
  (db): string | undefined => {
    const held = whyHeld(db);
    if (held !== undefined) return held;
    db.run('REPLACE INTO write_probe VALUES (1, zeroblob(?))', probeBytes);
    return undefined;
  },
  { whileHeld: true },
);

export const storeCommands = [touch, probe];

/** Settles when both ways into the file work: a read here, and a transaction in the writer. Throws `Unavailable`. */
export const ping = async (store: Store): Promise<void> => {
  store.read.one('SELECT 1');
  await store.write(touch, undefined);
};

/** Throws `Unavailable` where nothing can be written now; answers why writes are held, where they are. */
export const probeWrites = (store: Store): Promise<string | undefined> => store.write(probe, undefined);
