import { mayEnrich } from '../../application/enrichment/day-quota.ts';
import { enrichWaiting } from '../../application/enrichment/enrich-waiting.ts';
import { enrich } from '../../application/enrichment/enrich.ts';
import { readEnrichment } from '../../application/enrichment/read-enrichment.ts';
import type { Enrichments } from '../../ports/driving/enrichment.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { enrichmentJobs, mediaStore, audioAnalyzer, clock, ids, library, index, delay, registry, fetcher } =
  driven;
const { tiers } = settings;

const enriching = { enrichmentJobs, mediaStore, audioAnalyzer, clock, ids };

export const enrichment = feature<Enrichments>({
  enrich: use(enrich, { ...enriching, library, index, tiers, delay }),
  mayEnrich: use(mayEnrich, { enrichmentJobs, tiers, clock }),
  readEnrichment: use(readEnrichment, { enrichmentJobs, audioAnalyzer }),
  enrichWaiting: use(enrichWaiting, { ...enriching, registry, tiers, fetcher, delay }),
});
