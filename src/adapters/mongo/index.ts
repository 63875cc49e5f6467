import { MongoClient } from 'mongodb';
import { retired } from '../store-kit/collections/retired.ts';
import { collections, storeOn } from '../store-kit/index.ts';
import { checkPrepared, mongoKernel, type MongoKernelOptions } from './kernel/index.ts';
import { checkSchema } from './schema.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

export { prepareMongo } from './prepare.ts';

/** Returns the driver's objection to an address without repeating any of it, or undefined. */
export const mongodbUrlIssue = (url: string): string | undefined => {
  try {
    new MongoClient(url);
    return undefined;
  } catch {
    return 'has hosts or options that are not valid for MongoDB';
  }
};

/** Returns every port over an open database. */
export const mongoStorageOn = (store: Store, options: MongoKernelOptions = {}) => {
  const storage = storeOn(mongoKernel(store, options));
  const requirePrepared = async (): Promise<void> => {
    await checkSchema(store);
    await checkPrepared(store, collections, { retired });
  };
  return {
    ...storage,
    /** Throws `SchemaMismatch` if the database does not match this release. */
    requirePrepared,
    /** Also throws `StoreMoved` if nothing may be served from it. */
    mayServe: async (): Promise<void> => {
      await requirePrepared();
      await storage.mayServe();
    },
    // Callers share the result: it has its own deadline in place of that of the first request.
    probeWrites: () => store.share(() => storage.probeWrites()),
  };
};

/**
 * Returns every port over one database, which any number of processes can share. It connects at the first
 * use.
 */
export const mongoStorage = (options: StoreOptions) => mongoStorageOn(openStore(options));
