import { fail, ok } from '../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../ports/driven/media/audio-analyzer.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { ReadEnrichment } from '../../ports/driving/enrichment.ts';

interface Dependencies {
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly audioAnalyzer: Pick<AudioAnalyzer, 'model'>;
}

/** Another platform's request returns the same as a missing one. */
export const readEnrichment =
  ({ enrichmentJobs, audioAnalyzer: { model } }: Dependencies): ReadEnrichment =>
  async ({ caller, enrichmentId }) => {
    const enrichment = await enrichmentJobs.find(enrichmentId);
    return enrichment?.platformId === caller.platform.platformId
      ? ok({ enrichment, model })
      : fail({ kind: 'enrichment-not-found', enrichmentId });
  };
