import type { Instant } from '../shared/calendar.ts';
import { contentTypesOf, excludes, grants, versionOf, type License } from './license.ts';

/** The claims of a signed certificate: enough to check a use, and nothing private. */
export interface CertificateClaims {
  readonly iss: string;
  readonly sub: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly licensee: { readonly name: string; readonly type: 'platform' | 'end_user' };
  readonly grants: readonly string[];
  readonly excludes: readonly string[];
  readonly trackId: string;
  readonly platformId: string;
  readonly contentId: string;
  readonly contentType: string;
  /**
   * Everything that the license covers. Absent, like `version`, in certificates from before licenses could be
   * amended.
   */
  readonly contentTypes?: readonly string[];
  readonly territories: readonly string[];
  readonly media: readonly string[];
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly environment: 'live' | 'sandbox';
  /** Present and true for a sandbox license. */
  readonly grantsNoRights?: true;
  readonly termsHash: string;
  readonly version?: number;
  readonly statusUrl: string;
}

export const certificateClaims = (license: License, issuer: string): CertificateClaims => ({
  iss: issuer,
  sub: license.licenseId,
  iat: Math.floor(license.issuedAt / 1000),
  licensee: { name: license.licensee.name, type: license.licensee.type },
  grants,
  excludes,
  trackId: license.trackId,
  platformId: license.platformId,
  contentId: license.contentId,
  contentType: license.contentType,
  contentTypes: contentTypesOf(license),
  territories: license.territories,
  media: license.media,
  validFrom: new Date(license.validFrom).toISOString(),
  ...(license.validUntil !== undefined && { validUntil: new Date(license.validUntil).toISOString() }),
  environment: license.environment,
  ...(license.environment === 'sandbox' && { grantsNoRights: true as const }),
  termsHash: license.terms.hash,
  version: versionOf(license),
  statusUrl: `${issuer}/api/v1/verify/${license.licenseId}`,
});

/** Returns from when until when the license authorizes new uses. */
export const authorizedSpan = (license: License): { readonly from: Instant; readonly until?: Instant } => {
  const end =
    license.status === 'revoked'
      ? Math.min(license.revokedAt, license.validUntil ?? license.revokedAt)
      : license.validUntil;
  return { from: license.validFrom, ...(end !== undefined && { until: end }) };
};
