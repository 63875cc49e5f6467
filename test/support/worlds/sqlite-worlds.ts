import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openDatabase, type Database } from '../../../src/adapters/sqlite/database.ts';
import { sqliteStorage, storageOn, type SqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import type { OpenWorld, World } from '../../contract/world.ts';

type FileWorlds = (stores: number) => OpenWorld<SqliteStorage>;

/** A store that lives in memory and is written to in this thread. */
export const inMemory = async (): Promise<World<SqliteStorage>> => {
  const storage = sqliteStorage({ file: ':memory:' });
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
