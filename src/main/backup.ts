import { cryptoDigest } from '../adapters/crypto/index.ts';
import { systemClock as clock } from '../adapters/system/index.ts';
import { backUpStore } from '../application/operator/back-up-store.ts';
import { restoreStore } from '../application/operator/restore-store.ts';
import type { BackUpStore, RestoreStore } from '../ports/driving/operator.ts';
import { backupsOf } from './backups.ts';
import { ConfigWrong, type Config } from './config.ts';
import { holdsStore } from './store-check.ts';
import { folderVault } from './vault.ts';

const refuseMongo = ({ mongodbUrl }: Pick<Config, 'mongodbUrl'>): void => {
  if (mongodbUrl !== undefined)
    throw new ConfigWrong(
      'MONGODB_URL is set: back up the database with its own tools (docs/backup.md). This command copies the store in DATA_DIR.',
    );
};

/** Backup and restore of the store of DATA_DIR. */
export const backupCommandsOf = (config: Config, onOpen: () => void) => {
  const needs = { backups: backupsOf(config.dataDir), clock, digest: cryptoDigest };
  const media = config.s3 === undefined ? folderVault(config, clock) : undefined;
  const backUp: BackUpStore = async (order) => {
    refuseMongo(config);
    onOpen();
    if (!holdsStore(config)) throw new ConfigWrong(`DATA_DIR: there is no store in ${config.dataDir}.`);
    return backUpStore({ ...needs, media })(order);
  };
  const restore: RestoreStore = async (order) => {
    refuseMongo(config);
    onOpen();
    return restoreStore(needs)(order);
  };
  return { backUp, restore };
};
