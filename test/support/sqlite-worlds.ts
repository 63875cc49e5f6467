import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStorage, type SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import type { World } from '../contract/world.ts';

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

/** A file, and as many stores on it as said, each with a writer thread, as if each were in a process of its own. */
export const onFile = (stores: number) => async (): Promise<World<SqliteStorage>> => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const file = join(folder, 'licensing.db');
  const first = sqliteStorage({ file });
  const others = Array.from({ length: stores - 1 }, () => sqliteStorage({ file }));
  return {
    views: [first, ...others],
    close: async () => {
      await Promise.all([first, ...others].map((storage) => storage.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
