import { startMongo, startPostgres } from '../../test/support/servers/containers.ts';
import { operatorOf } from '../../test/support/service/operator.ts';

export const storeNames = ['sqlite', 'postgres', 'mongo'] as const;
export type StoreName = (typeof storeNames)[number];

/** The store of a measured service. */
export interface MeasuredStore {
  readonly name: StoreName;
  /** The variables that select it; none for the file in the folder of the service. */
  readonly environment: Readonly<Record<string, string>>;
  /** Moves the store of a folder into it. */
  fillFrom(folder: string): Promise<void>;
  stop(): Promise<void>;
}

const onServer = (
  name: StoreName,
  variable: string,
  url: string,
  stop: () => Promise<void>,
): MeasuredStore => ({
  name,
  environment: { [variable]: url },
  fillFrom: async (folder) => {
    const moved = await operatorOf(folder)('move', '--to', url);
    if (moved.code !== 0) throw new Error(`the catalog was not moved to ${name}: ${moved.err}`);
  },
  stop,
});

/** Starts the server of a store, in memory: its commits wait for no disk. */
export const openStore = async (name: StoreName): Promise<MeasuredStore> => {
  if (name === 'sqlite')
    return { name, environment: {}, fillFrom: async () => undefined, stop: async () => undefined };
  if (name === 'postgres') {
    const server = await startPostgres({ nosync: true });
    return onServer(name, 'DATABASE_URL', server.url, server.stop);
  }
  const server = await startMongo({ nosync: true });
  const url = new URL(server.url);
  url.pathname = '/licensing';
  return onServer(name, 'MONGODB_URL', url.href, server.stop);
};
