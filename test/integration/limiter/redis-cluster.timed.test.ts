import { createClient } from 'redis';
import { setTimeout as sleep } from 'node:timers/promises';
import { needing } from '../../support/needing.ts';
import { closingAfterEach } from '../../support/stories/opening.ts';
import { startRedisCluster, type RedisCluster } from '../../support/servers/redis-cluster.ts';
import { seenWithin } from '../../support/eventually.ts';
import { aLimiter, limit, until, type TestLimiter } from './taking.ts';
import { inOneOfThree, slowness } from '../../support/slowness.ts';

const keys = Array.from({ length: 40 }, (_, n) => `plt_${n}`);

const metAll = async (limiter: TestLimiter): Promise<void> => {
  for (const key of keys) await limiter.take(`met ${key}`, limit);
  await until(() => limiter.reachesRedis());
};

/** A caller that takes immediately is far from it, on a busy machine too. */
const deadlineMs = 400;

needing('redis', 'rate limiter in a Redis Cluster', () => {
  const opening = closingAfterEach();
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await startRedisCluster();
  });
  afterAll(() => cluster.stop());

  const requested = async (url: string, ...words: string[]): Promise<unknown> => {
    const client = createClient({ url });
    await client.connect();
    const reply = await client.sendCommand(words);
    client.destroy();
    return reply;
  };

  it('counts every key on its node, whichever node was named', async () => {
    const limiters = await Promise.all(cluster.urls.map(async (url) => opening(await aLimiter(url, 3000))));
    // The first key that a node sends elsewhere shows that it is one of a cluster.
    for (const limiter of limiters) await metAll(limiter);
    for (const url of cluster.urls) await requested(url, 'FLUSHALL');
    const slow = { requestsPerSecond: 0.01, burst: 3 };
    for (const key of keys) {
      const decisions = [];
      for (const limiter of [...limiters, ...limiters]) decisions.push(await limiter.take(key, slow));
      expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    }
    for (const url of cluster.urls) {
      const held = (await requested(url, 'KEYS', 'licensing:rate:{plt_*')) as readonly string[];
      expect(held.length).toBeGreaterThan(5);
      const name = held[0] ?? '';
      const tag = /\{(.*)\}/.exec(name)?.[1] ?? '';
      expect(await requested(url, 'CLUSTER', 'KEYSLOT', tag)).toBe(
        await requested(url, 'CLUSTER', 'KEYSLOT', name),
      );
    }
    for (const limiter of limiters) expect(limiter.lines).toEqual([]);
  });

  it('decides alone while the cluster is paused, and uses it again within 2 s', () =>
    inOneOfThree(async () => {
      const limiter = await aLimiter(cluster.urls[0], deadlineMs);
      try {
        await metAll(limiter);
        await cluster.pause();
        const waits: number[] = [];
        try {
          for (const key of keys) {
            const began = performance.now();
            expect(limiter.decidedHere(await limiter.take(key, limit))).toBe(true);
            waits.push(performance.now() - began);
          }
          await sleep(3000);
          expect(limiter.reachesRedis()).toBe(false);
        } finally {
          await cluster.unpause();
        }
        expect(await until(() => limiter.reachesRedis())).toBeLessThan(2000 * slowness());
        expect(waits.filter((ms) => ms > deadlineMs / 2).length).toBeLessThanOrEqual(1);
        const connections = async () =>
          String(await requested(cluster.urls[0], 'CLIENT', 'LIST'))
            .trim()
            .split('\n').length;
        // The limiter's and the one that asks: none is left of attempts that were given up.
        expect(await seenWithin(connections, (count) => count === 2)).toBe(2);
      } finally {
        limiter.close();
      }
    }));
});
