import { figuresOf, type Platform } from '../../domain/platforms/platform.ts';
import type { TierFigures, Tiers } from '../../domain/platforms/tier.ts';
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

export const limitPlatform = ({ limiter, meter, tiers, clock }: Dependencies): LimitPlatform => {
  const known = new WeakMap<Platform, TierFigures>();
  /** Returns the figures of a platform: the same object until its record is read again. */
  const figuresFor = (platform: Platform): TierFigures => {
    const figures = known.get(platform) ?? figuresOf(platform, tiers);
    known.set(platform, figures);
    return figures;
  };

  return async (platform) => {
    const figures = figuresFor(platform);
    const decision = await limiter.take(platform.platformId, figures);
    const report = reportOf(platform.tier, figures, decision);
    if (!decision.allowed) return fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
    const limit = figures.requestsPerDay;
    const isWithin = await meter.countWithin(platform.platformId, limit);
    const used = limit === null ? 0 : await meter.requestsToday(platform.platformId);
    const whole = { ...report, quotas: quotaReports(figures, used, clock.now()) };
    if (isWithin) return ok(whole);
    return fail({
      kind: 'quota-exceeded',
      quota: 'requests-per-day',
      limit: limit ?? 0,
      resetsAt: nextDay(clock.now()),
      report: whole,
    });
  };
};
