import { EnrichmentId, TrackId } from '../../domain/shared/ids.ts';
import { rowOf } from './enrichment-book.ts';
import { named, type TableKind } from './table-kind.ts';
import { analysisOf } from './track-library.ts';

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

/** How what was heard, and what was asked to be, is read. */
export const enrichmentKinds: { readonly [Kind in EnrichmentKind]: TableKind<Kind> } = {
  analyses: {
    tables: ['analyses'],
    key: ['track_id'],
    record: (row) => ({ trackId: TrackId(String(row['track_id'])), analysis: analysisOf(row) }),
  },
  enrichments: {
    tables: ['enrichments'],
    from: `(SELECT *, (SELECT count(*) FROM enrichment_rows
        WHERE enrichment_rows.enrichment_id = enrichments.enrichment_id) AS size FROM enrichments)`,
    key: ['enrichment_id'],
    record: (row) => {
      const { waitingSince, ...request } = enrichmentOf(row);
      return { ...request, waitingSince: request.waiting > 0 ? waitingSince : request.createdAt };
    },
  },
  'enrichment-rows': {
    tables: ['enrichment_rows'],
    key: ['enrichment_id', 'place'],
    record: (row) => ({ enrichmentId: EnrichmentId(String(row['enrichment_id'])), ...rowOf(row) }),
  },
  'enrichment-days': {
    tables: ['enrichment_days'],
    key: ['platform_id', 'day'],
    record: named<'enrichment-days'>({
      platformId: 'platform_id',
      day: 'day',
      rows: 'let_in',
      seconds: 'seconds',
    }),
  },
};
