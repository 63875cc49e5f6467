import { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import type { DocumentKind } from './document-kind.ts';
import * as book from './enrichment-documents.ts';
import type * as library from './track-library.ts';

type EnrichmentKind = 'analyses' | 'enrichments' | 'enrichment-rows' | 'enrichment-days';

/** How what was heard, and what was asked to be, is kept. */
export const enrichmentKinds: { readonly [Kind in EnrichmentKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  analyses: {
    collection: 'analyses',
    document: ({ trackId, analysis }): library.AnalysisDocument => ({ _id: trackId, analysis }),
    record: ({ _id: trackId, analysis }: library.AnalysisDocument) => ({ trackId, analysis }),
  },
  enrichments: {
    collection: 'enrichments',
    document: (request) => book.toDocument(request),
    record: ({
      _id,
      left,
      leaseUntil: _,
      token: __,
      uploadBytes = 0,
      waitingSince,
      ...rest
    }: book.EnrichmentDocument) => ({
      ...rest,
      ...{ enrichmentId: _id, waiting: left, uploadBytes },
      waitingSince: left > 0 ? waitingSince : rest.createdAt,
    }),
  },
  'enrichment-rows': {
    collection: 'enrichment_rows',
    document: (row) => book.toRowDocument(row),
    record: ({ _id, ...row }: book.EnrichmentRowDocument) => {
      const [id = '', place] = _id.split('/');
      return { enrichmentId: EnrichmentId(id), place: Number(place), ...row };
    },
  },
  'enrichment-days': {
    collection: 'enrichment_days',
    document: ({ platformId, day, rows, seconds }): book.EnrichmentDayDocument => ({
      ...{ _id: book.dayNameOf(platformId, day), rows },
      ...(seconds > 0 && { seconds }),
    }),
    record: ({ _id, rows, seconds = 0 }: book.EnrichmentDayDocument) => {
      const [platformId = '', day = ''] = _id.split('/');
      return { platformId: PlatformId(platformId), day, rows, seconds };
    },
  },
};
