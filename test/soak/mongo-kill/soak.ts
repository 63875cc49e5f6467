import { MongoClient, type Db } from 'mongodb';
import { prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';
import { startMongo, writable } from '../../support/servers/containers.ts';
import { images } from '../../support/builders/images.ts';
import type { Row } from '../server-kill/inspection.ts';
import { serverKill, type KilledServer } from '../server-kill/soak.ts';

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

const startServer = async (): Promise<KilledServer> => {
  const server = await startMongo({
    keepPort: true,
    parameters: { transactionLifetimeLimitSeconds: String(lifetimeSeconds) },
  });
  return {
    ...server,
    start: async () => {
      await server.start();
      await writable(server.url);
    },
    database: async (name) => {
      const url = server.url.replace('/?', `/${name}?`);
      await prepareMongo({ url }, () => undefined);
      const rowsOf = async (collection: string) => {
        const client = new MongoClient(url);
        return rowsIn(client.db())(collection).finally(() => client.close());
      };
      return { environment: { MONGODB_URL: url }, rowsOf };
    },
  };
};

export const soak = serverKill({ image: images.mongo, startServer, lifetimeSeconds });
