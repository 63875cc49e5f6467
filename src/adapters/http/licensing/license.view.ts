import type { Difference } from '../../../domain/licensing/issuance/differences.ts';
import { maxVersions, type ReplacedVersion } from '../../../domain/licensing/amendment.ts';
import {
  contentTypesOf,
  excludes,
  grants,
  versionOf,
  versionStart,
  type License as Recorded,
} from '../../../domain/licensing/license.ts';
import { complianceData } from '../../../domain/licensing/compliance.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type {
  ListedLicense as Listed,
  LicenseVerification,
  LicenseVersions,
  LicenseWithPermission,
} from '../../../ports/driving/licensing.ts';
import { pictureView } from '../images/picture.view.ts';
import { termsView } from '../catalog/terms.view.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import type { LicenseVersion } from './amendments.contract.ts';
import type { IssuedLicense, License, ListedLicense } from './license.contract.ts';

/** Returns a license as its platform sees it. `base` is the public URL of the service. */
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
  contentTypes: [...contentTypesOf(license)],
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
  version: versionOf(license),
  issuedAt: timestamp(license.issuedAt),
  ...(license.amendment && { amendedAt: timestamp(license.amendment.amendedAt) }),
  validFrom: timestamp(license.validFrom),
  ...(license.validUntil !== undefined && { validUntil: timestamp(license.validUntil) }),
  ...revocationView(license),
  updatedAt: timestamp(updatedAt),
  ...(license.fees && { fees: [...license.fees] }),
  ...(license.projectName !== undefined && { projectName: license.projectName }),
  metadata: license.metadata,
  certificateUrl: `${base}/api/v1/licenses/${license.licenseId}/certificate`,
});

/** Returns a license in a list, with the cover of its track. `base` is the public URL of the service. */
export const listedLicenseView = ({ artwork, ...listed }: Listed, base: string): ListedLicense => ({
  ...licenseView(listed, base),
  ...(artwork && { artwork: pictureView(base, artwork) }),
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

/** Returns the public part of a license, without its parties. */
export const publicView = (license: LicenseVerification) => ({
  licenseId: license.licenseId,
  trackId: license.trackId,
  contentTypes: [...license.contentTypes],
  territories: [...license.territories],
  media: [...license.media],
  status: license.status,
  compliance: complianceData(license.compliance),
  authorizedFrom: timestamp(license.authorizedFrom),
  ...(license.authorizedUntil !== undefined && { authorizedUntil: timestamp(license.authorizedUntil) }),
  publishedContentSurvives: license.publishedContentSurvives,
  environment: license.environment,
  version: license.version,
  ...(license.asOf && { asOf: { ...license.asOf, at: timestamp(license.asOf.at) } }),
});

const endOf = (version: Recorded | ReplacedVersion) => {
  if ('replacedAt' in version) return version.replacedAt;
  if (version.status === 'active') return undefined;
  return version.status === 'revoked' ? version.revokedAt : version.validUntil;
};

const amendmentView = ({ amendment }: Recorded) => {
  if (!amendment) return {};
  const { territories, validUntil, contentType } = amendment.request;
  return {
    actor: amendment.actor,
    request: {
      ...(contentType && { contentType }),
      ...(territories && { territories: [...territories] }),
      ...(validUntil !== undefined && { validUntil: timestamp(validUntil) }),
    },
  };
};

const versionView = (version: Recorded | ReplacedVersion): LicenseVersion => {
  const until = endOf(version);
  return {
    version: versionOf(version),
    from: timestamp(versionStart(version)),
    ...(until !== undefined && { until: timestamp(until) }),
    contentTypes: [...contentTypesOf(version)],
    territories: [...version.territories],
    ...(version.validUntil !== undefined && { validUntil: timestamp(version.validUntil) }),
    media: [...version.media],
    terms: termsView(version.terms),
    termsHash: version.terms.hash,
    attribution: version.attribution,
    ...amendmentView(version),
  };
};

export const versionsView = (versions: LicenseVersions) => ({
  data: versions.map(versionView),
  pagination: { ...onlyPage, limit: maxVersions },
});
