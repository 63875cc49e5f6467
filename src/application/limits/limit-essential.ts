import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitEssential } from '../../ports/driving/limits.ts';
import { reportOf } from './report.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly tiers: Tiers;
}

/** The rate is the tier's, in a separate bucket: other requests of the platform do not use it. */
export const limitEssential =
  ({ limiter, tiers }: Dependencies): LimitEssential =>
  async (platform) => {
    const figures = figuresOf(platform, tiers);
    const decision = await limiter.take(`essential ${platform.platformId}`, figures);
    const report = reportOf('essential', figures, decision);
    return decision.allowed
      ? ok(report)
      : fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
  };
