import { join } from 'node:path';
import type { StorageDeadline } from '../../ports/driven/storage-deadline.ts';
import { copyDatabase, sqliteStorage } from './index.ts';

interface Needs {
  readonly dataDir: string;
  readonly deadline?: StorageDeadline;
}

const fileIn = (dataDir: string): string => join(dataDir, 'licensing.db');

/** The store in `dataDir`, which needs no settings. */
export const store = {
  title: 'SQLite',
  variables: {},
  issues: () => [],
  describe: (_read: object, { dataDir }: Needs) => fileIn(dataDir),
  open: async (_read: object, { dataDir, deadline }: Needs) =>
    sqliteStorage({ file: fileIn(dataDir), ...(deadline && { deadline }) }),
  openSource: async (_read: object, { dataDir }: Needs) => sqliteStorage({ file: fileIn(dataDir) }),
  file: {
    in: fileIn,
    copy: async (from: string, into: string) => copyDatabase(from, into),
    open: async (file: string) => sqliteStorage({ file }),
  },
};
