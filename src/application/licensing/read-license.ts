import { asOf } from '../../domain/licensing/license.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ReadLicense } from '../../ports/driving/licensing.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

export const readLicense =
  ({ ledger, library, clock }: Dependencies): ReadLicense =>
  async ({ caller, licenseId }) => {
    const license = await ledger.find(licenseId);
    if (license?.platformId !== caller.platform.platformId) return fail({ kind: 'license-not-found' });
    const seen = asOf(license, clock.now());
    return ok({ license: seen, ...permissionOf(seen, await library.find(license.trackId)) });
  };
