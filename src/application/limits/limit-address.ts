import type { Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitAddress } from '../../ports/driving/limits.ts';
import { reportOf } from './report.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly tiers: Tiers;
}

export const limitAddress = ({ limiter, tiers }: Dependencies): LimitAddress => {
  return async ({ address, purpose, times = 1 }) => {
    const requestsPerMinute = tiers.public.requestsPerMinute * times;
    const limit = { requestsPerSecond: requestsPerMinute / 60, burst: Math.max(1, requestsPerMinute) };
    const decision = await limiter.take(`${purpose} ${address}`, limit);
    const report = reportOf(purpose, limit, decision);
    return decision.allowed
      ? ok(report)
      : fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
  };
};
