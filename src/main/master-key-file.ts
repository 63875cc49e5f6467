import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { masterKeyIn } from '../adapters/crypto/index.ts';
import { systemClock } from '../adapters/system/index.ts';
import { awaitStorage } from './await-storage.ts';
import { ConfigWrong, type Config } from './config.ts';
import { fileStoreIn, openStorage } from './open-storage.ts';
import { holdsStore } from './store-check.ts';

type Chosen = Pick<Config, 'dataDir' | 'settings'>;

const knownKeys = async (config: Chosen): Promise<readonly string[]> => {
  const storage = await openStorage(config);
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const known = await awaitStorage({ clock: systemClock, say }, async () => {
      // A database that is not prepared is refused by name.
      if (fileStoreIn(config) === undefined) await storage.mayServe();
      return storage.masterKeys.list();
    });
    return known.map(({ keyId }) => keyId);
  } finally {
    await storage.close();
  }
};

/**
 * Returns the key of `master.key`, and creates that file if the store was never used with a key. Throws `ConfigWrong` if it
 * was: the new file would look like the key of that store.
 */
export const masterKeyOfFolder = async (config: Chosen): Promise<Uint8Array> => {
  const { dataDir } = config;
  const mayBeUsed = fileStoreIn(config) === undefined || holdsStore(config);
  if (mayBeUsed && !existsSync(join(dataDir, 'master.key'))) {
    const last = (await knownKeys(config)).at(-1);
    if (last !== undefined)
      throw new ConfigWrong(
        `MASTER_KEY is not set, and there is no master.key in ${dataDir}. The store was last used with key ${last}: set MASTER_KEY to it, or copy its master.key back to ${dataDir}.`,
      );
  }
  return masterKeyIn(dataDir);
};
