import type { RateDecision, RateLimit } from '../../ports/driven/rate-limiter.ts';
import type { LimitReport } from '../../ports/driving/limits.ts';

/** GCRA told as a window: the burst, and how long it takes to have it whole again. */
export const reportOf = (
  name: string,
  { burst, requestsPerSecond }: RateLimit,
  decision: RateDecision,
): LimitReport => ({
  policy: { name, quota: burst, windowMs: Math.ceil((burst / requestsPerSecond) * 1000) },
  remaining: decision.remaining,
  resetMs: decision.resetMs,
});
