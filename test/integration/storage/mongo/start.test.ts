import { readdir } from 'node:fs/promises';
import { mongoStorage, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { masterKeyOfFolder } from '../../../../src/main/settings/master-key-file.ts';
import { SchemaMismatch } from '../../../../src/ports/driven/storage/schema-mismatch.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../support/builders/builders.ts';
import { startMongo, writable, type MongoServer } from '../../../support/servers/containers.ts';
import { needing } from '../../../support/needing.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

needing('mongo', 'a start on MongoDB', () => {
  let server: MongoServer;
  beforeAll(async () => {
    server = await startMongo({ keepPort: true });
  });
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
  });

  it('creates no master.key beside a database that was used with another key', () =>
    inFolder(async (dataDir) => {
      const mongodbUrl = `${new URL('/keyed', server.url).href}${new URL(server.url).search}`;
      await prepareMongo({ url: mongodbUrl }, () => undefined);
      const storage = mongoStorage({ url: mongodbUrl });
      const key = { keyId: '268fda5b3c5d', sealedMarkKey: 'v2.268fda5b3c5d.sealed', firstUsedAt: noon };
      await storage.masterKeys.add(key, { count: 0 }, undefined);
      await storage.close();
      const start = masterKeyOfFolder(configFrom({ DATA_DIR: dataDir, MONGODB_URL: mongodbUrl }));
      await expect(start).rejects.toThrow('The store was used with key 268fda5b3c5d');
      expect(await readdir(dataDir)).toEqual([]);
    }));

  it('creates master.key beside a database without a key', () =>
    inFolder(async (dataDir) => {
      const config = configFrom({ DATA_DIR: dataDir, MONGODB_URL: server.url });
      expect(await masterKeyOfFolder(config)).toHaveLength(32);
      expect(await readdir(dataDir)).toEqual(['master.key']);
    }));

  it('connects to the server that was unavailable at the first attempt', async () => {
    await server.kill();
    const storage = mongoStorage({ url: server.url });
    const away = await storage.ping().catch((error: unknown) => error);
    expect(isUnavailable(away)).toBe(true);
    await server.start();
    await writable(server.url);
    await storage.ping();
    await storage.close();
  });
});
