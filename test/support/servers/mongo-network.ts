import { mongoKernel, prepare } from '../../../src/adapters/mongo/kernel/index.ts';
import { mongoStorageOn } from '../../../src/adapters/mongo/index.ts';
import { openStore } from '../../../src/adapters/mongo/store.ts';
import { writeLocks } from '../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { collections as kitCollections } from '../../../src/adapters/store-kit/index.ts';
import { storageDeadline } from '../../../src/adapters/system/index.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { collections as itemCollections } from '../../contract/storage/kernel/programs.ts';
import type { NetworkView } from '../../contract/storage/network-store/stage.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { startMongo, writable, type MongoServer } from './containers.ts';
import { faultProxy } from './fault-proxy.ts';
import { kitStorage } from '../worlds/stores/kit-storage.ts';
import { platformUnderLoad, trackIn } from '../stores/ledger-load.ts';
import { commandTo } from '../stores/mongo-faults.ts';

interface NetworkOptions {
  /** By default that of the service. */
  readonly timeoutMs?: number;
  /** Whether what is acknowledged survives a kill: slower. */
  readonly lasting: boolean;
}

const addressAt = (port: number): string => `mongodb://127.0.0.1:${port}/network?directConnection=true`;

/** As `postgresNetwork`, on a MongoDB server. */
export const mongoNetwork = ({ timeoutMs, lasting }: NetworkOptions): OpenWorld<NetworkView> => {
  let server: MongoServer | undefined;
  let track: Track | undefined;
  let worlds = 0;
  beforeAll(async () => {
    server = await startMongo({ keepPort: true, nosync: !lasting });
    const store = openStore({ url: addressAt(Number(new URL(server.url).port)), timeoutMs: 60_000 });
    await store.ask(() => prepare(store.db, [writeLocks, ...itemCollections, ...kitCollections]));
    track = await trackIn(kitStorage(mongoKernel(store)), 1);
    await store.close();
  }, 180_000);
  afterAll(() => server?.stop());

  return async () => {
    if (!server || !track) throw new Error('the server has not started');
    const { url, kill, start, pause, unpause } = server;
    const on = server;
    const port = Number(new URL(url).port);
    const nth = ++worlds;
    const proxy = await faultProxy({ port });
    const timeouts = timeoutMs === undefined ? {} : { timeoutMs };
    const deadline = storageDeadline(timeoutMs ?? 1_800);
    const store = openStore({ url: addressAt(proxy.port), deadline, ...timeouts });
    const kernel = mongoKernel(store);
    const { probeWrites } = mongoStorageOn(store);
    const straight = mongoKernel(openStore({ url: addressAt(port), timeoutMs: 60_000 }));
    const beside = kitStorage(straight);
    const load = await platformUnderLoad(beside, track, nth);
    const isCommit = (request: Buffer): boolean => request.includes('commitTransaction');
    const view: NetworkView = {
      ...{ kernel, storage: kitStorage(kernel), deadline, probeWrites },
      ...{ beside, proxy, load, nth, isCommit },
      outages: {
        'killed and started again': {
          begin: kill,
          end: async () => {
            await start();
            await writable(url);
          },
        },
        frozen: { begin: pause, end: unpause },
        'failed over': {
          // The server may close the connection that carried the command.
          begin: () => commandTo(on, { replSetStepDown: 3, force: true }).catch(() => undefined),
          end: () => writable(url),
        },
      },
    };
    return {
      views: [view],
      close: async () => {
        proxy.mend();
        await Promise.all([kernel.close(), straight.close()]);
        await proxy.close();
      },
    };
  };
};
