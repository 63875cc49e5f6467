import { certificateClaims } from '../../domain/licensing/certificate.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import type { CertifyLicense } from '../../ports/driving/licensing.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly tokenIssuer: TokenIssuer;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const certifyLicense =
  ({ ledger, tokenIssuer, clock, baseUrl }: Dependencies): CertifyLicense =>
  async ({ caller, licenseId }) => {
    const license = await ledger.find(licenseId);
    if (license?.platformId !== caller.platform.platformId) return fail({ kind: 'license-not-found' });
    const claims = certificateClaims(license, baseUrl);
    const certificate = await tokenIssuer.certify(claims, clock.now());
    return ok({ certificate, claims, credit: license.attribution.text });
  };
