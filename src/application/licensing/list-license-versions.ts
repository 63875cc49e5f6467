import { versionsOf } from '../../domain/licensing/amendment.ts';
import { asOf } from '../../domain/licensing/license.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { ListLicenseVersions, ListLicenseVersionsForStaff } from '../../ports/driving/licensing.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly clock: Clock;
}

export const listLicenseVersionsForStaff =
  ({ ledger, clock }: Dependencies): ListLicenseVersionsForStaff =>
  async ({ licenseId }) => {
    const license = await ledger.find(licenseId);
    if (!license) return fail({ kind: 'license-not-found' });
    const replaced = await ledger.replacedVersions(licenseId);
    return ok(versionsOf(asOf(license, clock.now()), replaced));
  };

export const listLicenseVersions =
  ({ ledger, clock }: Dependencies): ListLicenseVersions =>
  async ({ caller, licenseId }) => {
    const versions = await listLicenseVersionsForStaff({ ledger, clock })({ licenseId });
    const isOwn = versions.ok && versions.value[0].platformId === caller.platform.platformId;
    return isOwn ? versions : fail({ kind: 'license-not-found' });
  };
