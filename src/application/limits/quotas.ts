import type { TierFigures } from '../../domain/platforms/tier.ts';
import { dayMs, monthStart, nextDay, nextMonth, type Instant } from '../../domain/shared/calendar.ts';
import type { QuotaName, QuotaReport } from '../../ports/driving/limits.ts';

type Policy = QuotaReport['policy'];

const policiesOf = (figures: TierFigures, month: Instant): readonly Policy[] => {
  const monthMs = nextMonth(month) - month;
  const limits: readonly (readonly [QuotaName, number | null, number])[] = [
    ['requests-per-day', figures.requestsPerDay, dayMs],
    ['licenses-per-month', figures.licensesPerMonth, monthMs],
    ['enrich-rows-per-day', figures.enrichRowsPerDay, dayMs],
    ['enrich-seconds-per-day', figures.enrichSecondsPerDay, dayMs],
  ];
  return limits.flatMap(([name, quota, windowMs]) => (quota === null ? [] : [{ name, quota, windowMs }]));
};

const known = new WeakMap<TierFigures, { readonly month: Instant; readonly policies: readonly Policy[] }>();

/** Returns the limited quotas of these figures: the same list for every request of a month. */
const quotaPolicies = (figures: TierFigures, now: Instant): readonly Policy[] => {
  const before = known.get(figures);
  const month = monthStart(now);
  if (before?.month === month) return before.policies;
  const policies = policiesOf(figures, month);
  known.set(figures, { month, policies });
  return policies;
};

/** Returns the limited quotas of a platform, with the rest of the day's requests. */
export const quotaReports = (
  figures: TierFigures,
  requestsToday: number,
  now: Instant,
): readonly QuotaReport[] =>
  quotaPolicies(figures, now).map((policy) =>
    policy.name === 'requests-per-day'
      ? { policy, remaining: policy.quota - requestsToday, resetMs: nextDay(now) - now }
      : { policy },
  );
