import type { RateDecision, RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';

interface Dependencies {
  /** Milliseconds of a monotonic clock, from any origin. */
  readonly elapsed?: () => number;
  /** The limit of keys; beyond it, the least recently used key is deleted and has its whole burst again. */
  readonly maxKeys?: number;
}

/** Sums of intervals may be inaccurate by this much, which must not reject a request. */
const slackOf = (intervalMs: number): number => Math.min(0.001, intervalMs / 10);

/**
 * GCRA (ITU-T I.371) within this process. For each key it stores only when its burst is whole again; the map
 * is in order of use, with the least recently used key first.
 */
export const memoryRateLimiter = ({
  elapsed = () => performance.now(),
  maxKeys = 100_000,
}: Dependencies = {}): RateLimiter => {
  const wholeAt = new Map<string, number>();

  const keep = (key: string, moment: number): void => {
    wholeAt.delete(key);
    wholeAt.set(key, moment);
    if (wholeAt.size <= maxKeys) return;
    const [oldest] = wholeAt.keys();
    if (oldest !== undefined) wholeAt.delete(oldest);
  };

  return {
    take: async (key, { requestsPerSecond, burst }): Promise<RateDecision> => {
      const now = elapsed();
      const interval = 1000 / requestsPerSecond;
      const slack = slackOf(interval);
      const span = burst * interval;
      const before = Math.min(Math.max(wholeAt.get(key) ?? now, now), now + span);
      const wait = before + interval - span - now;
      const allowed = wait <= slack;
      const after = allowed ? before + interval : before;
      keep(key, after);
      return {
        allowed,
        remaining: Math.max(0, Math.floor((span - (after - now) + slack) / interval)),
        resetMs: Math.ceil(after - now - slack),
        retryAfterMs: allowed ? 0 : Math.ceil(wait - slack),
      };
    },
  };
};
