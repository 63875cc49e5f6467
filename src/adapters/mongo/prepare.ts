import { retired } from '../store-kit/collections/retired.ts';
import { collections } from '../store-kit/index.ts';
import { prepare } from './kernel/index.ts';
import { translated } from './outage.ts';
import { alone, olderVersion, requireServerVersion, schemaOf, type PreparationLease } from './schema.ts';
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
  const store = openStore({ ...options, timeoutMs: preparingMs });
  /** Only single commands are limited, because computing records again can take hours. */
  const prepared = async ({ check }: PreparationLease): Promise<void> => {
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
    await alone(store, async (lease) => {
      const found = await schemaOf(store);
      if (found?.version === olderVersion) await beginUpgrade(store, lease, progress);
      if ((await phase()) === 'moving-aside') await resumeMovingAside(store, lease);
      await prepared(lease);
      if ((await phase()) === 'copying') await copyOlder(store, lease, progress);
      if ((await phase()) === 'compared') await endUpgrade(store, lease, progress);
      if (!found) await lease.note('empty');
    });
  } finally {
    await store.close();
  }
};
