import pg from 'pg';
import { collections, storeOn } from '../store-kit/index.ts';
import { checkPrepared, postgresKernel, prepare, type PostgresOptions } from './index.ts';

/** What the driver finds wrong with an address; undefined if nothing is. Repeats nothing of it. */
export const optionsIssue = (url: string): string | undefined => {
  try {
    new pg.Client({ connectionString: url });
    return undefined;
  } catch (error) {
    // A certificate that cannot be read, for instance; the driver's own message may repeat the address.
    const { code } = Object(error) as { readonly code?: unknown };
    return `has options that the driver cannot use${typeof code === 'string' ? ` (${code})` : ''}`;
  }
};

/** Everything that is stored, in one database that any number of processes share. Connects when it is first asked. */
export const postgresStorage = (options: PostgresOptions) => {
  const { deadline } = options;
  const storage = storeOn(postgresKernel(options));
  const probeWrites = () => storage.probeWrites();
  const mayServe = async (): Promise<void> => {
    await checkPrepared(options.url, collections);
    await storage.mayServe();
  };
  return {
    ...storage,
    mayServe,
    // Callers share the answer: it has a deadline of its own, not that of the request that happens to ask first.
    probeWrites: () => (deadline ? deadline.share(probeWrites) : probeWrites()),
  };
};

/** Creates the tables, columns and indexes that are missing. */
export const preparePostgres = async (url: string, progress: (line: string) => void): Promise<void> => {
  await prepare(url, collections, progress);
  progress(`checked ${collections.length} tables`);
};
