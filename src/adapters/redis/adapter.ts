import { z } from 'zod';
import type { Log } from '../../ports/driven/shared/log.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import { isRedisAddress } from './address.ts';

interface Read {
  readonly REDIS_URL: string;
}

/** Rates that all processes count together. */
export const limiter = {
  variables: {
    REDIS_URL: z
      .string()
      .refine(
        isRedisAddress,
        'must be a URL such as redis://[user:password@]host[:port][/database], or rediss:// for TLS',
      )
      .optional()
      .meta({
        description: 'Counts the rates of all processes together.',
        accepts: '`redis://[user:password@]host[:port][/database]`, or `rediss://` for TLS',
        absent: 'each process counts its own requests',
      }),
  },
  issues: () => [],
  chosenBy: 'REDIS_URL',
  open: async (
    { REDIS_URL: url }: Read,
    dependencies: { readonly meanwhile: RateLimiter; readonly log: Log },
  ) => {
    const { redisRateLimiter } = await import('./index.ts');
    const redis = redisRateLimiter({ url, ...dependencies });
    return {
      ...redis,
      issue: () =>
        redis.reachesRedis() ? undefined : 'Redis is unavailable. Each process counts its own requests.',
    };
  },
};
