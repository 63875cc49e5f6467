import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { masterKeyIn } from '../../adapters/crypto/index.ts';
import { systemClock } from '../../adapters/system/index.ts';
import { awaitStorage } from '../adapters/await-storage.ts';
import { ConfigWrong, type Config } from './config.ts';
import { fileStoreIn, openStorage } from '../adapters/open-storage.ts';
import { holdsStore } from '../adapters/store-check.ts';

type Chosen = Pick<Config, 'dataDir' | 'settings'>;

/** The keys that the store was used with and that were not reported lost. */
const knownKeys = async (config: Chosen, print: (line: string) => void): Promise<readonly string[]> => {
  const storage = await openStorage(config, { print });
  try {
    const known = await awaitStorage({ clock: systemClock, print }, async () => {
      // A database that is not prepared is rejected by name.
      if (fileStoreIn(config) === undefined) await storage.mayServe();
      return storage.masterKeys.list();
    });
    return known.flatMap(({ keyId, lostAt }) => (lostAt === undefined ? [`key ${keyId}`] : []));
  } finally {
    await storage.close();
  }
};

/**
 * Returns the key of `master.key`, and creates that file if the store was never used with a key. Throws `ConfigWrong` if it
 * was: the new file would look like the key of that store.
 */
export const masterKeyOfFolder = async (
  config: Chosen,
  print: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<Uint8Array> => {
  const { dataDir } = config;
  const mayBeUsed = fileStoreIn(config) === undefined || holdsStore(config);
  if (mayBeUsed && !existsSync(join(dataDir, 'master.key'))) {
    const used = await knownKeys(config, print);
    if (used.length > 0)
      throw new ConfigWrong(
        `MASTER_KEY is not set, and there is no master.key in ${dataDir}. The store was used with ${used.join(' and ')}. Set MASTER_KEY, or restore master.key in ${dataDir}. If the key is lost, see docs/master-key.md, "If it is lost".`,
      );
  }
  return masterKeyIn(dataDir);
};
