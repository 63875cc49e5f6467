import type { ArchiveSource } from '../../ports/driven/storage/archive.ts';
import { collections, storeOn } from '../store-kit/index.ts';
import { alone } from './alone.ts';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
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
    /** A file is prepared when it is opened. */
    requirePrepared: async (): Promise<void> => undefined,
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
