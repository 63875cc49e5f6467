import type { Track } from '../../domain/catalog/track.ts';
import { summaryOf, visibleSummary, type TrackSummary } from '../../domain/catalog/visibility.ts';
import { figuresOf, type Platform } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { dayOf, monthOf, type Month } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { MonthlyUsage, ReadMonthlyUsage } from '../../ports/driving/platforms.ts';
import type { ReadMonthlyUsageForStaff } from '../../ports/driving/provisioning.ts';
import { trackSummaries } from '../catalog/track-summaries.ts';
import { spendOf } from '../licensing/month-quota.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { namedPlatform } from './named-platform.ts';
import { ownPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly journal: UsageJournal;
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly meter: RequestMeter;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

/** The number of tracks whose titles are read: those of the first rows. */
const titledTracks = 100;

const usageOf = async (
  { journal, library, ledger, enrichmentJobs, meter, tiers, clock }: Omit<Dependencies, 'registry'>,
  platform: Platform,
  requested: Month | undefined,
  summaryFor: (track: Track) => TrackSummary | undefined,
): Promise<MonthlyUsage> => {
  const { platformId } = platform;
  const now = clock.now();
  const month = requested ?? monthOf(now);
  await meter.flushIfPossible();
  const figures = await journal.month(platformId, month);
  const mostUsed = figures.byTrack.slice(0, titledTracks).map(({ trackId }) => trackId);
  const counts = await ledger.counts(platformId, month, now);
  return {
    platform,
    month,
    figures,
    tracks: await trackSummaries(library, mostUsed, summaryFor),
    licensesIssued: counts.issued,
    licensesAmended: counts.amended ?? 0,
    licensesIssuedByDay: counts.issuedByDay,
    activeLicenses: counts.active,
    limits: figuresOf(platform, tiers),
    used: {
      requestsToday: await meter.requestsToday(platformId),
      licensesThisMonth: await ledger.issuedIn(platformId, monthOf(now)),
      enrichRowsToday: await enrichmentJobs.rowsOn(platformId, dayOf(now)),
      enrichSecondsToday: await enrichmentJobs.secondsOn(platformId, dayOf(now)),
      ...(await spendOf(ledger, platform, monthOf(now))),
    },
    now,
  };
};

export const readMonthlyUsage =
  ({ registry, ...stores }: Dependencies): ReadMonthlyUsage =>
  async ({ month, ...own }) => {
    const found = await ownPlatform(registry, own);
    return found.ok ? ok(await usageOf(stores, found.value.platform, month, visibleSummary)) : found;
  };

export const readMonthlyUsageForStaff =
  ({ registry, ...stores }: Dependencies): ReadMonthlyUsageForStaff =>
  async ({ platform, month }) => {
    const found = await namedPlatform(registry, platform);
    return found
      ? ok(await usageOf(stores, found.platform, month, summaryOf))
      : fail({ kind: 'platform-not-found' });
  };
