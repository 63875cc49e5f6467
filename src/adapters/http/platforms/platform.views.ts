import type { Spend } from '../../../domain/fees/spend.ts';
import { figuresOf, mayUseStems, type Platform as Recorded } from '../../../domain/platforms/platform.ts';
import { remaining, type TierFigures, type Tiers } from '../../../domain/platforms/tier.ts';
import { dayMs, dayOf, monthOf, nextDay, nextMonth, timestamp } from '../../../domain/shared/calendar.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import { takesReports } from '../../../domain/usage/reporting.ts';
import { addedUse, noUse, type UseSum } from '../../../domain/usage/use-sum.ts';
import type { ListedCredential, MonthlyUsage as Month } from '../../../ports/driving/platforms.ts';
import { trackSummaryView } from '../catalog/track-summary.ts';
import type { MonthlyUsage } from './monthly-usage.contract.ts';
import type { Platform } from './platform.contract.ts';

export const quotasView = (figures: TierFigures): Platform['quotas'] => {
  const { requestsPerSecond, burst, requestsPerDay, licensesPerMonth } = figures;
  const { enrichRowsPerDay, enrichSecondsPerDay } = figures;
  return {
    ...{ requestsPerSecond, burst, requestsPerDay, licensesPerMonth },
    ...{ enrichRowsPerDay, enrichSecondsPerDay },
  };
};

export const platformView = (platform: Recorded, tiers: Tiers): Platform => {
  return {
    platformId: platform.platformId,
    slug: platform.slug,
    name: platform.name,
    tier: platform.tier,
    status: platform.status,
    environment: platform.environment,
    scopes: [...platform.scopes],
    entitlements: mayUseStems(platform) ? ['stems'] : [],
    quotas: quotasView(figuresOf(platform, tiers)),
    ...(platform.spendLimit && { spendLimit: platform.spendLimit }),
    contentTypes: [...platform.contentTypes],
    territories: [...platform.territories],
    contactEmail: platform.contactEmail,
    language: languageOf(platform),
    ...(platform.pendingContact && { pendingContactEmail: platform.pendingContact.email }),
    ...(platform.websiteUrl !== undefined && { websiteUrl: platform.websiteUrl }),
    clientId: platform.clientId,
    createdAt: timestamp(platform.createdAt),
  };
};

export const credentialView = ({
  credentialId,
  kind,
  name,
  scopes,
  expiresAt,
  allowedIps,
  hint,
  createdAt,
  lineage: [createdBy] = [],
  lastUsedAt,
}: ListedCredential) => ({
  credentialId,
  kind,
  ...(name !== undefined && { name }),
  ...(scopes && { scopes: [...scopes] }),
  ...(expiresAt !== undefined && { expiresAt: timestamp(expiresAt) }),
  ...(allowedIps && { allowedIps: [...allowedIps] }),
  hint,
  createdAt: timestamp(createdAt),
  ...(createdBy !== undefined && { createdBy }),
  ...(lastUsedAt !== undefined && { lastUsedAt: timestamp(lastUsedAt) }),
});

const total = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

const useView = ({ plays, impressions, unlicensedPlays, unlicensedImpressions }: UseSum) => ({
  plays,
  impressions,
  unlicensed: { plays: unlicensedPlays, impressions: unlicensedImpressions },
});

const spendView = ({ limit: { currency, amount }, spent }: Spend, resetsAt: number) => ({
  ...{ currency, limit: amount, used: spent, remaining: remaining(amount, spent) ?? 0 },
  resetsAt: timestamp(resetsAt),
});

/** Returns the usage of a month. `base` is the public URL of the service. */
export const monthlyUsageView = (
  { platform, month, figures, tracks, limits, used, now, ...known }: Month,
  base: string,
): MonthlyUsage => {
  const daily = daysOf(month, now).map((date) => {
    const day = figures.daily.find((row) => row.day === date);
    return {
      date,
      requests: day?.requests ?? 0,
      previews: day?.previews ?? 0,
      downloads: day?.downloads ?? 0,
      licensesIssued: known.licensesIssuedByDay.get(date) ?? 0,
      ...useView(day ?? noUse),
    };
  });
  const quota = (limit: number | null, taken: number, resetsAt: number) => ({
    limit,
    used: taken,
    remaining: remaining(limit, taken),
    resetsAt: timestamp(resetsAt),
  });
  return {
    platformId: platform.platformId,
    period: month,
    status: takesReports(month, now) ? 'open' : 'closed',
    requests: total(daily, 'requests'),
    previews: total(daily, 'previews'),
    downloads: total(daily, 'downloads'),
    licensesIssued: known.licensesIssued,
    licensesAmended: known.licensesAmended,
    activeLicenses: known.activeLicenses,
    ...useView(figures.daily.reduce<UseSum>(addedUse, noUse)),
    byTrack: figures.byTrack.map(({ trackId, ...use }) => ({
      trackId,
      ...trackSummaryView(tracks.get(trackId), base),
      ...useView(use),
    })),
    byTerritory: figures.byTerritory.map(({ territory, ...use }) => ({
      ...(territory !== undefined && { territory }),
      ...useView(use),
    })),
    daily,
    quota: {
      requestsPerDay: quota(limits.requestsPerDay, used.requestsToday, nextDay(now)),
      licensesPerMonth: quota(limits.licensesPerMonth, used.licensesThisMonth, nextMonth(now)),
      enrichRowsPerDay: quota(limits.enrichRowsPerDay, used.enrichRowsToday, nextDay(now)),
      enrichSecondsPerDay: quota(limits.enrichSecondsPerDay, used.enrichSecondsToday, nextDay(now)),
      ...(used.spend && { feesPerMonth: spendView(used.spend, nextMonth(now)) }),
    },
  };
};

/** Returns the days of a month up to today. Empty for a future month. */
const daysOf = (month: string, now: number): readonly string[] => {
  const first = Date.parse(`${month}-01`);
  const end = Math.min(nextMonth(first), nextDay(now));
  const count = month <= monthOf(now) ? Math.round((end - first) / dayMs) : 0;
  return Array.from({ length: count }, (_, day) => dayOf(first + day * dayMs));
};
