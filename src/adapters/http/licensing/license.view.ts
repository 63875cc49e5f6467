import type { Difference } from '../../../domain/licensing/differences.ts';
import { excludes, grants, type License as Recorded } from '../../../domain/licensing/license.ts';
import { complianceData } from '../../../domain/licensing/compliance.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { LicenseVerification, LicenseWithPermission } from '../../../ports/driving/licensing.ts';
import { termsView } from '../catalog/terms.view.ts';
import type { IssuedLicense, License } from './license.contract.ts';

/** A license as its platform reads it. `base` is the service's public address. */
export const licenseView = (
  { license, compliance, publishedContentSurvives, updatedAt }: LicenseWithPermission,
  base: string,
): License => ({
  licenseId: license.licenseId,
  status: license.status,
  trackId: license.trackId,
  platformId: license.platformId,
  contentId: license.contentId,
  contentType: license.contentType,
  territories: [...license.territories],
  media: [...license.media],
  terms: termsView(license.terms),
  termsHash: license.terms.hash,
  attribution: license.attribution,
  source: license.source,
  environment: license.environment,
  ...(license.environment === 'sandbox' && { grantsNoRights: true }),
  licensee: license.licensee,
  grants: [...grants],
  excludes: [...excludes],
  compliance: complianceData(compliance),
  publishedContentSurvives,
  issuedAt: timestamp(license.issuedAt),
  validFrom: timestamp(license.validFrom),
  ...(license.validUntil !== undefined && { validUntil: timestamp(license.validUntil) }),
  ...revocationView(license),
  updatedAt: timestamp(updatedAt),
  ...(license.projectName !== undefined && { projectName: license.projectName }),
  metadata: license.metadata,
  certificateUrl: `${base}/api/v1/licenses/${license.licenseId}/certificate`,
});

const revocationView = (license: Recorded) =>
  license.status === 'revoked'
    ? { revokedAt: timestamp(license.revokedAt), revocation: license.revocation }
    : {};

export const coverageView = (differences: readonly Difference[]) =>
  differences.length > 0 ? { covers: false, differences: [...differences] } : { covers: true };

export const issuedView = (
  issued: LicenseWithPermission & { readonly differences: readonly Difference[] },
  base: string,
): IssuedLicense => ({
  ...licenseView(issued, base),
  ...coverageView(issued.differences),
});

/** What anyone may know of a license: nothing of the parties. */
export const publicView = (license: LicenseVerification) => ({
  licenseId: license.licenseId,
  status: license.status,
  compliance: complianceData(license.compliance),
  authorizedFrom: timestamp(license.authorizedFrom),
  ...(license.authorizedUntil !== undefined && { authorizedUntil: timestamp(license.authorizedUntil) }),
  publishedContentSurvives: license.publishedContentSurvives,
  environment: license.environment,
});
