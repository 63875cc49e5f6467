import type { Attribution } from '../catalog/attribution.ts';
import type { ContentType, LicenseTerms, Medium } from '../catalog/license-terms.ts';
import type { ChargedTerm } from '../fees/amendment-price.ts';
import type { PlatformEnvironment } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { expand, WORLD, type Territory } from '../shared/territory.ts';

/** The key that is unique among active licenses: a track, a platform and a content item of it. */
export interface LicenseBinding {
  readonly trackId: TrackId;
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
}

/** The user of the track: the platform itself, or an end user whom it names. */
export interface Licensee {
  readonly name: string;
  readonly type: 'platform' | 'end_user';
  /** The platform's own reference to the end user. */
  readonly ref?: string;
}

export const licenseSources = ['api', 'webhook', 'hub', 'staff'] as const;
export type LicenseSource = (typeof licenseSources)[number];

/** How far the clocks of two processes may differ. */
export const clockDifferenceMs = 600_000;

/**
 * Returns a time such that licenses issued since `since` have later IDs than licenses issued before that
 * time. IDs follow the order of issuance, except between processes whose clocks differ.
 */
export const issuedLongBefore = (since: Instant): Instant => since - clockDifferenceMs;

export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** The additional coverage that the licensee requests. */
export interface AmendmentRequest {
  readonly territories?: readonly Territory[];
  readonly contentType?: ContentType;
  readonly validUntil?: Instant;
}

/** The amendment that made a version of a license. */
export interface Amendment {
  /** The first amendment of a license makes version 2. */
  readonly version: number;
  /** When the version began and the version before ended. */
  readonly amendedAt: Instant;
  /** The ID of the platform that amended the license. */
  readonly actor: string;
  readonly request: AmendmentRequest;
}

interface Issued extends LicenseBinding {
  readonly licenseId: LicenseId;
  /** The content type as issued; `contentTypesOf` returns everything that the license covers. */
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
  /** The fees that were charged for the license and its amendments, one sum for each currency; absent if it cost nothing. */
  readonly fees?: readonly Money[];
  /** The fees of each term that had not ended at the last amendment; absent before the first renewal. */
  readonly chargedTerms?: readonly ChargedTerm[];
  /** Absent if the license was never amended: version 1. */
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
  /** Who revoked the license: the platform's ID, or the operator. */
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

/** The two rights that every license grants. */
export const grants = ['sync', 'master_use'] as const;
/** Rights that no license grants. */
export const excludes = ['public_performance', 'mechanical', 'standalone'] as const;

export const hasLapsed = ({ validUntil }: Pick<Issued, 'validUntil'>, at: Instant): boolean =>
  validUntil !== undefined && validUntil <= at;

/** Returns the number of the version, counted from 1. */
export const versionOf = ({ amendment }: Pick<Issued, 'amendment'>): number => amendment?.version ?? 1;

/** Returns when the version began. */
export const versionStart = ({ amendment, validFrom }: Pick<Issued, 'amendment' | 'validFrom'>): Instant =>
  amendment?.amendedAt ?? validFrom;

/** Returns whether a license covers at least one of the territories. */
export const coversOneOf = (
  license: Pick<Issued, 'territories'>,
  territories: readonly Territory[],
): boolean => territories.includes(WORLD) || !expand(license.territories).isDisjointFrom(expand(territories));

export const contentTypesOf = ({
  contentType,
  addedContentTypes = [],
}: Pick<Issued, 'contentType' | 'addedContentTypes'>): readonly [ContentType, ...ContentType[]] => [
  contentType,
  ...addedContentTypes,
];

/** Returns when the license was issued, last amended or ended, whichever is latest. */
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

/** Returns the license as it is at a given time: an active license whose term has ended is expired. */
export const asOf = (license: License, at: Instant): License =>
  license.status === 'active' && license.validUntil !== undefined && hasLapsed(license, at)
    ? { ...license, status: 'expired', validUntil: license.validUntil }
    : license;

/** Returns whether the license authorizes use at a given time. */
export const isInForce = (license: License, at: Instant): boolean =>
  license.validFrom <= at && asOf(license, at).status === 'active';

/** Returns the license after its revocation. A license that has already ended is returned unchanged. */
export const revoke = (license: License, revocation: Revocation, at: Instant): License => {
  const current = asOf(license, at);
  if (current.status !== 'active') return current;
  // The clock may have been set back since.
  return { ...current, status: 'revoked', revokedAt: Math.max(at, changedAt(current)), revocation };
};
