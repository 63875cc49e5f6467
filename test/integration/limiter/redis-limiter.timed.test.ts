import { memoryRateLimiter } from '../../../src/adapters/memory/index.ts';
import { rateLimiterMutants } from '../../contract/mutants/limits/rate-limiter.mutants.ts';
import { rateLimiterContract } from '../../contract/limits/rate-limiter.contract.ts';
import { mutating } from '../../contract/world.ts';
import { startRedis, type RedisServer } from '../../support/servers/containers.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { redisLimiterWorld } from '../../support/worlds/limiter-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('redis', 'rate limiter in Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  const open = redisLimiterWorld(() => redis.url, 4);

  describeContract('of four processes', rateLimiterContract(open));

  describe('the suite of rate limiters', () => {
    for (const { title, by, of } of rateLimiterMutants) {
      expectMutantRejected(title, rateLimiterContract(mutating(open, of)), by);
    }
    expectMutantRejected(
      'a count that each process keeps for itself',
      rateLimiterContract(mutating(open, (view) => ({ ...view, limiter: memoryRateLimiter() }))),
      ['admits exactly the burst when two hundred callers request concurrently'],
    );
  });
});
