import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { takeDown } from '../../../src/domain/catalog/moderation.ts';
import { openAdapters, type OpenAdapters } from '../../../src/main/adapters.ts';
import { configFrom } from '../../../src/main/config.ts';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import { startMongo, startRedis, type MongoServer, type RedisServer } from '../../support/containers.ts';
import { needing } from '../../support/needing.ts';
import { partnerClient, type Answered, type PartnerClient } from '../../support/partner-client.ts';
import { seeding } from '../../support/seeding.ts';

const abreast = 50;
const requests = 2_000;

/** Until it is answered: a store that many ask at once may be busy, and says so. */
const insisting = async (ask: () => Promise<Answered>): Promise<Answered> => {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
    await sleep(100);
  }
};

needing(['mongo', 'redis'], 'two API processes on one MongoDB and one Redis', () => {
  let folder: string;
  let mongo: MongoServer;
  let redis: RedisServer;
  let open: OpenAdapters;
  let apis: readonly ApiProcess[];
  let clients: readonly PartnerClient[];
  let trackId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'two-'));
    [mongo, redis] = await Promise.all([startMongo(), startRedis()]);
    const environment = { MONGODB_URL: mongo.url, REDIS_URL: redis.url, MASTER_KEY: 'ab'.repeat(32) };
    await prepareMongo({ url: mongo.url }, () => undefined);
    open = openAdapters(configFrom({ ...environment, DATA_DIR: folder }));
    const { apiKey, aTrackInCatalog } = await seeded(open, folder);
    ({ trackId } = await aTrackInCatalog());
    apis = await Promise.all([1, 2].map((n) => startApi(join(folder, String(n)), environment)));
    for (const api of apis) expect(await api.ready()).not.toBe(false);
    clients = await Promise.all(apis.map(async ({ baseUrl }) => (await partnerClient(baseUrl)).as(apiKey)));
  }, 120_000);

  afterAll(async () => {
    clients.forEach((client) => client.close());
    await Promise.all(apis.map((api) => api.kill()));
    await open.close();
    await Promise.all([mongo.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const both = <T>(ask: (client: PartnerClient) => Promise<T>): Promise<T[]> => Promise.all(clients.map(ask));

  it('make one license of two thousand identical requests, and tell of it once', async () => {
    let left = requests;
    const seen = new Set<string>();
    const statuses = new Set<number>();
    const ask = async (client: PartnerClient) => {
      while (left-- > 0) {
        const reply = await insisting(() =>
          client.post('/api/v1/licenses', { trackId, contentId: 'video-1' }),
        );
        statuses.add(reply.status);
        seen.add(reply.member('licenseId'));
      }
    };
    await both((client) => Promise.all(Array.from({ length: abreast }, () => ask(client))));
    expect([...statuses]).toEqual([201]);
    expect(seen.size).toBe(1);
    const { outbox } = open.adapters;
    const issued = (await outbox.list({ limit: 1_000 })).filter(({ type }) => type === 'license.issued');
    expect(issued).toHaveLength(1);
  }, 120_000);

  it('both refuse a platform a second after it was suspended, and take it again when it is not', async () => {
    const { registry } = open.adapters;
    const setStatus = async (status: 'active' | 'suspended') => {
      const { platform } = (await registry.findBySlug('platform-1')) ?? {};
      if (!platform) throw new Error('there is no platform');
      const next = { ...platform, status, version: platform.version + 1 };
      await registry.change({ platform: next, guards: { version: platform.version } });
      await sleep(1_000);
    };
    await setStatus('suspended');
    expect((await both((client) => client.get('/api/v1/tracks'))).map(({ code }) => code)).toEqual([
      'PLATFORM_SUSPENDED',
      'PLATFORM_SUSPENDED',
    ]);
    await setStatus('active');
    expect((await both((client) => client.get('/api/v1/tracks'))).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  }, 30_000);

  it('both say 503 with Retry-After within two seconds while MongoDB hangs, and are back within five', async () => {
    await mongo.pause();
    const began = performance.now();
    const away = await both((client) => client.get(`/api/v1/tracks/${trackId}`));
    expect(performance.now() - began).toBeLessThan(3_000);
    for (const reply of away) {
      expect(reply.status).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    const checks = await both((client) => client.get('/readyz'));
    expect(checks.map(({ status }) => status)).toEqual([503, 503]);
    await mongo.unpause();
    const back = performance.now();
    const found = await both((client) => insisting(() => client.get(`/api/v1/tracks/${trackId}`)));
    expect(performance.now() - back).toBeLessThan(5_000);
    expect(found.map(({ status }) => status)).toEqual([200, 200]);
  }, 30_000);

  it('show a takedown at once, both of them', async () => {
    const { library } = open.adapters;
    const track = (await library.changes(0, 10)).find((one) => one.trackId === trackId);
    const down = track && takeDown(track, 'legal', Date.now());
    if (!track || !down?.ok) throw new Error('the track is not there');
    await library.commit({
      track: down.value,
      guards: { catalogVersion: track.catalogVersion },
      events: [],
    });
    const shown = await both((client) => client.get(`/api/v1/tracks/${trackId}`));
    expect(shown.map(({ code }) => code)).toEqual(['TRACK_TAKEN_DOWN', 'TRACK_TAKEN_DOWN']);
    const searched = await both((client) => client.get('/api/v1/tracks'));
    for (const { body } of searched) expect(body['data']).toEqual([]);
  }, 30_000);
});

const seeded = async (open: OpenAdapters, folder: string) => {
  const seeds = seeding(open.adapters, { folder, at: () => Date.now() });
  const { apiKey } = await seeds.aRegisteredPlatform({ tier: 'enterprise' });
  return { ...seeds, apiKey };
};
