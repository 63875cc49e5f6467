import type { Log } from '../../ports/driven/log.ts';
import type { RateLimiter } from '../../ports/driven/rate-limiter.ts';
import { lineTo } from './line.ts';
import { within } from './within.ts';

interface Dependencies {
  /** `redis://` or `rediss://`, with credentials and database where there are any. */
  readonly url: string;
  /** Who limits while Redis is away. Also told what Redis allowed, so that it does not begin with whole bursts. */
  readonly meanwhile: RateLimiter;
  readonly log: Log;
  /** Milliseconds that a take waits for Redis. */
  readonly deadlineMs?: number;
}

export interface RedisRateLimiter extends RateLimiter {
  /** Connects; resolves when that succeeded or failed once, after a second at most. Never rejects. */
  begin(): Promise<void>;
  /** Whether takes are counted in Redis at this moment. */
  reachesRedis(): boolean;
  close(): void;
}

/**
 * GCRA shared by all processes that use the same Redis. A take that Redis does not answer in time, or answers with an
 * error, is decided by `meanwhile`, and so are all others at once, until a new connection has answered a take.
 */
export const redisRateLimiter = ({
  url,
  meanwhile,
  log,
  deadlineMs = 50,
}: Dependencies): RedisRateLimiter => {
  const line = lineTo({ url, deadlineMs, log });
  return {
    take: async (key, limit) => {
      const connection = line.connection();
      if (!connection) return meanwhile.take(key, limit);
      try {
        const decision = await within(deadlineMs, connection.takeRate(key, limit));
        if (decision.allowed) meanwhile.take(key, limit).catch(() => undefined);
        return decision;
      } catch (fault) {
        line.lose(connection, fault);
        return meanwhile.take(key, limit);
      }
    },
    begin: () => line.begin(),
    reachesRedis: () => line.connection() !== undefined,
    close: () => line.close(),
  };
};
