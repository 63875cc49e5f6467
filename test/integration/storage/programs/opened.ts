import { setTimeout as sleep } from 'node:timers/promises';
import { mongoStorage } from '../../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';

/** Generous, for a busy machine. */
const timeoutMs = 20_000;

/** Opens the store that the first two arguments of a program name: `sqlite FILE` or `mongo URL`. */
export const openedStore = (name = '', where = ''): Storage =>
  name === 'mongo' ? mongoStorage({ url: where, timeoutMs }) : sqliteStorage({ file: where });

/** Says `held` on stdout, and waits for the kill. */
export const untilKilled = async (): Promise<void> => {
  process.stdout.write('held\n');
  for (;;) await sleep(60_000);
};
