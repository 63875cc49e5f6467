import type { ContentType } from '../../domain/catalog/license-terms.ts';
import type { ComplianceState } from '../../domain/catalog/track.ts';
import type { AmendmentRejection, ReplacedVersion } from '../../domain/licensing/amendment.ts';
import type { Picture } from '../../domain/images/variants.ts';
import type { LicenseUnusable } from '../../domain/licensing/download.ts';
import type { CertificateClaims } from '../../domain/licensing/certificate.ts';
import type { Alternative, LicenseRejection, LicenseRequest } from '../../domain/licensing/issuance/facts.ts';
import type { Difference } from '../../domain/licensing/issuance/differences.ts';
import type {
  ActiveLicense,
  AmendmentRequest,
  License,
  LicenseSource,
  LicenseStatus,
  Revocation,
} from '../../domain/licensing/license.ts';
import type { Permission } from '../../domain/licensing/compliance.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../domain/shared/cursor.ts';
import type { ContentId, LicenseId, TrackId } from '../../domain/shared/ids.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { Caller } from './access.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { QuotaExceeded } from './limits.ts';
import type { GrantEnded } from './platforms.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

export type { LicenseUnusable };

/** Another platform's license returns the same as a missing one. */
export type LicenseNotFound = Extract<LicenseUnusable, { kind: 'license-not-found' }>;

/** A license and what it permits, now and after it ends. */
export interface LicenseWithPermission extends Permission {
  readonly license: License;
}

/** A license in a list. */
export interface ListedLicense extends LicenseWithPermission {
  /** The cover of its track now. */
  readonly artwork?: Picture;
}

export type PlatformMismatch = { readonly kind: 'platform-mismatch' };
export type IssueRejected = Exclude<LicenseRejection, { kind: 'license-quota-exceeded' }> | QuotaExceeded;

/** A request of a partner: a platform that it names must be the caller. */
export interface LicenseOrder extends LicenseRequest {
  /** The caller's own ID or slug, if given. */
  readonly platform?: string;
}

export interface IssuedLicense extends LicenseWithPermission {
  readonly license: ActiveLicense;
  /** The binding already had an active license: nothing was issued, and no quota was used. */
  readonly isExisting: boolean;
  /** Why the license does not cover the request; empty if it does. */
  readonly differences: readonly Difference[];
}

export type IssueLicense = UseCase<
  { readonly caller: Caller; readonly order: LicenseOrder; readonly idempotencyKey?: IdempotencyKey },
  IssuedLicense,
  IssueRejected | PlatformMismatch | GrantEnded | TooMuchContention
>;

export interface AmendedLicense extends LicenseWithPermission {
  readonly license: ActiveLicense;
  /** False if the license already covered the request: nothing was changed, and no quota was used. */
  readonly amended: boolean;
}

export type AmendRejected = Exclude<AmendmentRejection, { kind: 'license-quota-exceeded' }> | QuotaExceeded;

/** Amends the license to cover a request in addition to what it covers, as its next version. */
export type AmendLicense = UseCase<
  {
    readonly caller: Caller;
    readonly licenseId: LicenseId;
    readonly request: AmendmentRequest;
    readonly acceptFee?: Money;
    readonly idempotencyKey?: IdempotencyKey;
  },
  AmendedLicense,
  AmendRejected | LicenseNotFound | GrantEnded | TooMuchContention
>;

export interface AmendmentCandidate {
  readonly request: AmendmentRequest;
  readonly acceptFee?: Money;
}

/** Whether an amendment would be made, and the license as it would then be. */
export type AmendmentPreflight = { readonly index: number } & (
  | {
      readonly allowed: true;
      readonly license: ActiveLicense;
      /** False if the license already covers the request. */
      readonly amended: boolean;
      /** Absent if the amendment costs nothing. */
      readonly price?: Money;
    }
  | { readonly allowed: false; readonly rejection: AmendRejected }
);

/** Returns what each amendment of a license would return in the current state; it uses no quota. */
export type PreflightAmendments = UseCase<
  {
    readonly caller: Caller;
    readonly licenseId: LicenseId;
    readonly candidates: readonly AmendmentCandidate[];
  },
  readonly AmendmentPreflight[],
  LicenseNotFound
>;

/** The license, and the versions that amendments replaced, the latest first. */
export type LicenseVersions = readonly [License, ...ReplacedVersion[]];

export type ListLicenseVersions = UseCase<
  { readonly caller: Caller; readonly licenseId: LicenseId },
  LicenseVersions,
  LicenseNotFound
>;

export type ListLicenseVersionsForStaff = UseCase<
  { readonly licenseId: LicenseId },
  LicenseVersions,
  LicenseNotFound
