import pg from 'pg';
import { postgresKernel, prepare } from '../../../src/adapters/postgres/index.ts';
import { postgresStorage } from '../../../src/adapters/postgres/storage.ts';
import { collections as kitCollections } from '../../../src/adapters/store-kit/index.ts';
import { storageDeadline } from '../../../src/adapters/system/index.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { collections as itemCollections } from '../../contract/storage/kernel/programs.ts';
import type { NetworkView } from '../../contract/storage/network-store/stage.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { startPostgres, type PostgresServer } from './containers.ts';
import { faultProxy } from './fault-proxy.ts';
import { kitStorage } from '../worlds/stores/kit-storage.ts';
import { platformUnderLoad, trackIn } from '../stores/ledger-load.ts';
import { seenSoon } from '../eventually.ts';

const requested = async (url: string, sql: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end();
  }
};

const takesWrites = async (url: string): Promise<void> => {
  const look = () =>
    requested(url, 'SELECT pg_is_in_recovery() AS standby').then(
      ({ rows }) => !(rows[0] as { readonly standby: boolean }).standby,
      () => false,
    );
  if (!(await seenSoon(look, Boolean, 60_000))) throw new Error('the server takes no writes');
};

/** The server restarts as a standby of nobody, and is promoted later: what a client sees of a failover. */
const failover = (server: PostgresServer): NetworkView['outages']['failed over'] => ({
  begin: async () => {
    const { rows } = await requested(server.url, 'SHOW data_directory');
    const { data_directory: folder } = rows[0] as { readonly data_directory: string };
    await requested(server.url, `COPY (SELECT 1) TO '${folder}/standby.signal'`);
    // Where commits wait for no disk, they are there now.
    await requested(server.url, 'CHECKPOINT');
    await server.kill();
    await server.start();
    const answers = () =>
      requested(server.url, 'SELECT 1').then(
        () => true,
        () => false,
      );
    await seenSoon(answers, Boolean, 60_000);
  },
  end: async () => {
    await requested(server.url, 'SELECT pg_promote()');
    await takesWrites(server.url);
  },
});

interface NetworkOptions {
  /** By default that of the service. */
  readonly timeoutMs?: number;
  /** Whether what is acknowledged survives a kill: slower. */
  readonly lasting: boolean;
}

/**
 * One PostgreSQL server for the suites of a file, behind a proxy of its own for each world. What worlds store stays there. Call it
 * inside the suite that needs the server.
 */
export const postgresNetwork = ({ timeoutMs, lasting }: NetworkOptions): OpenWorld<NetworkView> => {
  let server: PostgresServer | undefined;
  let track: Track | undefined;
  let worlds = 0;
  beforeAll(async () => {
    server = await startPostgres({ keepPort: true, nosync: !lasting });
    await prepare(server.url, [...itemCollections, ...kitCollections]);
    const kernel = postgresKernel({ url: server.url, timeoutMs: 60_000 });
    track = await trackIn(kitStorage(kernel), 1);
    await kernel.close();
  }, 180_000);
  afterAll(() => server?.stop());

  return async () => {
    if (!server || !track) throw new Error('the server has not started');
    const { url, kill, start, pause, unpause } = server;
    const nth = ++worlds;
    const proxy = await faultProxy({ port: Number(new URL(url).port) });
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    const timeouts = timeoutMs === undefined ? {} : { timeoutMs };
    const deadline = storageDeadline(timeoutMs ?? 1_800);
    const options = { url: through.href, deadline, ...timeouts };
    const kernel = postgresKernel(options);
    const probing = postgresStorage(options);
    const straight = postgresKernel({ url, timeoutMs: 60_000 });
    const beside = kitStorage(straight);
    const load = await platformUnderLoad(beside, track, nth);
    const isCommit = (request: Buffer): boolean => request.includes('COMMIT');
    const view: NetworkView = {
      ...{ kernel, storage: kitStorage(kernel), deadline, probeWrites: probing.probeWrites },
      ...{ beside, proxy, load, nth, isCommit },
      outages: {
        'killed and started again': {
          begin: kill,
          end: async () => {
            await start();
            await takesWrites(url);
          },
        },
        frozen: { begin: pause, end: unpause },
        'failed over': failover(server),
      },
    };
    return {
      views: [view],
      close: async () => {
        proxy.mend();
        await Promise.all([kernel.close(), straight.close(), probing.close()]);
        await proxy.close();
      },
    };
  };
};
