import { figuresOf, type Platform } from '../../domain/platforms/platform.ts';
import { fits, type Tiers } from '../../domain/platforms/tier.ts';
import { dayOf, nextDay } from '../../domain/shared/calendar.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { EnrichmentBook } from '../../ports/driven/enrichment-book.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { MayEnrich } from '../../ports/driving/enrichment.ts';
import type { QuotaExceeded } from '../../ports/driving/limits.ts';

interface Needs {
  readonly enrichments: Pick<EnrichmentBook, 'rowsOn'>;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

/** What a platform may have enriched today, at this moment. */
export const dayQuota =
  ({ enrichments, tiers, clock }: Needs) =>
  (platform: Platform) => {
    const now = clock.now();
    const day = dayOf(now);
    const limit = figuresOf(platform, tiers).enrichRowsPerDay;
    const refused: Result<never, QuotaExceeded> = fail({
      kind: 'quota-exceeded',
      quota: 'enrich-rows-per-day',
      limit: limit ?? 0,
      resetsAt: nextDay(now),
    });
    const takes = async (rows: number): Promise<boolean> =>
      fits(limit, await enrichments.rowsOn(platform.platformId, day), rows);
    return { now, quota: { day, limit }, refused, takes };
  };

export const mayEnrich = (needs: Needs): MayEnrich => {
  const quotaOf = dayQuota(needs);
  return async ({ platform }) => {
    const { takes, refused } = quotaOf(platform);
    return (await takes(1)) ? ok('may') : refused;
  };
};
