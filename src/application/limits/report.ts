import type { RateDecision, RateLimit } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitReport } from '../../ports/driving/limits.ts';

/** Returns GCRA as a window: the burst, and how long it takes until it is whole again. */
export const reportOf = (
  name: string,
  { burst, requestsPerSecond }: RateLimit,
  decision: RateDecision,
): LimitReport => ({
  policy: { name, quota: burst, windowMs: Math.ceil((burst / requestsPerSecond) * 1000) },
  remaining: decision.remaining,
  resetMs: decision.resetMs,
});
