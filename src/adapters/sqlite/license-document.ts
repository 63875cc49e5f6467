import { asOf, type License } from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Row } from './connection.ts';

/** A license as it is stored: whole in `doc`, and by the columns that are looked up. */
export interface LicenseDocument {
  readonly licenseId: string;
  readonly platformId: string;
  readonly trackId: string;
  readonly contentId: string;
  readonly status: License['status'];
  readonly validUntil: Instant | null;
  readonly touchedAt: Instant;
  readonly doc: string;
}

const touchedAt = (license: License): Instant => {
  switch (license.status) {
    case 'active':
      return license.issuedAt;
    case 'revoked':
      return license.revokedAt;
    case 'expired':
      return license.validUntil;
  }
};

export const toDocument = (license: License): LicenseDocument => ({
  licenseId: license.licenseId,
  platformId: license.platformId,
  trackId: license.trackId,
  contentId: license.contentId,
  status: license.status,
  validUntil: license.validUntil ?? null,
  touchedAt: touchedAt(license),
  doc: JSON.stringify(license),
});

export const fromDocument = (row: Row): License => JSON.parse(String(row['doc'])) as License;

/** The license of a row, as it is seen at a moment. */
export const seenAt =
  (now: Instant) =>
  (row: Row): License =>
    asOf(fromDocument(row), now);
