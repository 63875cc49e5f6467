import { figuresOf, type Platform } from '../../domain/platforms/platform.ts';
import { fits, type Tiers } from '../../domain/platforms/tier.ts';
import { dayOf, nextDay } from '../../domain/shared/calendar.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { MayEnrich } from '../../ports/driving/enrichment.ts';
import type { QuotaExceeded } from '../../ports/driving/limits.ts';

interface Dependencies {
  readonly enrichmentJobs: Pick<EnrichmentJobStore, 'rowsOn' | 'secondsOn'>;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

/** The rest of a platform's quotas of today: rows, and seconds of audio. */
export const dayQuota =
  ({ enrichmentJobs, tiers, clock }: Dependencies) =>
  (platform: Platform) => {
    const now = clock.now();
    const day = dayOf(now);
    const { enrichRowsPerDay, enrichSecondsPerDay } = figuresOf(platform, tiers);
    const exceeded = (quota: QuotaExceeded['quota'], limit: number | null): Result<never, QuotaExceeded> =>
      fail({ kind: 'quota-exceeded', quota, limit: limit ?? 0, resetsAt: nextDay(now) });
    const rowsExceeded = exceeded('enrich-rows-per-day', enrichRowsPerDay);
    /** The length of audio is known only after decoding: a request is rejected if no second is left. */
    const rejectionOf = async (
      rows: number,
      sound: boolean,
    ): Promise<Result<never, QuotaExceeded> | undefined> => {
      const { platformId } = platform;
      if (!fits(enrichRowsPerDay, await enrichmentJobs.rowsOn(platformId, day), rows)) return rowsExceeded;
      if (!sound || fits(enrichSecondsPerDay, await enrichmentJobs.secondsOn(platformId, day)))
        return undefined;
      return exceeded('enrich-seconds-per-day', enrichSecondsPerDay);
    };
    return { now, quota: { day, limit: enrichRowsPerDay }, rowsExceeded, rejectionOf };
  };

/** Rows that name tracks need no seconds of audio: a body is read if any row is left. */
export const mayEnrich = (dependencies: Dependencies): MayEnrich => {
  const quotaOf = dayQuota(dependencies);
  return async ({ platform }) => (await quotaOf(platform).rejectionOf(1, false)) ?? ok('may');
};
