import type { RateDecision, RateLimiter } from '../../ports/driven/rate-limiter.ts';

interface Dependencies {
  /** Milliseconds of a clock that never runs backwards, from any moment on. */
  readonly elapsed?: () => number;
  /** The keys remembered at once; of more, the one that waited longest is forgotten and has its whole burst again. */
  readonly maxKeys?: number;
}

/** Sums of intervals may miss a moment by less than this, and are not to refuse it for that. */
const slackOf = (intervalMs: number): number => Math.min(0.001, intervalMs / 10);

/**
 * GCRA (ITU-T I.371) within this process. Of each key only the moment is kept at which its burst will be whole again;
 * the map is in order of use, so that the first key is the one that waited longest.
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
