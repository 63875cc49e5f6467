import type { TierFigures } from '../../domain/platforms/tier.ts';
import { dayMs, monthStart, nextDay, nextMonth, type Instant } from '../../domain/shared/calendar.ts';
import type { QuotaName, QuotaReport } from '../../ports/driving/limits.ts';

const policyAt = (name: QuotaName, quota: number, now: Instant): QuotaReport['policy'] => {
  const isMonthly = name === 'licenses-per-month';
  return { name, quota, windowMs: isMonthly ? nextMonth(now) - monthStart(now) : dayMs };
};

/** Returns the limited quotas of a platform, with the rest of the day's requests. */
export const quotaReports = (
  figures: TierFigures,
  requestsToday: number,
  now: Instant,
): readonly QuotaReport[] => {
  const limits: readonly (readonly [QuotaName, number | null])[] = [
    ['requests-per-day', figures.requestsPerDay],
    ['licenses-per-month', figures.licensesPerMonth],
    ['enrich-rows-per-day', figures.enrichRowsPerDay],
    ['enrich-seconds-per-day', figures.enrichSecondsPerDay],
  ];
  return limits.flatMap(([name, quota]) => {
    if (quota === null) return [];
    const policy = policyAt(name, quota, now);
    return name === 'requests-per-day'
      ? [{ policy, remaining: quota - requestsToday, resetMs: nextDay(now) - now }]
      : [{ policy }];
  });
};
