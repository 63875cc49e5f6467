import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigWrong, type Config } from '../settings/config.ts';
import { restoringFolder } from './backups.ts';
import { fileStoreIn, storeName } from './open-storage.ts';

type Chosen = Pick<Config, 'dataDir' | 'settings'>;

/** Returns a line that names the store in use. */
export const storeLine = (config: Chosen): string => `Store: ${storeName(config)}`;

/** Returns whether the chosen store is a file with records. */
export const holdsStore = (config: Chosen): boolean => {
  const store = fileStoreIn(config);
  return store !== undefined && existsSync(store.file) && statSync(store.file).size > 0;
};

/**
 * Throws `ConfigWrong` if a restore was interrupted: a folder that looks empty contains half a store. The database is put there
 * last, so with it the restore is complete.
 */
export const rejectHalfRestored = (config: Chosen): void => {
  const { dataDir } = config;
  if (fileStoreIn(config) && !holdsStore(config) && existsSync(restoringFolder(dataDir)))
    throw new ConfigWrong(
      `DATA_DIR: a restore into ${dataDir} was interrupted. Run "npm run operator -- restore" again, or remove ${restoringFolder(dataDir)}.`,
    );
};

const howToName = 'Set DATA_DIR to the folder that the service uses';

/**
 * Throws `ConfigWrong` if a command would create a new store, or a new master key, beside those of the service: a
 * shell without the service's variables looks just like an empty installation.
 */
export const requireStore = (config: Chosen & Pick<Config, 'masterKey'>): void => {
  const { dataDir, masterKey } = config;
  if (fileStoreIn(config) && !holdsStore(config))
    throw new ConfigWrong(
      `DATA_DIR: there is no store in ${dataDir}. ${howToName}, or run "npm run operator -- init" to create one there.`,
    );
  if (masterKey === undefined && !existsSync(join(dataDir, 'master.key')))
    throw new ConfigWrong(
      `MASTER_KEY is not set, and there is no master.key in ${dataDir}. Set MASTER_KEY as for the service, or DATA_DIR to the folder that contains the key. If the key is lost, see docs/master-key.md, "If it is lost".`,
    );
};
