import { MongoClient } from 'mongodb';
import { collections, storeOn } from '../store-kit/index.ts';
import { checkPrepared, mongoKernel, type MongoKernelOptions } from './kernel/index.ts';
import { checkSchema, retired } from './schema.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

export { prepareMongo } from './prepare.ts';

/** What the driver finds wrong with an address; undefined if nothing is. Repeats nothing of it. */
export const mongodbUrlFlaw = (url: string): string | undefined => {
  try {
    new MongoClient(url);
    return undefined;
  } catch {
    return 'has hosts or options that MongoDB does not know';
  }
};

/** Every port over an open database. */
export const mongoStorageOn = (store: Store, options: MongoKernelOptions = {}) => {
  const storage = storeOn(mongoKernel(store, options));
  return {
    ...storage,
    /** Throws `SchemaMismatch` if the database is not as this release needs it, `StoreMoved` if nothing may be served from it. */
    mayServe: async (): Promise<void> => {
      await checkSchema(store);
      await checkPrepared(store, collections, { retired });
      await storage.mayServe();
    },
    // Callers share the answer: it has a deadline of its own, not that of the request that happens to ask first.
    probeWrites: () => store.share(() => storage.probeWrites()),
  };
};

/** Everything that is stored, in one database that any number of processes share. Connects when it is first asked. */
export const mongoStorage = (options: StoreOptions) => mongoStorageOn(openStore(options));
