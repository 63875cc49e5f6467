import { join } from 'node:path';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { copyDatabase, sqliteStorage } from './index.ts';

interface Dependencies {
  readonly dataDir: string;
  readonly deadline?: StorageDeadline;
  readonly progress?: (line: string) => void;
}

const fileIn = (dataDir: string): string => join(dataDir, 'licensing.db');

/** The store in `dataDir`, which needs no settings. */
export const store = {
  title: 'SQLite',
  address: { schemes: ['sqlite'], form: 'sqlite:FOLDER' },
  variables: {},
  issues: () => [],
  describe: (_read: object, { dataDir }: Dependencies) => fileIn(dataDir),
  open: async (_read: object, { dataDir, deadline, progress }: Dependencies) =>
    sqliteStorage({
      file: fileIn(dataDir),
      ...(deadline && { deadline }),
      ...(progress && { progress }),
    }),
  file: {
    in: fileIn,
    copy: async (from: string, into: string) => copyDatabase(from, into),
    open: async (file: string) => sqliteStorage({ file }),
  },
};
