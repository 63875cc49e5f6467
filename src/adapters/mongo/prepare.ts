import { retired } from '../store-kit/collections/retired.ts';
import { collections } from '../store-kit/index.ts';
import { prepare } from './kernel/index.ts';
import { translated } from './outage.ts';
import { alone, olderVersion, requireServerVersion, schemaOf, type Turn } from './schema.ts';
import { openStore, type StoreOptions } from './store.ts';
import { beginUpgrade, copyOlder, endUpgrade, resumeMovingAside } from './upgrade/index.ts';

const preparingMs = 600_000;

/**
 * Creates missing collections, validators and indexes, and upgrades a database of schema 20. It can be
 * interrupted and run again. Throws `SchemaMismatch` if the database is newer or older than that.
 */
export const prepareMongo = async (
  options: Pick<StoreOptions, 'url'>,
  progress: (line: string) => void,
): Promise<void> => {
  const store = openStore({ ...options, patienceMs: preparingMs });
  /** Only single commands are limited, because computing records again can take hours. */
  const prepared = async ({ check }: Turn): Promise<void> => {
    await store.ask(() => store.db.command({ ping: 1 }));
    try {
      await prepare(store.db, collections, { retired, progress, check });
    } catch (error) {
      throw translated(error);
    }
  };
  const phase = async () => (await schemaOf(store))?.upgrade;
  try {
    await requireServerVersion(store);
    await alone(store, async (turn) => {
      const found = await schemaOf(store);
      if (found?.version === olderVersion) await beginUpgrade(store, turn, progress);
      if ((await phase()) === 'moving-aside') await resumeMovingAside(store, turn);
      await prepared(turn);
      if ((await phase()) === 'copying') await copyOlder(store, turn, progress);
      if ((await phase()) === 'compared') await endUpgrade(store, turn, progress);
      if (!found) await turn.note('empty');
    });
  } finally {
    await store.close();
  }
};
