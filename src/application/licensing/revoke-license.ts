import { licenseRevoked } from '../../domain/licensing/events.ts';
import { asOf, revoke, type License } from '../../domain/licensing/license.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { IdempotencyStore } from '../../ports/driven/idempotency/idempotency-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { RevokeLicense } from '../../ports/driving/licensing.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly idempotencyStore: IdempotencyStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Fees are not credited: only staff can judge that a license was not used. */
export const revokeLicense =
  (dependencies: Dependencies): RevokeLicense =>
  async ({ caller: { platform }, licenseId, revocation, idempotencyKey }) =>
    retryOnConflict(async () => {
      const { ledger, library, idempotencyStore, clock, ids } = dependencies;
      const now = clock.now();
      const stored = await ledger.find(licenseId);
      if (stored?.platformId !== platform.platformId) return fail({ kind: 'license-not-found' });
      const track = await library.find(stored.trackId);
      const resultOf = (license: License) => ok({ license, ...permissionOf(license, track) });
      const ended = revoke(stored, { ...revocation, actor: platform.platformId }, now);
      const already = asOf(stored, now).status !== 'active';
      const idempotency = idempotencyFor(idempotencyKey, 200, licenseId);
      if (ended.status !== 'revoked' || already) {
        if (idempotency) await idempotencyStore.complete(idempotency);
        return resultOf(ended);
      }
      const events = [licenseRevoked(ended, track, EventId(ids.next('event')))];
      const closed = await ledger.close({
        revoked: ended,
        effects: { events, mails: [], audit: undefined, idempotency },
      });
      // It was amended since it was read.
      if (closed?.status === 'active') return 'conflict';
      return resultOf(asOf(closed ?? ended, now));
    });
