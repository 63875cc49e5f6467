import { licenseRevoked } from '../../domain/licensing/events.ts';
import { asOf, revoke, type License } from '../../domain/licensing/license.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { RevokeForStaff, ShowLicenseToStaff } from '../../ports/driving/provisioning.ts';
import { creditsOf, type CreditDependencies } from '../fees/credit-revoked.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies extends CreditDependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

export const showLicenseToStaff =
  ({ ledger, library, clock }: Pick<Dependencies, 'ledger' | 'library' | 'clock'>): ShowLicenseToStaff =>
  async ({ licenseId }) => {
    const license = await ledger.find(licenseId);
    if (!license) return fail({ kind: 'license-not-found' });
    const seen = asOf(license, clock.now());
    return ok({ license: seen, ...permissionOf(seen, await library.find(license.trackId)) });
  };

/** The platform is notified like of every revocation; the record shows that staff did it, not who. */
export const revokeForStaff =
  (dependencies: Dependencies): RevokeForStaff =>
  async ({ caller, licenseId, revocation }) =>
    retryOnConflict(async () => {
      const { ledger, library, clock, ids } = dependencies;
      const now = clock.now();
      const stored = await ledger.find(licenseId);
      if (!stored) return fail({ kind: 'license-not-found' });
      const track = await library.find(stored.trackId);
      const resultOf = (license: License) => ok({ license, ...permissionOf(license, track) });
      const ended = revoke(stored, { ...revocation, actor: 'staff' }, now);
      if (ended.status !== 'revoked' || asOf(stored, now).status !== 'active') return resultOf(ended);
      const subjects = [licenseId, ended.platformId, ended.trackId];
      const closed = await ledger.close({
        revoked: ended,
        ...(await creditsOf(dependencies, ended)),
        effects: {
          events: [licenseRevoked(ended, track, EventId(ids.next('event')))],
          mails: [],
          audit: staffNote(caller.member.staffId, now, 'license.revoke', subjects, {
            reasonCode: revocation.reasonCode,
          }),
          idempotency: undefined,
        },
      });
      // It was amended since it was read.
      if (closed?.status === 'active') return 'conflict';
      return resultOf(asOf(closed ?? ended, now));
    });