>;

export interface PreflightResult {
  readonly index: number;
  /** Whether issuing would leave the request covered. */
  readonly allowed: boolean;
  /** The active license that issuing would return, and why it does not cover the request. */
  readonly existing?: { readonly license: ActiveLicense; readonly differences: readonly Difference[] };
  /** The price of a new license; absent if it costs nothing. */
  readonly price?: Money;
  readonly rejection?: IssueRejected | PlatformMismatch;
  readonly alternatives?: readonly Alternative[];
}

/** Returns what issuing would return in the current state, decided by the same function; it uses no quota. */
export type PreflightLicenses = UseCase<
  { readonly caller: Caller; readonly orders: readonly LicenseOrder[] },
  readonly PreflightResult[]
>;

export type ReadLicense = UseCase<
  { readonly caller: Caller; readonly licenseId: LicenseId },
  LicenseWithPermission,
  LicenseNotFound
>;

export interface LicenseListInput {
  readonly caller: Caller;
  /**
   * A text search by project, end user, content and credit of the track. A license ID, a track ID or an ISRC finds the
   * licenses that have it.
   */
  readonly q?: string;
  readonly trackId?: TrackId;
  readonly contentId?: ContentId;
  readonly contentType?: ContentType;
  readonly source?: LicenseSource;
  readonly status?: LicenseStatus;
  readonly compliance?: ComplianceState;
  readonly updatedSince?: Instant;
  readonly limit: number;
  readonly cursor?: string;
}

export type ListLicenses = UseCase<
  LicenseListInput,
  { readonly licenses: readonly ListedLicense[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Revoking a license that has ended returns it unchanged. */
export type RevokeLicense = UseCase<
  {
    readonly caller: Caller;
    readonly licenseId: LicenseId;
    readonly revocation: Omit<Revocation, 'actor'>;
    readonly idempotencyKey?: IdempotencyKey;
  },
  LicenseWithPermission,
  LicenseNotFound | TooMuchContention
>;

/** A signed certificate with its content. */
export interface LicenseCertificate {
  /** A compact JWS over the claims. */
  readonly certificate: string;
  readonly claims: CertificateClaims;
  /** The track as it is credited, from the terms of the license; not signed. */
  readonly credit: string;
}

export type CertifyLicense = UseCase<
  { readonly caller: Caller; readonly licenseId: LicenseId },
  LicenseCertificate,
  LicenseNotFound
>;

/** The public data of a license. */
export interface LicenseVerification
  extends Omit<Permission, 'updatedAt'>, Pick<License, 'licenseId' | 'trackId' | 'territories' | 'media'> {
  readonly contentTypes: readonly ContentType[];
  readonly status: LicenseStatus;
  readonly authorizedFrom: Instant;
  readonly authorizedUntil?: Instant;
  readonly environment: License['environment'];
  /** The current number of the version. */
  readonly version: number;
  /** Present if a time was requested. */
  readonly asOf?: {
    readonly at: Instant;
    readonly inForce: boolean;
    /** The version in force at that time. */
    readonly version?: number;
  };
}

export type VerifyLicense = UseCase<
  { readonly licenseId: LicenseId; readonly asOf?: Instant },
  LicenseVerification,
  LicenseNotFound
>;

/** Checks the signature and kind of a certificate, and whether its license is in force now. */
export type VerifyCertificate = UseCase<
  string,
  | {
      readonly genuine: true;
      readonly inForce: boolean;
      /** Whether the certificate shows the current version. */
      readonly current: boolean;
      readonly claims: CertificateClaims;
      readonly license: LicenseVerification;
    }
  | { readonly genuine: false; readonly inForce: false }
>;

/**
 * Sends the notices that are due, as events and as one email a day for each platform and kind of notice, and
 * returns how many it sent. Another process may send some of them at the same time: each is sent once.
 */
export type SendExpiryNotices = UseCase<{ readonly limit: number }, number>;

/** Licenses: issue, amend, revoke, list and verify. */
export interface Licensing {
  readonly issueLicense: IssueLicense;
  readonly amendLicense: AmendLicense;
  readonly preflightAmendments: PreflightAmendments;
  readonly listLicenseVersions: ListLicenseVersions;
  readonly preflightLicenses: PreflightLicenses;
  readonly readLicense: ReadLicense;
  readonly listLicenses: ListLicenses;
  readonly revokeLicense: RevokeLicense;
  readonly certifyLicense: CertifyLicense;
  readonly verifyLicense: VerifyLicense;
  readonly sendExpiryNotices: SendExpiryNotices;
  readonly verifyCertificate: VerifyCertificate;
  readonly listLicenseVersionsForStaff: ListLicenseVersionsForStaff;
}
