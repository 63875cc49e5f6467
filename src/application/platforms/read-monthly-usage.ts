import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { dayOf, monthOf } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ReadMonthlyUsage } from '../../ports/driving/platforms.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { ownPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly journal: UsageJournal;
  readonly ledger: LicenseLedger;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly meter: RequestMeter;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

export const readMonthlyUsage =
  ({ registry, journal, ledger, enrichmentJobs, meter, tiers, clock }: Dependencies): ReadMonthlyUsage =>
  async ({ month: asked, ...own }) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { platformId } = platform;
    const now = clock.now();
    const month = asked ?? monthOf(now);
    await meter.flushIfPossible();
    const counts = await ledger.counts(platformId, month, now);
    return ok({
      platform,
      month,
      figures: await journal.month(platformId, month),
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
      },
      now,
    });
  };
