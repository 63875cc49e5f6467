import { StoreMoved, type ArchiveSource } from '../../ports/driven/storage/archive.ts';
import { collections, storeOn } from '../store-kit/index.ts';
import { alone } from './alone.ts';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
import { heldBy } from './held.ts';
import { sqliteKernel } from './kernel/index.ts';
import { probe } from './store-check.ts';

export { copyDatabase } from './backup.ts';
export { SchemaTooNew } from './kernel/prepare.ts';

/** Returns every port over a prepared database. */
export const storageOn = ({ read, writer }: Database) => {
  const storage = storeOn(sqliteKernel({ read, writer, collections }));
  const aloneHere: ArchiveSource['alone'] = (work) => alone(read, work);
  return {
    ...storage,
    archive: { ...storage.archive, alone: aloneHere },
    /**
     * Throws `StoreMoved` if a service must not run on it, because a move out of it or into it is complete or
     * in progress.
     */
    mayServe: async () => {
      if (heldBy(read)?.state === 'moved')
        throw new StoreMoved(
          'the data has moved to a database. Start with its MONGODB_URL or DATABASE_URL. To continue here instead, without the records ' +
            'written there since: npm run operator -- move-to-mongodb --undo (or move-to-postgres --undo)',
        );
      await storage.mayServe();
    },
    /** Throws `Unavailable` if writing fails; resolves to the reason if a move blocks all writes. */
    probeWrites: async () => (await writer.write(probe, undefined)) as string | undefined,
  };
};

export type SqliteStorage = ReturnType<typeof storageOn>;

/**
 * Returns every port over one file, which several processes can share. Throws `SchemaTooNew` for a file of a
 * newer release, `SchemaMismatch` for one that is too old, and `Unavailable` if it cannot be opened.
 */
export const sqliteStorage = (options: DatabaseOptions): SqliteStorage => storageOn(openDatabase(options));
