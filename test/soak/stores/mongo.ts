import { MongoClient, type Db } from 'mongodb';
import { prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';
import { startMongo, writable } from '../../support/servers/containers.ts';
import { images } from '../../support/builders/images.ts';
import type { Row, SoakedServer, SoakedStore } from './soaked-store.ts';

/** As docker/compose.yml has it. */
const lifetimeSeconds = 5;

/** A key of one member is stored as `_id`. */
export const rowsIn =
  (db: Db) =>
  async (name: string): Promise<readonly Row[]> => {
    const key = collections.find((each) => each.name === name)?.key ?? [];
    const documents = await db.collection(name).find().toArray();
    return documents.map((each) => (key.length === 1 ? { ...each, [String(key[0])]: each._id } : each));
  };

const startServer = async (): Promise<SoakedServer> => {
  const server = await startMongo({
    keepPort: true,
    parameters: { transactionLifetimeLimitSeconds: String(lifetimeSeconds) },
  });
  let databases = 0;
  return {
    process: {
      kill: server.kill,
      start: async () => {
        await server.start();
        await writable(server.url);
      },
    },
    stop: server.stop,
    database: async () => {
      const url = server.url.replace('/?', `/soak${++databases}?`);
      await prepareMongo({ url }, () => undefined);
      const inDatabase = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
        const client = new MongoClient(url);
        return work(client.db()).finally(() => client.close());
      };
      return {
        environment: { MONGODB_URL: url },
        rowsOf: (collection) => inDatabase((db) => rowsIn(db)(collection)),
        endLeases: () =>
          inDatabase(async (db) => {
            for (const name of ['lanes', 'outbox'])
              await db.collection(name).updateMany({ leaseUntil: { $gt: 0 } }, { $set: { leaseUntil: 0 } });
          }),
      };
    },
  };
};

export const store: SoakedStore = { image: images.mongo, startServer, lifetimeSeconds, leisure: 6 };
