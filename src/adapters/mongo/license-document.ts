import { firstNoticeAt } from '../../domain/licensing/expiry.ts';
import {
  asOf,
  changedAt,
  type License,
  type LicenseBinding,
  type LicenseStatus,
  type Metadata,
} from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { ArchiveRecords } from '../../ports/driven/archive-records.ts';
import type { Store } from './store.ts';

/** A license as it is stored: whole in `license`, and by the members that are looked up. */
export interface LicenseDocument extends LicenseBinding {
  readonly _id: LicenseId;
  readonly status: LicenseStatus;
  readonly validFrom: Instant;
  /** `never` where it does not end: one comparison tells then whether it has. */
  readonly validUntil: Instant;
  /** When it was issued, or ended. */
  readonly touchedAt: Instant;
  /** When the next notice of its end is due, if one is left. */
  readonly noticeAt?: Instant;
  /** The territories, with spaces between. */
  readonly coverage: string;
  readonly license: Kept;
}

/** The partner's own names become values: as members, `$ref` or `a.b` would mean something to the database. */
type Kept = Omit<License, 'metadata'> & {
  readonly metadata: readonly (readonly [name: string, value: Metadata[string]])[];
};

/** The last moment that a date can tell. */
export const never: Instant = 8_640_000_000_000_000;

const documentOf = (license: License, noticeAt: Instant | undefined): LicenseDocument => ({
  _id: license.licenseId,
  platformId: license.platformId,
  trackId: license.trackId,
  contentId: license.contentId,
  status: license.status,
  validFrom: license.validFrom,
  validUntil: license.validUntil ?? never,
  touchedAt: changedAt(license),
  ...(noticeAt !== undefined && { noticeAt }),
  coverage: license.territories.join(' '),
  license: { ...license, metadata: Object.entries(license.metadata) },
});

/** A license as it is issued or ends. */
export const toDocument = (license: License): LicenseDocument => documentOf(license, firstNoticeAt(license));

export const toArchivedDocument = ({ license, noticeAt }: ArchiveRecords['licenses']): LicenseDocument =>
  documentOf(license, noticeAt);

export const fromDocument = ({ license }: Pick<LicenseDocument, 'license'>): License =>
  ({ ...license, metadata: Object.fromEntries(license.metadata) }) as License;

/** The license of a document, as it is seen at a moment. */
export const seenAt =
  (now: Instant) =>
  (document: Pick<LicenseDocument, 'license'>): License =>
    asOf(fromDocument(document), now);

export const licensesOf = (store: Store) => store.collection<LicenseDocument>('licenses');
export const whole = { projection: { _id: 0, license: 1 } } as const;

/** Whoever knows the binding names it along with the id: on a sharded cluster one shard is asked then. */
export const named = ({ licenseId, platformId, trackId }: License) => ({
  _id: licenseId,
  platformId,
  trackId,
});

/** What a document shows differently once its license has ended. */
export const ending = (ended: License) => {
  const { status, touchedAt: at, license } = toDocument(ended);
  return { $set: { status, touchedAt: at, license }, $unset: { noticeAt: true } } as const;
};
