import type { PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { ArchiveKind, ArchiveRecords } from '../../ports/driven/archive.ts';
import { billingKinds } from './archive-billing.ts';
import { enrichmentKinds } from './archive-enrichment.ts';
import { eventKinds } from './archive-events.ts';
import { staffKinds } from './archive-staff.ts';
import * as uses from './credential-uses.ts';
import type { DocumentKind } from './document-kind.ts';
import * as key from './key-ring.ts';
import * as license from './license-document.ts';
import * as master from './master-keys.ts';
import * as mark from './mark-register.ts';
import * as docket from './moderation-steps.ts';
import * as registry from './platform-registry.ts';
import type { ReceiptDocument } from './receipt-book.ts';
import type { RequestCountDocument } from './request-counts.ts';
import type { CollectionName } from './schema/index.ts';
import * as tracks from './track-document.ts';
import * as library from './track-library.ts';
import * as usage from './usage-document.ts';
import { places, useIn, type SumDocument } from './usage-sums.ts';

type MonthDocument = ArchiveRecords['license-months'] & { readonly _id: string };

/** What stands between the slashes of an `_id`. */
const partsOf = (_id: string): readonly string[] => _id.split('/');
const lastOf = (_id: string): string => partsOf(_id).at(-1) ?? '';
const platformIn = (_id: string, part: number): PlatformId => partsOf(_id)[part] as PlatformId;

/** How each kind is kept. */
export const documentKinds: { readonly [Kind in ArchiveKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  'signing-keys': {
    collection: 'signing_keys',
    document: ({ place, key: stored }) => key.toDocument(stored, place),
    record: ({ position: place, key: stored }: key.KeyDocument) => ({ place, key: stored }),
  },
  'master-keys': {
    collection: 'master_keys',
    document: ({ place, key: known }) => master.toDocument(known, place),
    record: ({ position: place, key: known }: master.MasterKeyDocument) => ({ place, key: known }),
  },
  platforms: {
    collection: 'platforms',
    document: ({ held, ...entry }) => ({ ...registry.toDocument(entry), held }),
    record: ({ platform, credentials, held }: registry.PlatformDocument) => ({ platform, credentials, held }),
  },
  'revoked-tokens': {
    collection: 'revoked_tokens',
    document: ({ tokenId, expiresAt }): registry.RevocationDocument => ({ _id: tokenId, expiresAt }),
    record: ({ _id: tokenId, expiresAt }: registry.RevocationDocument) => ({ tokenId, expiresAt }),
  },
  tracks: {
    collection: 'tracks',
    document: ({ track, pendingSince }) => tracks.toDocument(track, pendingSince),
    record: ({ track, pendingSince }: tracks.TrackDocument, peaks: library.PeaksDocument | undefined) => ({
      track,
      ...(pendingSince !== undefined && { pendingSince }),
      ...(peaks && { peaks: library.peaksOf(peaks) }),
    }),
    beside: {
      collection: 'peaks',
      document: ({ track, peaks }) => peaks && library.toPeaksDocument(track.trackId, peaks),
    },
  },
  deliveries: {
    collection: 'deliveries',
    document: ({ trackId, ...delivery }) => library.toDeliveryDocument(trackId, delivery),
    record: ({ _id: externalId, fingerprint, trackId }: library.DeliveryDocument) => ({
      ...{ externalId, fingerprint, trackId },
    }),
  },
  decisions: {
    collection: 'decisions',
    document: ({ decision, catalogVersion, appeals }) =>
      docket.toDecisionDocument(decision, catalogVersion, appeals),
    record: ({ decision, catalogVersion, appeals }: docket.DecisionDocument) => ({
      ...{ decision, catalogVersion, appeals },
    }),
  },
  appeals: {
    collection: 'appeals',
    document: ({ appeal, place }) => docket.toAppealDocument(appeal, place),
    record: ({ appeal, place }: docket.AppealDocument) => ({ appeal, place }),
  },
  licenses: {
    collection: 'licenses',
    document: license.toArchivedDocument,
    record: ({ noticeAt, ...document }: license.LicenseDocument) => ({
      license: license.fromDocument(document),
      ...(noticeAt !== undefined && { noticeAt }),
    }),
  },
  'forensic-marks': {
    collection: 'forensic_marks',
    document: mark.toDocument,
    record: (document: mark.MarkDocument) => mark.fromDocument(document),
  },
  'license-months': {
    collection: 'license_months',
    document: ({ platformId, month, ...counts }): MonthDocument => ({
      _id: `${platformId}/${month}`,
      ...{ platformId, month, ...counts },
    }),
    record: ({ platformId, month, issued, days }: MonthDocument) => ({ platformId, month, issued, days }),
  },
  ...eventKinds,
  receipts: {
    collection: 'receipts',
    document: ({ key: _id, ...receipt }): ReceiptDocument => ({ _id, ...receipt }),
    record: ({ _id, status = 0, resourceId = '', ...receipt }: ReceiptDocument) => ({
      ...{ key: _id, status, resourceId, ...receipt },
    }),
  },
  'usage-events': {
    collection: 'usage_events',
    document: (reported) => usage.toDocument(reported),
    record: (document: usage.UsageDocument) => document.event,
  },
  'usage-by-day': {
    collection: 'usage_sums',
    prefix: 'day/',
    document: ({ platformId, day, ...use }): SumDocument => ({ _id: places.day(platformId, day), ...use }),
    record: ({ _id, ...sum }: SumDocument) => ({
      ...{ platformId: platformIn(_id, 1), day: lastOf(_id), ...useIn(sum) },
    }),
  },
  'usage-by-track': {
    collection: 'usage_sums',
    prefix: 'track/',
    document: ({ platformId, month, trackId, ...use }): SumDocument => ({
      _id: places.track(platformId, month, trackId),
      ...{ platformId, month, trackId, ...use },
    }),
    record: ({ _id, ...sum }: SumDocument) => ({ ...sum, ...useIn(sum) }) as ArchiveRecords['usage-by-track'],
  },
  'usage-by-territory': {
    collection: 'usage_sums',
    prefix: 'territory/',
    document: ({ platformId, month, territory = '', ...use }): SumDocument => ({
      _id: places.territory(platformId, month, territory),
      ...use,
    }),
    record: ({ _id, ...sum }: SumDocument) => ({
      ...{ platformId: platformIn(_id, 1), month: partsOf(_id)[2] ?? '', ...useIn(sum) },
      ...(lastOf(_id) !== '' && { territory: lastOf(_id) }),
    }),
  },
  'plays-by-day': {
    collection: 'usage_sums',
    prefix: 'plays/',
    // In the first share: who reads them adds up all.
    document: ({ day, trackId, plays }): SumDocument => ({
      ...{ _id: `plays/0/${day}/${trackId}`, plays, impressions: 0 },
    }),
    record: ({ _id, plays }: SumDocument) => ({
      ...{ day: partsOf(_id)[2] ?? '', trackId: lastOf(_id) as TrackId, plays },
    }),
  },
  'request-counts': {
    collection: 'request_counts',
    document: ({ platformId, day, ...counts }): RequestCountDocument => ({
      _id: `${platformId}/${day}`,
      ...counts,
    }),
    record: ({ _id, ...counts }: RequestCountDocument) => ({
      ...{ platformId: platformIn(_id, 0), day: lastOf(_id), ...counts },
    }),
  },
  'credential-uses': {
    collection: 'credential_uses',
    document: uses.toDocument,
    record: uses.fromDocument,
  },
  ...enrichmentKinds,
  ...billingKinds,
  ...staffKinds,
};

/** Collections that say nothing of their own. */
export const derived: Readonly<Partial<Record<CollectionName, string>>> = {
  catalog_head: 'is the version of the last track',
  track_guards: 'are touched, and tell nothing',
  enrichment_turns: 'count for ten minutes at most',
  registry_revision: 'tells copies in memory that they are stale',
  audit_end: 'is the place and digest of the last audit entry',
  staff_roster: 'is touched, and tells nothing',
  meters: 'tells flushes of running processes apart',
  claims: 'run out by themselves',
  staff_attempts: 'run out by themselves',
  moves: 'is of this database alone',
};
