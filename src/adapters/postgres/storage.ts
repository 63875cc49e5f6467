import pg from 'pg';
import { collections, storeOn } from '../store-kit/index.ts';
import { checkPrepared, postgresKernel, prepare, type PostgresOptions } from './index.ts';

/** Returns the driver's objection to an address without repeating any of it, or undefined. */
export const optionsIssue = (url: string): string | undefined => {
  try {
    new pg.Client({ connectionString: url });
    return undefined;
  } catch (error) {
    // The cause is for example an unreadable certificate; the driver's own message may repeat the address.
    const { code } = Object(error) as { readonly code?: unknown };
    return `has options that the driver cannot use${typeof code === 'string' ? ` (${code})` : ''}`;
  }
};

/**
 * Returns every port over one database, which any number of processes can share. It connects at the first
 * use.
 */
export const postgresStorage = (options: PostgresOptions) => {
  const { deadline } = options;
  const storage = storeOn(postgresKernel(options));
  const probeWrites = () => storage.probeWrites();
  const requirePrepared = (): Promise<void> => checkPrepared(options.url, collections);
  const mayServe = async (): Promise<void> => {
    await requirePrepared();
    await storage.mayServe();
  };
  return {
    ...storage,
    requirePrepared,
    mayServe,
    // Callers share the result, which has its own deadline in place of that of the first request.
    probeWrites: () => (deadline ? deadline.share(probeWrites) : probeWrites()),
  };
};

/** Creates missing tables, columns and indexes. */
export const preparePostgres = async (url: string, progress: (line: string) => void): Promise<void> => {
  await prepare(url, collections, progress);
  progress(`checked ${collections.length} tables`);
};
