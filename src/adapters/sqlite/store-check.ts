import { command } from './command.ts';
import type { Store } from './store.ts';

const touch = command('store.touch', (): void => undefined, { whileHeld: true });

export const storeCommands = [touch];

/** Settles when both ways into the file work: a read here, and a transaction in the writer. Throws `Unavailable`. */
export const ping = async (store: Store): Promise<void> => {
  store.read.one('SELECT 1');
  await store.write(touch, undefined);
};
