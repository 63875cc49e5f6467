import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '../../../src/adapters/sqlite/connection.ts';
import { prepare as prepareSqlite, sqliteKernel } from '../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter, threadWriter } from '../../../src/adapters/sqlite/writer.ts';
import type { AnyCollection } from '../../../src/adapters/store-kit/collection.ts';
import { collections as kitCollections } from '../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import type { KernelView } from '../../contract/storage/kernel/stage.ts';
import { collections as itemCollections } from '../../contract/storage/kernel/programs.ts';
import type { OpenWorld, World } from '../../contract/world.ts';
import { connectionInMemory, emptyInMemory, prepareInMemory } from './stores/memory-connections.ts';
import { kitStorage, type KitStorage } from './stores/kit-storage.ts';

/** Where programs run one after another there is no between: `act` runs before. */
const oneAfterAnother: KernelView['between'] = async ({ run }, act) => {
  await act();
  return run();
};

const kernelOn = (db: Connection, collections: readonly AnyCollection[]): Kernel =>
  sqliteKernel({ read: db, writer: inlineWriter(db), collections });

export const memoryKernel = (collections: readonly AnyCollection[] = kitCollections): Kernel =>
  kernelOn(emptyInMemory(collections), collections);

/** Fills a store once. Returns what opens any number of stores with its content. */
export const copiesOf = async (fill: (kernel: Kernel) => Promise<void>): Promise<() => Kernel> => {
  const db = connectionInMemory();
  prepareInMemory(db, kitCollections);
  await fill(kernelOn(db, kitCollections));
  const content = db.bytes();
  db.close();
  if (!content) throw new Error('this version of Node cannot copy a database in memory');
  return () => {
    const copy = connectionInMemory();
    copy.become(content);
    return kernelOn(copy, kitCollections);
  };
};

export const kernelInMemory: OpenWorld<KernelView> = async () => {
  const kernel = memoryKernel(itemCollections);
  return { views: [{ kernel, between: oneAfterAnother }], close: () => kernel.close() };
};

export const storageInMemory: OpenWorld<KitStorage> = async () => {
  const kernel = memoryKernel(kitCollections);
  return { views: [kitStorage(kernel)], close: () => kernel.close() };
};

const kernelThread = new URL('../service/kernel-writer-thread.ts', import.meta.url);

/** A file of its own for each world, with a writer thread for each view. */
const inFile = async <View>(
  collections: readonly AnyCollection[],
  thread: URL,
  viewOf: (kernel: Kernel) => View,
): Promise<World<View>> => {
  const folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  const options = { file: join(folder, 'store.db'), busyTimeoutMs: 10_000 };
  const opened = (): Connection => connect(options);
  const first = opened();
  prepareSqlite(first, collections);
  const kernels = [first, opened()].map((read) =>
    sqliteKernel({ read, writer: threadWriter(options, thread), collections }),
  );
  const [one, other] = kernels.map(viewOf);
  if (!one || !other) throw new Error('two kernels were opened');
  return {
    views: [one, other],
    close: async () => {
      await Promise.all(kernels.map((kernel) => kernel.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const kernelInFile: OpenWorld<KernelView> = () =>
  inFile(itemCollections, kernelThread, (kernel) => ({ kernel, between: oneAfterAnother }));
