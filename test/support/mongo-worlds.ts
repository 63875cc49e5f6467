import { storageOn } from '../../src/adapters/mongo/index.ts';
import { plan } from '../../src/adapters/mongo/schema/index.ts';
import { prepare } from '../../src/adapters/mongo/schema/prepare.ts';
import { plantSeeds } from '../../src/adapters/mongo/schema/seeds.ts';
import { openStore } from '../../src/adapters/mongo/store.ts';
import type { World } from '../contract/world.ts';
import { startMongo, type MongoServer } from './containers.ts';

type MongoStorage = ReturnType<typeof storageOn>;

/** Thousands of documents that mean the same in every world. */
const kept: ReadonlySet<string> = new Set(['track_guards']);
const preparingMs = 60_000;

/**
 * One server for the suites of a file. Each world finds its collections empty; `stores` says how many clients look at
 * it, as if each were in a process of its own. Call it inside the suite that needs the server.
 */
export const mongoWorlds = (): ((stores: number) => () => Promise<World<MongoStorage>>) => {
  let server: MongoServer | undefined;
  beforeAll(async () => {
    server = await startMongo({ nosync: true });
    const store = openStore({ url: server.url, patienceMs: preparingMs });
    await prepare(store.db);
    await store.close();
  }, 2 * preparingMs);
  afterAll(async () => server?.stop());
  return (stores) => async () => {
    if (!server) throw new Error('the server has not started');
    const { url } = server;
    const first = openStore({ url, patienceMs: preparingMs });
    for (const name of Object.keys(plan)) if (!kept.has(name)) await first.db.collection(name).deleteMany({});
    await plantSeeds(first.db);
    const others = Array.from({ length: stores - 1 }, () => openStore({ url, patienceMs: preparingMs }));
    return {
      views: [storageOn(first), ...others.map(storageOn)],
      close: async () => {
        await Promise.all([first, ...others].map((store) => store.close()));
      },
    };
  };
};
