import { camelotOf } from '../../../domain/catalog/musical-key.ts';
import { isDone, type Findings, type RowOutcome } from '../../../domain/enrichment/enrichment.ts';
import type { Finding } from '../../../domain/enrichment/sound.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { EnrichmentView } from '../../../ports/driving/enrichment.ts';
import { rowFailureCodes, unknownReasonCodes } from './enrichment.codes.ts';

export const enrichmentView = ({ enrichment, model }: EnrichmentView) => {
  const { enrichmentId, rows, outcomes, createdAt, keepUntil } = enrichment;
  const results = rows.flatMap(({ rowId }, place) => {
    const outcome = outcomes[place];
    return outcome ? [{ rowId, ...resultOf(outcome) }] : [];
  });
  return {
    enrichmentId,
    status: isDone(enrichment) ? ('done' as const) : ('running' as const),
    progress: { done: results.length, total: rows.length },
    createdAt: timestamp(createdAt),
    expiresAt: timestamp(keepUntil),
    model: { name: model.model, version: String(model.version), dimensions: model.dimensions },
    results,
  };
};

const resultOf = (outcome: RowOutcome) => {
  switch (outcome.status) {
    case 'failed':
      return {
        status: outcome.status,
        error: { code: rowFailureCodes[outcome.reason], detail: outcome.detail },
      };
    case 'analyzed':
      return { status: outcome.status, ...findingsView(outcome.findings) };
    case 'matched':
      return {
        status: outcome.status,
        trackId: outcome.trackId,
        matchedBy: outcome.by,
        ...findingsView(outcome.findings),
      };
  }
};

const findingsView = ({ durationMs, loudnessLufs, tempo, key, mood, embedding }: Findings) => ({
  durationMs,
  loudnessLufs,
  bpm: {
    value: tempo.known ? tempo.value.bpm : null,
    alternatives: tempo.known
      ? tempo.value.alternatives.map(({ bpm, confidence }) => ({
          value: bpm,
          confidence: hundredths(confidence),
        }))
      : [],
    ...certainty(tempo),
  },
  key: {
    tonic: key.known ? key.value.tonic : null,
    mode: key.known ? key.value.mode : null,
    camelot: key.known ? camelotOf(key.value) : null,
    ...certainty(key),
  },
  mood: {
    labels: mood.known ? mood.value.labels : [],
    valence: mood.known ? mood.value.valence : null,
    arousal: mood.known ? mood.value.arousal : null,
    method: mood.known ? mood.value.method : null,
    ...certainty(mood),
  },
  embedding: embedding.known ? embedding.value.values : null,
  ...(!embedding.known && { embeddingReason: unknownReasonCodes[embedding.reason] }),
});

const certainty = (finding: Finding<unknown>) =>
  finding.known
    ? { confidence: hundredths(finding.confidence) }
    : { confidence: 0, reason: unknownReasonCodes[finding.reason] };

const hundredths = (share: number): number => Math.round(100 * share) / 100;
