import { fail, ok } from '../../domain/shared/result.ts';
import type { AudioAnalyst } from '../../ports/driven/audio-analyst.ts';
import type { EnrichmentBook } from '../../ports/driven/enrichment-book.ts';
import type { ReadEnrichment } from '../../ports/driving/enrichment.ts';

interface Needs {
  readonly enrichments: EnrichmentBook;
  readonly analyst: Pick<AudioAnalyst, 'model'>;
}

/** Another platform's request is as good as none. */
export const readEnrichment =
  ({ enrichments, analyst: { model } }: Needs): ReadEnrichment =>
  async ({ caller, enrichmentId }) => {
    const enrichment = await enrichments.find(enrichmentId);
    return enrichment?.platformId === caller.platform.platformId
      ? ok({ enrichment, model })
      : fail({ kind: 'enrichment-not-found', enrichmentId });
  };
