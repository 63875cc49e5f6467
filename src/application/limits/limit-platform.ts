import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { nextDay } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitPlatform } from '../../ports/driving/limits.ts';
import { quotaReports } from './quotas.ts';
import { reportOf } from './report.ts';
import type { RequestMeter } from './request-meter.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly meter: RequestMeter;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

export const limitPlatform =
  ({ limiter, meter, tiers, clock }: Dependencies): LimitPlatform =>
  async (platform) => {
    const figures = figuresOf(platform, tiers);
    const decision = await limiter.take(platform.platformId, figures);
    const report = reportOf(platform.tier, figures, decision);
    if (!decision.allowed) return fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
    const limit = figures.requestsPerDay;
    if (await meter.countWithin(platform.platformId, limit)) {
      const used = limit === null ? 0 : await meter.requestsToday(platform.platformId);
      return ok({ ...report, quotas: quotaReports(figures, used, clock.now()) });
    }
    return fail({
      kind: 'quota-exceeded',
      quota: 'requests-per-day',
      limit: limit ?? 0,
      resetsAt: nextDay(clock.now()),
    });
  };
