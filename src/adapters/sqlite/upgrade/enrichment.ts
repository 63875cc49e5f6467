import type { RowOutcome } from '../../../domain/enrichment/enrichment.ts';
import { EnrichmentId, TrackId } from '../../../domain/shared/ids.ts';
import { docOf, named, type TableKind } from './table-kind.ts';

type EnrichmentKind = 'analyses' | 'enrichments' | 'enrichment-rows' | 'enrichment-days';

const enrichmentOf = named<'enrichments'>({
  enrichmentId: 'enrichment_id',
  platformId: 'platform_id',
  createdAt: 'created_at',
  keepUntil: 'keep_until',
  size: 'size',
  waiting: 'waiting',
  waitingSince: 'waiting_since',
  uploadBytes: 'upload_bytes',
});

/** The readers of analyses and enrichment requests. */
export const enrichmentKinds: { readonly [Kind in EnrichmentKind]: TableKind<Kind> } = {
  analyses: {
    from: 'analyses',
    record: (row) => ({ trackId: TrackId(String(row['track_id'])), analysis: docOf(row) }),
  },
  enrichments: {
    from: `(SELECT *, (SELECT count(*) FROM enrichment_rows
        WHERE enrichment_rows.enrichment_id = enrichments.enrichment_id) AS size FROM enrichments)`,
    record: (row) => {
      const { waitingSince, ...request } = enrichmentOf(row);
      return { ...request, waitingSince: request.waiting > 0 ? waitingSince : request.createdAt };
    },
  },
  'enrichment-rows': {
    from: 'enrichment_rows',
    record: (row) => ({
      enrichmentId: EnrichmentId(String(row['enrichment_id'])),
      place: Number(row['place']),
      row: docOf(row),
      ...(typeof row['outcome'] === 'string' && { outcome: JSON.parse(row['outcome']) as RowOutcome }),
    }),
  },
  'enrichment-days': {
    from: 'enrichment_days',
    record: named<'enrichment-days'>({
      platformId: 'platform_id',
      day: 'day',
      rows: 'let_in',
      seconds: 'seconds',
    }),
  },
};
