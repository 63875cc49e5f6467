import type { Attribution } from '../catalog/attribution.ts';
import type { ContentType, LicenseTerms, Medium } from '../catalog/license-terms.ts';
import type { PlatformEnvironment } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';

/** What makes a license unique among active ones: this track, on this platform, in this content. */
export interface LicenseBinding {
  readonly trackId: TrackId;
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
}

/** Who may use the track: the platform itself, or the end user it names. */
export interface Licensee {
  readonly name: string;
  readonly type: 'platform' | 'end_user';
  /** The platform's own reference to the end user. */
  readonly ref?: string;
}

export const licenseSources = ['api', 'webhook', 'hub', 'staff'] as const;
export type LicenseSource = (typeof licenseSources)[number];

/**
 * Ids are in the order in which licenses were issued, but for processes whose clocks differ. No license that was issued
 * since a moment comes after one that was issued before this one.
 */
export const issuedLongBefore = (since: Instant): Instant => since - 600_000;

export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** What the holder of a license wants it to cover, besides what it covers already. */
export interface AmendmentRequest {
  readonly territories?: readonly Territory[];
  readonly contentType?: ContentType;
  readonly validUntil?: Instant;
}

/** The amendment that made a version of a license. */
export interface Amendment {
  /** 2 for the first amendment of a license. */
  readonly version: number;
  /** When the version began: the version before ended then. */
  readonly amendedAt: Instant;
  /** Who amended: the platform's id. */
  readonly actor: string;
  readonly request: AmendmentRequest;
}

interface Issued extends LicenseBinding {
  readonly licenseId: LicenseId;
  /** As issued. `contentTypesOf` returns all that the license covers. */
  readonly contentType: ContentType;
  /** In the order of the amendments that added them. */
  readonly addedContentTypes?: readonly ContentType[];
  readonly territories: readonly Territory[];
  readonly media: readonly Medium[];
  /** The terms in force when the license was issued or last amended. */
  readonly terms: LicenseTerms;
  readonly attribution: Attribution;
  readonly source: LicenseSource;
  readonly environment: PlatformEnvironment;
  readonly licensee: Licensee;
  readonly issuedAt: Instant;
  readonly validFrom: Instant;
  readonly validUntil?: Instant;
  readonly projectName?: string;
  readonly metadata: Metadata;
  /** Absent in a license that is as it was issued: version 1. */
  readonly amendment?: Amendment;
}

export const revocationReasons = [
  'content_deleted',
  'content_unpublished',
  'issued_in_error',
  'terms_breach',
  'rights_dispute',
  'takedown',
  'partner_request',
  'other',
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

export interface Revocation {
  readonly reasonCode: RevocationReason;
  readonly reason?: string;
  /** Who revoked: the platform's id, or the operator. */
  readonly actor: string;
}

export type RevocationActor = 'platform' | 'staff' | 'operator';

export const actorOf = ({ actor }: Revocation): RevocationActor =>
  actor === 'staff' || actor === 'operator' ? actor : 'platform';

export type ActiveLicense = Issued & { readonly status: 'active' };
export type RevokedLicense = Issued & {
  readonly status: 'revoked';
  readonly revokedAt: Instant;
  readonly revocation: Revocation;
};
export type ExpiredLicense = Issued & { readonly status: 'expired'; readonly validUntil: Instant };
export type License = ActiveLicense | RevokedLicense | ExpiredLicense;
export type LicenseStatus = License['status'];
export const licenseStatuses = ['active', 'revoked', 'expired'] as const satisfies readonly LicenseStatus[];

/** Every license grants these two rights … */
export const grants = ['sync', 'master_use'] as const;
/** … and none of these. */
export const excludes = ['public_performance', 'mechanical', 'standalone'] as const;

export const hasLapsed = ({ validUntil }: Pick<Issued, 'validUntil'>, at: Instant): boolean =>
  validUntil !== undefined && validUntil <= at;

/** The number of the version, counted from 1. */
export const versionOf = ({ amendment }: Pick<Issued, 'amendment'>): number => amendment?.version ?? 1;

/** When the version began. */
export const versionStart = ({ amendment, validFrom }: Pick<Issued, 'amendment' | 'validFrom'>): Instant =>
  amendment?.amendedAt ?? validFrom;

export const contentTypesOf = ({
  contentType,
  addedContentTypes = [],
}: Pick<Issued, 'contentType' | 'addedContentTypes'>): readonly [ContentType, ...ContentType[]] => [
  contentType,
  ...addedContentTypes,
];

/** When the license was issued, last amended, or ended, whichever came last. */
export const changedAt = (license: License): Instant => {
  switch (license.status) {
    case 'active':
      return license.amendment?.amendedAt ?? license.issuedAt;
    case 'revoked':
      return license.revokedAt;
    case 'expired':
      return license.validUntil;
  }
};

/** An active license seen at a moment: past its last day it is an expired one. */
export const asOf = (license: License, at: Instant): License =>
  license.status === 'active' && license.validUntil !== undefined && hasLapsed(license, at)
    ? { ...license, status: 'expired', validUntil: license.validUntil }
    : license;

/** Whether the license authorizes use at this moment. */
export const isInForce = (license: License, at: Instant): boolean =>
  license.validFrom <= at && asOf(license, at).status === 'active';

/** Ends an active license. One that ended already stays as it ended: revoking twice is revoking once. */
export const revoke = (license: License, revocation: Revocation, at: Instant): License => {
  const current = asOf(license, at);
  if (current.status !== 'active') return current;
  // The clock may have been set back since.
  return { ...current, status: 'revoked', revokedAt: Math.max(at, changedAt(current)), revocation };
};
