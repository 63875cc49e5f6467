import { mongoStorage, prepareMongo, SchemaMismatch } from '../../../src/adapters/mongo/index.ts';
import { isUnavailable } from '../../../src/ports/driven/unavailable.ts';
import { startMongo, writable, type MongoServer } from '../../support/containers.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'a start on MongoDB', () => {
  let server: MongoServer;
  beforeAll(async () => {
    server = await startMongo({ keepPort: true });
  }, 60_000);
  afterAll(() => server.stop());

  it('says what to do about a database that was not prepared, and serves once it is, however often', async () => {
    const storage = mongoStorage({ url: server.url });
    await expect(storage.mayServe()).rejects.toThrow(SchemaMismatch);
    await expect(storage.mayServe()).rejects.toThrow('run npm run operator -- prepare-mongodb');
    await prepareMongo({ url: server.url }, () => undefined);
    await storage.mayServe();
    await prepareMongo({ url: server.url }, () => undefined);
    await storage.mayServe();
    await storage.close();
  }, 60_000);

  it('finds the server that was away when it first looked', async () => {
    await server.kill();
    const storage = mongoStorage({ url: server.url });
    const away = await storage.ping().catch((error: unknown) => error);
    expect(isUnavailable(away)).toBe(true);
    await server.start();
    await writable(server.url);
    await storage.ping();
    await storage.close();
  }, 60_000);
});
