import type { Track } from '../../domain/catalog/track.ts';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { ArchiveKind } from '../../ports/driven/archive.ts';
import type { StoredKey } from '../../ports/driven/key-ring.ts';
import { billingKinds } from './archive-billing.ts';
import { enrichmentKinds } from './archive-enrichment.ts';
import { eventKinds } from './archive-events.ts';
import { staffKinds } from './archive-staff.ts';
import type { Row } from './connection.ts';
import { fromDocument } from './license-document.ts';
import { claimOf } from './mark-register.ts';
import { masterKeyOf } from './master-keys.ts';
import { appealOf, decisionOf } from './moderation-docket.ts';
import { named, type Archived, type TableKind } from './table-kind.ts';
import { peaksOf } from './track-library.ts';

const docOf = (row: Row): unknown => JSON.parse(String(row['doc']));

const sums = {
  plays: 'plays',
  impressions: 'impressions',
  unlicensedPlays: 'unlicensed_plays',
  unlicensedImpressions: 'unlicensed_impressions',
} as const;

/** How each kind is read. A table belongs to a kind or to `derived`. */
export const tableKinds: { readonly [Kind in ArchiveKind]: TableKind<Kind> } = {
  'signing-keys': {
    tables: ['signing_keys'],
    from: `(SELECT *, row_number() OVER (PARTITION BY purpose ORDER BY position) - 1 AS place FROM signing_keys)`,
    key: ['position'],
    record: (row) => ({ place: Number(row['place']), key: docOf(row) as StoredKey }),
  },
  'master-keys': {
    tables: ['master_keys'],
    from: '(SELECT *, row_number() OVER (ORDER BY position) - 1 AS place FROM master_keys)',
    key: ['position'],
    record: (row) => ({ place: Number(row['place']), key: masterKeyOf(row) }),
  },
  platforms: {
    tables: ['platforms', 'credentials', 'licenses_held'],
    from: 'platforms LEFT JOIN licenses_held USING (platform_id)',
    key: ['platform_id'],
    record: (row, db) => ({
      platform: docOf(row) as Platform,
      held: Number(row['held']),
      credentials: db
        .all(
          'SELECT doc FROM credentials WHERE platform_id = ? ORDER BY position',
          String(row['platform_id']),
        )
        .map((credential) => docOf(credential) as Credential),
    }),
  },
  'revoked-tokens': {
    tables: ['revoked_tokens'],
    key: ['token_id'],
    record: named<'revoked-tokens'>({ tokenId: 'token_id', expiresAt: 'expires_at' }),
  },
  tracks: {
    tables: ['tracks', 'peaks'],
    from: 'tracks LEFT JOIN peaks USING (track_id)',
    key: ['catalog_version'],
    record: (row) => ({
      track: docOf(row) as Track,
      ...(row['pairs'] !== null && { peaks: peaksOf(row) }),
      ...(row['pending_since'] !== null && { pendingSince: Number(row['pending_since']) }),
    }),
  },
  deliveries: {
    tables: ['deliveries'],
    key: ['external_id'],
    record: named<'deliveries'>({
      externalId: 'external_id',
      fingerprint: 'fingerprint',
      trackId: 'track_id',
    }),
  },
  decisions: {
    tables: ['decisions'],
    key: ['decision_id'],
    record: (row) => ({
      decision: decisionOf(row),
      catalogVersion: Number(row['catalog_version']),
      appeals: Number(row['appeals']),
    }),
  },
  appeals: {
    tables: ['appeals'],
    key: ['appeal_id'],
    record: (row) => ({ appeal: appealOf(row), place: Number(row['place']) }),
  },
  licenses: {
    tables: ['licenses'],
    key: ['license_id'],
    record: (row) => ({
      license: fromDocument(row),
      ...(row['notice_at'] !== null && { noticeAt: Number(row['notice_at']) }),
    }),
  },
  'forensic-marks': { tables: ['forensic_marks'], key: ['mark'], record: claimOf },
  'license-months': {
    tables: ['licenses_issued'],
    from: `(SELECT platform_id, span AS month, issued, (
        SELECT json_group_object(span, issued) FROM licenses_issued AS days
        WHERE days.platform_id = months.platform_id AND days.span BETWEEN months.span || '-01' AND months.span || '-31'
      ) AS days FROM licenses_issued AS months WHERE length(span) = 7)`,
    key: ['platform_id', 'month'],
    record: ({ platform_id, month, issued, days }) =>
      ({
        platformId: platform_id,
        month,
        issued,
        days: JSON.parse(String(days)) as unknown,
      }) as Archived<'license-months'>,
  },
  ...eventKinds,
  receipts: {
    tables: ['receipts', 'usage_batches'],
    from: '(SELECT * FROM receipts LEFT JOIN usage_batches ON receipt_key = key WHERE status IS NOT NULL)',
    key: ['key'],
    record: ({ key, fingerprint, lease_until, keep_until, status, resource_id, outcome }) =>
      ({
        ...{ key, fingerprint, leaseUntil: lease_until, keepUntil: keep_until },
        ...{ status, resourceId: resource_id },
        ...(outcome !== null && { outcome: JSON.parse(String(outcome)) as unknown }),
      }) as Archived<'receipts'>,
  },
  'usage-events': { tables: ['usage_events'], key: ['usage_id'], record: (row) => docOf(row) as UsageEvent },
  'usage-by-day': {
    tables: ['usage_by_day'],
    key: ['platform_id', 'day'],
    record: named<'usage-by-day'>({ platformId: 'platform_id', day: 'day', ...sums }),
  },
  'usage-by-track': {
    tables: ['usage_by_track'],
    key: ['platform_id', 'month', 'track_id'],
    record: named<'usage-by-track'>({
      platformId: 'platform_id',
      month: 'month',
      trackId: 'track_id',
      ...sums,
    }),
  },
  'usage-by-territory': {
    tables: ['usage_by_territory'],
    key: ['platform_id', 'month', 'territory'],
    record: ({ platform_id, month, territory, plays, impressions, ...unlicensed }) =>
      ({
        ...{ platformId: platform_id, month, plays, impressions },
        unlicensedPlays: unlicensed['unlicensed_plays'],
        unlicensedImpressions: unlicensed['unlicensed_impressions'],
        ...(territory !== '' && { territory }),
      }) as Archived<'usage-by-territory'>,
  },
  'plays-by-day': {
    tables: ['plays_by_day'],
    key: ['day', 'track_id'],
    record: named<'plays-by-day'>({ day: 'day', trackId: 'track_id', plays: 'plays' }),
  },
  'request-counts': {
    tables: ['request_counts'],
    key: ['platform_id', 'day'],
    record: named<'request-counts'>({
      platformId: 'platform_id',
      day: 'day',
      requests: 'requests',
      previews: 'previews',
      downloads: 'downloads',
    }),
  },
  'credential-uses': {
    tables: ['credential_uses'],
    from: 'credential_uses JOIN credentials USING (credential_id)',
    key: ['credential_id'],
    record: named<'credential-uses'>({
      platformId: 'platform_id',
      credentialId: 'credential_id',
      at: 'at',
    }),
  },
  ...enrichmentKinds,
  ...billingKinds,
  ...staffKinds,
};

/** Tables that say nothing of their own. */
export const derived: Readonly<Record<string, string>> = {
  enrichment_turns: 'count for ten minutes at most',
  registry_revision: 'tells copies in memory that they are stale',
  hold: 'is of this file alone',
  track_compliance: 'follows from tracks',
  claims: 'run out by themselves',
  staff_attempts: 'run out by themselves',
  meters: 'tells flushes of running processes apart',
};
