import { TrackId } from '../../../domain/shared/ids.ts';
import type { UseSum } from '../../../domain/usage/use-sum.ts';
import type { ArchiveKind, ArchiveRecords } from '../../../ports/driven/storage/archive.ts';
import type * as older from './documents.ts';
import type { OlderKind } from './older-kind.ts';
import { lastOf, partsOf, platformIn } from './parts.ts';

const useIn = (sum: older.SumDocument): UseSum => ({
  plays: sum.plays,
  impressions: sum.impressions,
  unlicensedPlays: sum.unlicensedPlays ?? 0,
  unlicensedImpressions: sum.unlicensedImpressions ?? 0,
});

/** Requests and reports of platforms. */
export const usageKinds = {
  receipts: {
    collection: 'receipts',
    record: ({ _id: key, status, resourceId, ...receipt }: older.ReceiptDocument) =>
      status === undefined ? undefined : { key, status, resourceId: resourceId ?? '', ...receipt },
  },
  'usage-events': {
    collection: 'usage_events',
    record: ({ event }: older.UsageDocument) => event,
  },
  'usage-by-day': {
    collection: 'usage_sums',
    prefix: 'day/',
    record: (sum: older.SumDocument) => ({
      ...{ platformId: platformIn(sum._id, 1), day: lastOf(sum._id), ...useIn(sum) },
    }),
  },
  'usage-by-track': {
    collection: 'usage_sums',
    prefix: 'track/',
    record: (sum: older.SumDocument) => ({
      platformId: platformIn(sum._id, 1),
      month: partsOf(sum._id)[2] ?? '',
      trackId: TrackId(lastOf(sum._id)),
      ...useIn(sum),
    }),
  },
  'usage-by-territory': {
    collection: 'usage_sums',
    prefix: 'territory/',
    record: (sum: older.SumDocument) => ({
      ...{ platformId: platformIn(sum._id, 1), month: partsOf(sum._id)[2] ?? '', ...useIn(sum) },
      ...(lastOf(sum._id) !== '' && { territory: lastOf(sum._id) }),
    }),
  },
  'request-counts': {
    collection: 'request_counts',
    record: ({ _id, ...counts }: older.RequestCountDocument) => ({
      ...{ platformId: platformIn(_id, 0), day: lastOf(_id), ...counts },
    }),
  },
  'credential-uses': {
    collection: 'credential_uses',
    record: ({ _id, platformId, at }: older.CredentialUseDocument) => ({
      ...{ platformId, credentialId: _id as ArchiveRecords['credential-uses']['credentialId'], at },
    }),
  },
} satisfies { readonly [Kind in ArchiveKind]?: OlderKind<Kind> };
