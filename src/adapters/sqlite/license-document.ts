import { firstNoticeAt } from '../../domain/licensing/expiry.ts';
import { asOf, changedAt, type License, type LicenseBinding } from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { Row } from './connection.ts';

/** A license as it is stored: whole in `doc`, and by the columns that are looked up. */
export interface LicenseDocument extends LicenseBinding {
  readonly licenseId: LicenseId;
  readonly status: License['status'];
  readonly validUntil: Instant | null;
  readonly touchedAt: Instant;
  /** When the next notice of its end is due; null if none is left. */
  readonly noticeAt: Instant | null;
  readonly doc: string;
}

export const toDocument = (license: License): LicenseDocument => ({
  licenseId: license.licenseId,
  platformId: license.platformId,
  trackId: license.trackId,
  contentId: license.contentId,
  status: license.status,
  validUntil: license.validUntil ?? null,
  touchedAt: changedAt(license),
  noticeAt: firstNoticeAt(license) ?? null,
  doc: JSON.stringify(license),
});

export const fromDocument = (row: Row): License => JSON.parse(String(row['doc'])) as License;

/** The license of a row, as it is seen at a moment. */
export const seenAt =
  (now: Instant) =>
  (row: Row): License =>
    asOf(fromDocument(row), now);
