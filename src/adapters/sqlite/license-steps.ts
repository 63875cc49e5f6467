import { asOf, hasLapsed, type License } from '../../domain/licensing/license.ts';
import { dayOf, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { OpeningGuards, QuotaWarning } from '../../ports/driven/license-ledger.ts';
import type { Connection, Row } from './connection.ts';
import { fromDocument, toDocument, type LicenseDocument } from './license-document.ts';
import { tell } from './outbox.ts';

/** Steps of commands that open and end licenses. */

export const holderOf = (
  db: Connection,
  platformId: string,
  trackId: string,
  contentId: string,
): Row | undefined =>
  db.one(
    `SELECT doc FROM licenses WHERE platform_id = ? AND track_id = ? AND content_id = ? AND status = 'active'`,
    platformId,
    trackId,
    contentId,
  );

export const issuedIn = (db: Connection, platformId: string, span: string): number =>
  Number(
    db.one('SELECT issued FROM licenses_issued WHERE platform_id = ? AND span = ?', platformId, span)?.[
      'issued'
    ] ?? 0,
  );

export const isSameTrack = (db: Connection, { trackId, catalogVersion }: OpeningGuards['track']): boolean =>
  db.one('SELECT 1 FROM tracks WHERE track_id = ? AND catalog_version = ?', trackId, catalogVersion) !==
  undefined;

export const isSamePlatform = (db: Connection, { platformId, version }: OpeningGuards['platform']): boolean =>
  db.one('SELECT 1 FROM platforms WHERE platform_id = ? AND version = ?', platformId, version) !== undefined;

const countIssued = (db: Connection, platformId: string, ...spans: readonly string[]): void => {
  for (const span of spans) {
    db.run(
      'INSERT INTO licenses_issued VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET issued = issued + 1',
      platformId,
      span,
    );
  }
};

const countHeld = (db: Connection, platformId: string, change: 1 | -1): void => {
  db.run(
    'INSERT INTO licenses_held VALUES (?, ?) ON CONFLICT DO UPDATE SET held = held + excluded.held',
    platformId,
    change,
  );
};

/** An active license becomes one that ended. */
export const end = (db: Connection, ended: LicenseDocument): void => {
  db.run(
    'UPDATE licenses SET status = ?, touched_at = ?, doc = ? WHERE license_id = ?',
    ended.status,
    ended.touchedAt,
    ended.doc,
    ended.licenseId,
  );
  countHeld(db, ended.platformId, -1);
};

interface Issue {
  readonly candidate: LicenseDocument;
  readonly issuedAt: Instant;
  readonly month: Month;
  /** That lapsed: it is retired. */
  readonly holder: License | undefined;
  readonly warnings: readonly QuotaWarning[];
}

/** Writes and counts a license whose guards hold. */
export const issue = (db: Connection, { candidate, issuedAt, month, holder, warnings }: Issue): void => {
  const { licenseId, platformId, trackId, contentId, status, validUntil, touchedAt, doc } = candidate;
  if (holder) end(db, toDocument(asOf(holder, issuedAt)));
  db.run(
    'INSERT INTO licenses VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    licenseId,
    platformId,
    trackId,
    contentId,
    status,
    validUntil,
    touchedAt,
    doc,
  );
  countIssued(db, platformId, month, dayOf(issuedAt));
  countHeld(db, platformId, 1);
  if (warnings.length === 0) return;
  const issued = issuedIn(db, platformId, month);
  tell(
    db,
    warnings.filter((warning) => warning.issued === issued).map(({ event }) => event),
  );
};

/** Whoever holds the candidate's binding, and whether that still held when the candidate was issued. */
export const standing = (
  db: Connection,
  { platformId, trackId, contentId }: LicenseDocument,
  issuedAt: Instant,
): { readonly holder: License | undefined; readonly holds: boolean } => {
  const row = holderOf(db, platformId, trackId, contentId);
  const holder = row && fromDocument(row);
  return { holder, holds: holder !== undefined && !hasLapsed(holder, issuedAt) };
};
