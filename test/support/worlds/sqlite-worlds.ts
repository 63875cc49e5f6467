import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openDatabase, within, type Database } from '../../../src/adapters/sqlite/database.ts';
import { sqliteStorage, storageOn, type SqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { inlineWriter } from '../../../src/adapters/sqlite/writer.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';
import type { StorageDeadline } from '../../../src/ports/driven/storage/storage-deadline.ts';
import type { OpenWorld, World } from '../../contract/world.ts';
import { emptyInMemory } from './stores/memory-connections.ts';

type FileWorlds = (stores: number) => OpenWorld<SqliteStorage>;

/** Returns every port over an empty database in memory, which is written to in this thread. */
export const memoryStorage = (deadline?: StorageDeadline): SqliteStorage => {
  const read = emptyInMemory(collections);
  const writer = inlineWriter(read);
  return storageOn({ read, writer: deadline ? within(writer, deadline) : writer });
};

/** A store that lives in memory and is written to in this thread. */
export const inMemory = async (): Promise<World<SqliteStorage>> => {
  const storage = memoryStorage();
  return { views: [storage], close: () => storage.close() };
};

/** Runs in an empty folder, which is gone afterwards. */
export const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A file that all worlds share, one after another, and the stores on it, whose writer threads continue. */
const sharedFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const [file, empty] = [join(folder, 'licensing.db'), join(folder, 'empty.db')];
  await sqliteStorage({ file: empty }).close();
  await copyFile(empty, file);
  const unwritten = new DatabaseSync(empty, { readOnly: true });
  const opened: Database[] = [];
  const databaseAt = (n: number): Database => (opened[n] ??= openDatabase({ file }));
  const viewAt = (n: number): SqliteStorage => ({
    ...storageOn(databaseAt(n)),
    close: async () => undefined,
  });
  return {
    /** As it was prepared. */
    reset: () => backup(unwritten, file, { rate: 1_000 }),
    views: (count: number): [SqliteStorage, ...SqliteStorage[]] => [
      viewAt(0),
      ...Array.from({ length: count - 1 }, (_, n) => viewAt(n + 1)),
    ],
    close: async () => {
      await Promise.all(opened.map((database) => storageOn(database).close()));
      unwritten.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/**
 * One file for the suites of a file of tests. Each world finds it empty; `stores` says how many look at it, each with a
 * writer thread, as if it were in a process of its own.
 */
export const fileWorlds = (): FileWorlds => {
  let shared: Awaited<ReturnType<typeof sharedFile>> | undefined;
  beforeAll(async () => {
    shared = await sharedFile();
  });
  afterAll(() => shared?.close());
  return (stores) => async () => {
    if (!shared) throw new Error('a world is opened within a test');
    await shared.reset();
    return { views: shared.views(stores), close: async () => undefined };
  };
};
