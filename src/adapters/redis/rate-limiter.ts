import type { Log } from '../../ports/driven/shared/log.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import { reconnectingTo } from './reconnecting.ts';
import { within } from './within.ts';

interface Dependencies {
  /** `redis://` or `rediss://`, with optional credentials and database. */
  readonly url: string;
  /**
   * The limiter while Redis is unavailable. It is also informed of takes that Redis allowed, so that it does
   * not begin with whole bursts.
   */
  readonly meanwhile: RateLimiter;
  readonly log: Log;
  /** How long a take waits for Redis, in milliseconds. */
  readonly deadlineMs?: number;
}

export interface RedisRateLimiter extends RateLimiter {
  /** Connects; resolves after success or one failure, within a second. Never rejects. */
  begin(): Promise<void>;
  /** Returns whether takes are currently counted in Redis. */
  reachesRedis(): boolean;
  close(): void;
}

/**
 * GCRA shared by all processes with the same Redis. After an error or a late response, `meanwhile` decides
 * this take and all others until a new connection has completed a take.
 */
export const redisRateLimiter = ({
  url,
  meanwhile,
  log,
  deadlineMs = 50,
}: Dependencies): RedisRateLimiter => {
  const redis = reconnectingTo({ url, deadlineMs, log });
  return {
    take: async (key, limit) => {
      const connection = redis.connection();
      if (!connection) return meanwhile.take(key, limit);
      try {
        const decision = await within(deadlineMs, connection.takeRate(key, limit));
        if (decision.allowed) meanwhile.take(key, limit).catch(() => undefined);
        return decision;
      } catch (fault) {
        redis.discard(connection, fault);
        return meanwhile.take(key, limit);
      }
    },
    begin: () => redis.begin(),
    reachesRedis: () => redis.connection() !== undefined,
    close: () => redis.close(),
  };
};
