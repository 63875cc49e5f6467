import { memoryRateLimiter } from '../adapters/memory/index.ts';
import type { RedisRateLimiter } from '../adapters/redis/index.ts';
import type { Log } from '../ports/driven/log.ts';
import type { RateLimiter } from '../ports/driven/rate-limiter.ts';
import type { Config } from './config.ts';

export interface OpenLimiter {
  readonly limiter: RateLimiter;
  /** Connects: a process that serves nobody has no connection. What is away delays it by a second at most. */
  begin(log: Log): Promise<void>;
  /** What is wrong with it; requests go on all the same. */
  flaw(): string | undefined;
  close(): void;
}

/** The one place that chooses where rates are counted: in Redis where there is one, else in each process. */
export const openLimiter = ({ redisUrl }: Pick<Config, 'redisUrl'>): OpenLimiter => {
  const meanwhile = memoryRateLimiter();
  let redis: RedisRateLimiter | undefined;
  return {
    limiter: { take: (key, limit) => (redis ?? meanwhile).take(key, limit) },
    begin: async (log) => {
      if (redisUrl === undefined) return;
      const { redisRateLimiter } = await import('../adapters/redis/index.ts');
      redis = redisRateLimiter({ url: redisUrl, meanwhile, log });
      await redis.begin();
    },
    flaw: () => (redis && !redis.reachesRedis() ? 'Redis is away, each process limits by itself' : undefined),
    close: () => redis?.close(),
  };
};
