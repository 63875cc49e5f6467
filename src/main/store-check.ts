import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigWrong, type Config } from './config.ts';
import { restoringFolder } from './backups.ts';
import { sqliteFileOf } from './storage.ts';

type Chosen = Pick<Config, 'dataDir' | 'mongodbUrl' | 'masterKey'>;

/** Names the database without the credentials of its address. */
const databaseOf = (mongodbUrl: string): string => {
  const [, hosts = '', path = ''] = /^[^:]+:\/\/(?:[^@/]*@)?([^/?]+)(?:\/([^?]*))?/.exec(mongodbUrl) ?? [];
  return `${path === '' ? 'licensing' : decodeURIComponent(path)} at ${hosts}`;
};

/** Returns a line that names the store in use. */
export const storeLine = ({ dataDir, mongodbUrl }: Pick<Config, 'dataDir' | 'mongodbUrl'>): string =>
  mongodbUrl === undefined
    ? `Store: ${sqliteFileOf({ dataDir })}`
    : `Store: MongoDB database ${databaseOf(mongodbUrl)}`;

export const holdsStore = (config: Pick<Config, 'dataDir'>): boolean => {
  const file = sqliteFileOf(config);
  return existsSync(file) && statSync(file).size > 0;
};

/** Throws `ConfigWrong` where a restore was interrupted: what looks like an empty folder is half a store. */
export const refuseHalfRestored = ({ dataDir }: Pick<Config, 'dataDir'>): void => {
  if (existsSync(restoringFolder(dataDir)))
    throw new ConfigWrong(
      `DATA_DIR: a restore into ${dataDir} was interrupted. Run "npm run operator -- restore" again, or remove ${restoringFolder(dataDir)}.`,
    );
};

const howToName = 'Set DATA_DIR to the folder that the service uses';

/**
 * Throws `ConfigWrong` where a command would begin a new store, or a new master key, beside those of the service: a
 * shell without the service's variables looks just like an empty installation.
 */
export const requireStore = (config: Chosen): void => {
  const { dataDir, mongodbUrl, masterKey } = config;
  if (mongodbUrl === undefined && !holdsStore(config))
    throw new ConfigWrong(
      `DATA_DIR: there is no store in ${dataDir}. ${howToName}, or run "npm run operator -- init" to create one there.`,
    );
  if (masterKey === undefined && !existsSync(join(dataDir, 'master.key')))
    throw new ConfigWrong(
      `MASTER_KEY is not set, and there is no master.key in ${dataDir}. Set MASTER_KEY as for the service, or DATA_DIR to the folder that contains the key.`,
    );
};
