import { cryptoDigest } from '../../../adapters/crypto/index.ts';
import { systemClock as clock } from '../../../adapters/system/index.ts';
import { backUpStore } from '../../../application/operator/store/back-up-store.ts';
import { restoreStore } from '../../../application/operator/store/restore-store.ts';
import type { BackUpStore, RestoreStore } from '../../../ports/driving/operator/store-commands.ts';
import { backupsOf } from '../../adapters/backups.ts';
import { ConfigWrong, type Config } from '../../settings/config.ts';
import { holdsStore } from '../../adapters/store-check.ts';
import { fileStoreIn, storeTitle, storeVariable, type FileStore } from '../../adapters/open-storage.ts';
import { folderMediaStore, isMediaRemote } from '../../adapters/media-store.ts';

/** Throws `ConfigWrong` for a store that has backup tools of its own. */
const requireFile = (config: Config): FileStore => {
  const store = fileStoreIn(config);
  if (store) return store;
  const page = storeVariable(config) === 'DATABASE_URL' ? 'docs/postgres.md' : 'docs/backup.md';
  throw new ConfigWrong(
    `${storeVariable(config) ?? storeTitle(config)} is set: back up the database with its own tools (${page}). This command copies the store in DATA_DIR.`,
  );
};

/** Backup and restore of the store of DATA_DIR. */
export const backupCommandsOf = (config: Config, onOpen: () => void) => {
  const dependenciesOf = (store: FileStore) => ({
    backups: backupsOf(config.dataDir, store),
    clock,
    digest: cryptoDigest,
  });
  const media = isMediaRemote(config) ? undefined : folderMediaStore(config, clock);
  const backUp: BackUpStore = async (order) => {
    const store = requireFile(config);
    onOpen();
    if (!holdsStore(config)) throw new ConfigWrong(`DATA_DIR: there is no store in ${config.dataDir}.`);
    return backUpStore({ ...dependenciesOf(store), media })(order);
  };
  const restore: RestoreStore = async (order) => {
    const store = requireFile(config);
    onOpen();
    return restoreStore(dependenciesOf(store))(order);
  };
  return { backUp, restore };
};
