import type { Track } from '../../domain/catalog/track.ts';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { ArchiveKind, ArchiveRecords } from '../../ports/driven/archive.ts';
import type { StoredKey } from '../../ports/driven/key-ring.ts';
import type { Connection, Row } from './connection.ts';
import { fromDocument } from './license-document.ts';
import { peaksOf } from './track-library.ts';

interface TableKind<Archived> {
  /** The tables whose rows it is made of. */
  readonly tables: readonly string[];
  /** What is read, where it is not all of the one table. */
  readonly from?: string;
  /** Unique, and served by an index. */
  readonly key: readonly [string, ...string[]];
  readonly record: (row: Row, db: Connection) => Archived;
}

const docOf = (row: Row): unknown => JSON.parse(String(row['doc']));

/** The columns as they are named in the record. */
const named =
  <Kind extends ArchiveKind>(columns: Readonly<Record<keyof ArchiveRecords[Kind] & string, string>>) =>
  (row: Row): ArchiveRecords[Kind] =>
    Object.fromEntries(
      Object.entries<string>(columns).map(([member, column]) => [member, row[column]]),
    ) as ArchiveRecords[Kind];

const sums = { plays: 'plays', impressions: 'impressions' } as const;

/** How each kind is read. A table belongs to a kind or to `derived`. */
export const tableKinds: { readonly [Kind in ArchiveKind]: TableKind<ArchiveRecords[Kind]> } = {
  'signing-keys': {
    tables: ['signing_keys'],
    from: `(SELECT *, row_number() OVER (PARTITION BY purpose ORDER BY position) - 1 AS place FROM signing_keys)`,
    key: ['position'],
    record: (row) => ({ place: Number(row['place']), key: docOf(row) as StoredKey }),
  },
  platforms: {
    tables: ['platforms', 'credentials'],
    from: 'platforms',
    key: ['platform_id'],
    record: (row, db) => ({
      platform: docOf(row) as Platform,
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
    record: (row) => ({ track: docOf(row) as Track, ...(row['pairs'] !== null && { peaks: peaksOf(row) }) }),
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
  licenses: { tables: ['licenses'], key: ['license_id'], record: fromDocument },
  'licenses-issued': {
    tables: ['licenses_issued'],
    key: ['platform_id', 'span'],
    record: named<'licenses-issued'>({ platformId: 'platform_id', span: 'span', issued: 'issued' }),
  },
  events: { tables: ['outbox'], key: ['position'], record: (row) => docOf(row) as DomainEvent },
  receipts: {
    tables: ['receipts'],
    from: '(SELECT * FROM receipts WHERE status IS NOT NULL)',
    key: ['key'],
    record: named<'receipts'>({
      key: 'key',
      fingerprint: 'fingerprint',
      leaseUntil: 'lease_until',
      keepUntil: 'keep_until',
      status: 'status',
      resourceId: 'resource_id',
    }),
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
    record: ({ platform_id, month, territory, plays, impressions }) =>
      ({
        ...{ platformId: platform_id, month, plays, impressions },
        ...(territory !== '' && { territory }),
      }) as ArchiveRecords['usage-by-territory'],
  },
  'plays-by-day': {
    tables: ['plays_by_day'],
    key: ['day', 'track_id'],
    record: named<'plays-by-day'>({ day: 'day', trackId: 'track_id', plays: 'plays' }),
  },
  'usage-batches': {
    tables: ['usage_batches'],
    key: ['batch_id'],
    record: ({ batch_id, receipt_key, outcome }) => ({
      batchId: String(batch_id),
      receiptKey: String(receipt_key),
      outcome: JSON.parse(String(outcome)) as ArchiveRecords['usage-batches']['outcome'],
    }),
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
};

/** Tables that say nothing of their own. */
export const derived: Readonly<Record<string, string>> = {
  licenses_held: 'counts the licenses that are active',
  registry_revision: 'tells copies in memory that they are stale',
  hold: 'is of this file alone',
  meters: 'tells flushes of running processes apart',
};
