import type { RateDecision, RateLimit } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitReport } from '../../ports/driving/limits.ts';

type Policy = LimitReport['policy'];

const known = new WeakMap<RateLimit, Map<string, Policy>>();

/** Returns GCRA as a window: the burst, and how long it takes until it is whole again. */
const windowOf = (name: string, limit: RateLimit): Policy => {
  const policies = known.get(limit) ?? new Map<string, Policy>();
  const before = policies.get(name);
  if (before) return before;
  const { burst, requestsPerSecond } = limit;
  const policy = { name, quota: burst, windowMs: Math.ceil((burst / requestsPerSecond) * 1000) };
  known.set(limit, policies.set(name, policy));
  return policy;
};

/** Returns the state of a rate. Reports with the same name and limit share their policy. */
export const reportOf = (name: string, limit: RateLimit, decision: RateDecision): LimitReport => ({
  policy: windowOf(name, limit),
  remaining: decision.remaining,
  resetMs: decision.resetMs,
});
