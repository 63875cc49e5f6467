import { authorizedSpan } from '../../domain/licensing/certificate.ts';
import { versionAt } from '../../domain/licensing/amendment.ts';
import { asOf, contentTypesOf, isInForce, versionOf, type License } from '../../domain/licensing/license.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { LicenseId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { LicenseVerification, VerifyCertificate, VerifyLicense } from '../../ports/driving/licensing.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

const verificationOf = async (
  license: License,
  { library, clock }: Dependencies,
): Promise<LicenseVerification> => {
  const { from, until } = authorizedSpan(license);
  const { compliance, publishedContentSurvives } = permissionOf(license, await library.find(license.trackId));
  return {
    licenseId: license.licenseId,
    trackId: license.trackId,
    contentTypes: contentTypesOf(license),
    territories: license.territories,
    media: license.media,
    status: asOf(license, clock.now()).status,
    compliance,
    publishedContentSurvives,
    authorizedFrom: from,
    ...(until !== undefined && { authorizedUntil: until }),
    environment: license.environment,
    version: versionOf(license),
  };
};

export const verifyLicense =
  (dependencies: Dependencies): VerifyLicense =>
  async ({ licenseId, asOf: requested }) => {
    const license = await dependencies.ledger.find(licenseId);
    if (!license) return fail({ kind: 'license-not-found' });
    const verification = await verificationOf(license, dependencies);
    if (requested === undefined) return ok(verification);
    // A later state is unknown, because a license can be revoked.
    const at = Math.min(requested, dependencies.clock.now());
    const version = versionAt(license, await dependencies.ledger.replacedVersions(licenseId), at);
    const then = { at, inForce: version !== undefined, ...(version && { version: versionOf(version) }) };
    return ok({ ...verification, asOf: then });
  };

export const verifyCertificate =
  ({
    tokenIssuer,
    ...dependencies
  }: Dependencies & { readonly tokenIssuer: TokenIssuer }): VerifyCertificate =>
  async (certificate) => {
    const claims = await tokenIssuer.readCertificate(certificate);
    const license = claims.ok ? await dependencies.ledger.find(LicenseId(claims.value.sub)) : undefined;
    if (!claims.ok || !license) return ok({ genuine: false, inForce: false });
    const inForce = isInForce(license, dependencies.clock.now());
    return ok({
      genuine: true,
      inForce,
      current: (claims.value.version ?? 1) === versionOf(license),
      claims: claims.value,
      license: await verificationOf(license, dependencies),
    });
  };
