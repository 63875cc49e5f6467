import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { redisRateLimiter } from '../../../src/adapters/redis/index.ts';
import type { Log } from '../../../src/ports/driven/shared/log.ts';
import type { RateLimiter } from '../../../src/ports/driven/limits/rate-limiter.ts';
import type { RateView } from '../../contract/limits/rate-limiter.contract.ts';
import type { OpenWorld } from '../../contract/world.ts';

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** So long that a machine under load does not decide what a case is about. */
const patientMs = 5000;

/** A call of it proves that Redis was not used. */
const nobody: RateLimiter = {
  take: async () => {
    throw new Error('the limiter did without Redis');
  },
};

/** As many processes as there are views, each with its connection; time goes by as it does. */
export const redisLimiterWorld =
  (url: () => string, processes: number): OpenWorld<RateView> =>
  async () => {
    await emptied(url());
    const open = async () => {
      const limiter = redisRateLimiter({
        url: url(),
        meanwhile: nobody,
        log: quietLog,
        deadlineMs: patientMs,
      });
      await limiter.begin();
      return limiter;
    };
    const [first, ...others] = [
      await open(),
      ...(await Promise.all(Array.from({ length: processes - 1 }, open))),
    ];
    const viewOf = (limiter: RateLimiter): RateView => ({ limiter, elapse: (ms) => sleep(ms + 1) });
    return {
      views: [viewOf(first), ...others.map(viewOf)],
      close: async () => {
        for (const limiter of [first, ...others]) limiter.close();
      },
    };
  };

/** Without a key. */
export const emptied = async (url: string): Promise<void> => {
  const client = createClient({ url });
  await client.connect();
  await client.flushAll();
  client.destroy();
};
