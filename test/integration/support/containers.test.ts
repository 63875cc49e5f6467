import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { createClient } from 'redis';
import { startMongo, startRedis, startS3, writable } from '../../support/servers/containers.ts';
import { needing } from '../../support/needing.ts';
import { startToxiproxy } from '../../support/servers/toxiproxy.ts';

needing('mongo', 'a MongoDB server for tests', () => {
  it.each([{ nosync: false }, { nosync: true }])('commits a transaction ($nosync)', async (options) => {
    const server = await startMongo(options);
    const client = new MongoClient(server.url);
    try {
      const rows = client.db('trial').collection<{ _id: number }>('rows');
      await client.withSession((session) =>
        session.withTransaction(() => rows.insertOne({ _id: 1 }, { session })),
      );
      expect(await rows.countDocuments()).toBe(1);
    } finally {
      await client.close();
      await server.stop();
    }
  });

  it('keeps its port and what was acknowledged through a kill', async () => {
    const server = await startMongo({ keepPort: true });
    const client = new MongoClient(server.url);
    try {
      const rows = client.db('trial').collection<{ _id: number }>('rows');
      await rows.insertOne({ _id: 1 }, { writeConcern: { w: 'majority', journal: true } });
      await server.kill();
      await server.start();
      await writable(server.url);
      expect(await rows.countDocuments()).toBe(1);
    } finally {
      await client.close();
      await server.stop();
    }
  });

  it('fails commands on demand', async () => {
    const server = await startMongo({ parameters: { enableTestCommands: '1' } });
    const client = new MongoClient(server.url);
    try {
      const data = { failCommands: ['insert'], errorCode: 11601 };
      const failPoint = { configureFailPoint: 'failCommand', mode: { times: 1 }, data };
      await client.db('admin').command(failPoint);
      const rows = client.db('trial').collection<{ _id: number }>('rows');
      await expect(rows.insertOne({ _id: 1 })).rejects.toMatchObject({ code: 11601 });
      await rows.insertOne({ _id: 1 });
    } finally {
      await client.close();
      await server.stop();
    }
  });
});

needing('redis', 'a Redis server for tests', () => {
  it('answers, is silent while paused, and answers again', async () => {
    const server = await startRedis();
    const client = createClient({ url: server.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      expect(await client.ping()).toBe('PONG');
      await server.pause();
      const late = client.ping();
      expect(await Promise.race([late, sleep(300, 'nothing yet')])).toBe('nothing yet');
      await server.unpause();
      expect(await late).toBe('PONG');
      await server.pause();
    } finally {
      client.destroy();
      await server.stop();
    }
  });
});

needing('s3', 'an S3 server for tests', () => {
  it('rejects a caller without a key', async () => {
    const server = await startS3();
    try {
      expect((await fetch(`${server.endpoint}/`)).status).toBe(403);
    } finally {
      await server.stop();
    }
  });
});

needing(['redis', 'toxiproxy'], 'a disturbed connection to a server', () => {
  it('can be slowed down, closed and restored', async () => {
    const [server, proxy] = await Promise.all([startRedis(), startToxiproxy()]);
    try {
      const way = await proxy.to(server, 6379);
      const client = createClient({ url: `redis://${way.address}`, socket: { reconnectStrategy: 50 } });
      client.on('error', () => undefined);
      await client.connect();
      await way.spoil({ type: 'latency', attributes: { latency: 200 } });
      const began = performance.now();
      await client.ping();
      expect(performance.now() - began).toBeGreaterThan(190);
      await way.close();
      const shut = createClient({ url: `redis://${way.address}`, socket: { reconnectStrategy: false } });
      shut.on('error', () => undefined);
      await expect(shut.connect()).rejects.toThrow();
      await way.mend();
      expect(await client.ping()).toBe('PONG');
      client.destroy();
    } finally {
      await Promise.all([server.stop(), proxy.stop()]);
    }
  });
});
