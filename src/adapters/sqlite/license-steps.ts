import type { ActiveLicense, License, LicenseBinding } from '../../domain/licensing/license.ts';
import type { TrackGuard } from '../../domain/licensing/opening.ts';
import { dayOf, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import { warningsPassed, type QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { Connection } from './connection.ts';
import { fromDocument, toDocument, type LicenseDocument } from './license-document.ts';
import { tell } from './outbox.ts';

/** Steps of commands that open and end licenses. */

/** The active license of a binding, whether or not its term has ended. */
export const holderOf = (
  db: Connection,
  { platformId, trackId, contentId }: LicenseBinding,
): ActiveLicense | undefined => {
  const row = db.one(
    `SELECT doc FROM licenses WHERE platform_id = ? AND track_id = ? AND content_id = ? AND status = 'active'`,
    platformId,
    trackId,
    contentId,
  );
  return row && (fromDocument(row) as ActiveLicense);
};

export const issuedIn = (db: Connection, platformId: string, span: string): number =>
  Number(
    db.one('SELECT issued FROM licenses_issued WHERE platform_id = ? AND span = ?', platformId, span)?.[
      'issued'
    ] ?? 0,
  );

/** The versions of these tracks that exist. */
export const trackVersionsOf = (
  db: Connection,
  tracks: readonly TrackGuard[],
): ReadonlyMap<TrackId, number> =>
  new Map(
    tracks.flatMap(({ trackId }) => {
      const row = db.one('SELECT catalog_version FROM tracks WHERE track_id = ?', trackId);
      return row ? [[trackId, Number(row['catalog_version'])] as const] : [];
    }),
  );

export const platformVersionOf = (db: Connection, platformId: string): number | undefined => {
  const row = db.one('SELECT version FROM platforms WHERE platform_id = ?', platformId);
  return row && Number(row['version']);
};

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
    'UPDATE licenses SET status = ?, touched_at = ?, notice_at = NULL, doc = ? WHERE license_id = ?',
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
  /** The license that had the binding until its term ended. */
  readonly retired: License | undefined;
  readonly warnings: readonly QuotaWarning[];
}

/** Writes and counts a license whose guards hold. */
export const issue = (db: Connection, { candidate, issuedAt, month, retired, warnings }: Issue): void => {
  const { licenseId, platformId, trackId, contentId, status, validUntil, touchedAt, noticeAt, doc } =
    candidate;
  if (retired) end(db, toDocument(retired));
  db.run(
    `INSERT INTO licenses
       (license_id, platform_id, track_id, content_id, status, valid_until, touched_at, notice_at, doc)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    licenseId,
    platformId,
    trackId,
    contentId,
    status,
    validUntil,
    touchedAt,
    noticeAt,
    doc,
  );
  countIssued(db, platformId, month, dayOf(issuedAt));
  countHeld(db, platformId, 1);
  if (warnings.length === 0) return;
  const issued = issuedIn(db, platformId, month);
  tell(db, warningsPassed(warnings, issued - 1, issued));
};
