import { uploadBounds } from '../../../../src/domain/enrichment/enrichment.ts';
import type { EnrichmentJobStore } from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import { noon, platformId } from '../../builders/builders.ts';
import { aFailure, aMatch, anAnalyzed, anEnrichment } from '../../builders/sound-builders.ts';
import { noEffects } from '../../effects.ts';

/** The day on which the nth request was accepted. */
export const enrichmentDayOf = (n: number): string => `2026-11-${10 + (n % 9)}`;

/** Requests of one to five rows: some done, some begun, some that nobody has looked at; of those begun some are leased still. */
export const fillEnrichments = async (enrichmentJobs: EnrichmentJobStore, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const rows = 1 + (n % 5);
    const outcomes = Array.from({ length: rows }, (_, i) => (i < n % 3 ? aMatch(n + i) : null));
    const enrichment = anEnrichment({ platformId: platformId(1 + (n % 3)), outcomes }, n, rows);
    const quota = { day: enrichmentDayOf(n), limit: null, warnings: [] };
    await enrichmentJobs.open({ enrichment, quota, uploads: uploadBounds, effects: noEffects });
  }
  for (let n = 1; n <= count; n += 2) {
    const lease = {
      token: `worker-${n}`,
      now: noon + count,
      until: noon + count + 60_000,
      maxOfPlatform: count,
    };
    const claimed = await enrichmentJobs.claim(lease);
    if (!claimed) throw new Error('there is nothing to claim');
    const place = claimed.outcomes.indexOf(null);
    const outcome = n % 4 === 1 ? anAnalyzed(n) : aFailure();
    const seconds = { day: enrichmentDayOf(n), count: n, limit: null, warnings: [] };
    const charge = { seconds, spentMs: 100 * n, at: noon + count };
    await enrichmentJobs.settle(claimed.enrichmentId, { place, outcome, charge }, lease);
    if (n % 4 === 3) await enrichmentJobs.release(claimed.enrichmentId, lease.token, noon + count);
  }
};
