import type { RateLimit, RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { reportOf } from '../limits/report.ts';

export interface Bucket {
  readonly key: string;
  readonly rate: RateLimit;
}

/** Takes one email from each bucket in turn. Returns a failure with the first that has none left. */
export const firstUsedUp = async (
  limiter: RateLimiter,
  name: string,
  buckets: readonly Bucket[],
): Promise<RateLimited | undefined> => {
  for (const { key, rate } of buckets) {
    const taken = await limiter.take(key, rate);
    const report = reportOf(name, rate, taken);
    if (!taken.allowed) return { kind: 'rate-limited', retryAfterMs: taken.retryAfterMs, report };
  }
  return undefined;
};
