import type { Credential } from '../../../domain/platforms/credential.ts';
import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type { PeakData } from '../../../domain/catalog/audio.ts';
import { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import { LicenseId } from '../../../domain/shared/ids.ts';
import type { Row } from '../connection.ts';
import { billingKinds } from './billing.ts';
import { enrichmentKinds } from './enrichment.ts';
import { eventKinds } from './events.ts';
import { staffKinds } from './staff.ts';
import { docOf, named, type Archived, type TableKind } from './table-kind.ts';

const peaksOf = (row: Row): PeakData => {
  const pairs = row['pairs'] as Uint8Array;
  return {
    sampleRate: Number(row['sample_rate']),
    samplesPerPixel: Number(row['samples_per_pixel']),
    pairs: new Int8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength),
  };
};

const sums = {
  plays: 'plays',
  impressions: 'impressions',
  unlicensedPlays: 'unlicensed_plays',
  unlicensedImpressions: 'unlicensed_impressions',
} as const;

/**
 * The readers of each kind of the earlier release. The content of its other tables is derived again or
 * expires.
 */
export const tableKinds: { readonly [Kind in ArchiveKind]?: TableKind<Kind> } = {
  'signing-keys': {
    from: `(SELECT *, row_number() OVER (PARTITION BY purpose ORDER BY position) - 1 AS place FROM signing_keys)`,
    record: (row) => ({ place: Number(row['place']), key: docOf(row) }),
  },
  'master-keys': {
    from: '(SELECT *, row_number() OVER (ORDER BY position) - 1 AS place FROM master_keys)',
    record: (row) => ({ place: Number(row['place']), key: docOf(row) }),
  },
  platforms: {
    from: 'platforms LEFT JOIN licenses_held USING (platform_id)',
    record: (row, db) => ({
      platform: docOf(row),
      held: Number(row['held']),
      credentials: db
        .all(
          'SELECT doc FROM credentials WHERE platform_id = ? ORDER BY position',
          String(row['platform_id']),
        )
        .map((credential): Credential => docOf(credential)),
    }),
  },
  'revoked-tokens': {
    from: 'revoked_tokens',
    record: named<'revoked-tokens'>({ tokenId: 'token_id', expiresAt: 'expires_at' }),
  },
  tracks: {
    from: 'tracks LEFT JOIN peaks USING (track_id)',
    record: (row) => ({
      track: docOf(row),
      ...(row['pairs'] !== null && { peaks: peaksOf(row) }),
      ...(row['pending_since'] !== null && { pendingSince: Number(row['pending_since']) }),
    }),
  },
  deliveries: {
    from: 'deliveries',
    record: named<'deliveries'>({
      externalId: 'external_id',
      fingerprint: 'fingerprint',
      trackId: 'track_id',
    }),
  },
  decisions: {
    from: 'decisions',
    record: (row) => ({
      decision: docOf(row),
      catalogVersion: Number(row['catalog_version']),
      appeals: Number(row['appeals']),
    }),
  },
  appeals: {
    from: 'appeals',
    record: (row) => ({ appeal: docOf(row), place: Number(row['place']) }),
  },
  licenses: {
    from: 'licenses',
    record: (row) => ({
      license: docOf(row),
      ...(row['notice_at'] !== null && { noticeAt: Number(row['notice_at']) }),
    }),
  },
  'forensic-marks': {
    from: 'forensic_marks',
    record: (row) => ({
      mark: ForensicMark(Number(row['mark'])),
      licenseId: LicenseId(String(row['license_id'])),
    }),
  },
  'license-months': {
    from: `(SELECT platform_id, span AS month, issued, (
        SELECT json_group_object(span, issued) FROM licenses_issued AS days
        WHERE days.platform_id = months.platform_id AND days.span BETWEEN months.span || '-01' AND months.span || '-31'
      ) AS days FROM licenses_issued AS months WHERE length(span) = 7)`,
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
    from: '(SELECT * FROM receipts LEFT JOIN usage_batches ON receipt_key = key WHERE status IS NOT NULL)',
    record: ({ key, fingerprint, lease_until, keep_until, status, resource_id, outcome }) =>
      ({
        ...{ key, fingerprint, leaseUntil: lease_until, keepUntil: keep_until },
        ...{ status, resourceId: resource_id },
        ...(outcome !== null && { outcome: JSON.parse(String(outcome)) as unknown }),
      }) as Archived<'receipts'>,
  },
  'usage-events': { from: 'usage_events', record: docOf },
  'usage-by-day': {
    from: 'usage_by_day',
    record: named<'usage-by-day'>({ platformId: 'platform_id', day: 'day', ...sums }),
  },
  'usage-by-track': {
    from: 'usage_by_track',
    record: named<'usage-by-track'>({
      platformId: 'platform_id',
      month: 'month',
      trackId: 'track_id',
      ...sums,
    }),
  },
  'usage-by-territory': {
    from: 'usage_by_territory',
    record: ({ platform_id, month, territory, plays, impressions, ...unlicensed }) =>
      ({
        ...{ platformId: platform_id, month, plays, impressions },
        unlicensedPlays: unlicensed['unlicensed_plays'],
        unlicensedImpressions: unlicensed['unlicensed_impressions'],
        ...(territory !== '' && { territory }),
      }) as Archived<'usage-by-territory'>,
  },
  'plays-by-day': {
    from: 'plays_by_day',
    record: named<'plays-by-day'>({ day: 'day', trackId: 'track_id', plays: 'plays' }),
  },
  'request-counts': {
    from: 'request_counts',
    record: named<'request-counts'>({
      platformId: 'platform_id',
      day: 'day',
      requests: 'requests',
      previews: 'previews',
      downloads: 'downloads',
    }),
  },
  'credential-uses': {
    from: 'credential_uses JOIN credentials USING (credential_id)',
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
