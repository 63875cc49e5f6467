import { decideAmendment } from '../../domain/licensing/amendment.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { licenseAmended } from '../../domain/licensing/events.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { nextMonth } from '../../domain/shared/calendar.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../ports/driven/idempotency/idempotency-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { AmendLicense } from '../../ports/driving/licensing.ts';
import { newCharge } from '../fees/new-charge.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { currentPlatform } from '../platforms/own-platform.ts';
import { countedCommit, monthQuota } from './month-quota.ts';
import { rejectionOf } from './rejection.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly idempotencyStore: IdempotencyStore;
  readonly tiers: Tiers;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const amendLicense =
  (dependencies: Dependencies): AmendLicense =>
  async ({ caller, licenseId, request, acceptFee, idempotencyKey }) => {
    const { ledger, library, registry, idempotencyStore, clock, ids } = dependencies;
    let platform = caller.platform;
    return retryOnConflict(async () => {
      const now = clock.now();
      const license = await ledger.find(licenseId);
      if (license?.platformId !== platform.platformId) return fail({ kind: 'license-not-found' });
      const { trackId } = license;
      const track = await library.find(trackId);
      const quota = await monthQuota(dependencies, platform, now);
      const decided = decideAmendment({ license, request, acceptFee, track, platform, quota, now });
      if (!decided.ok) return fail(rejectionOf(decided.failure, nextMonth(now)));
      const idempotency = idempotencyFor(idempotencyKey, 201, licenseId);
      const { license: amended } = decided.value;
      if (decided.value.outcome === 'covered') {
        if (idempotency) await idempotencyStore.complete(idempotency);
        return ok({ license: amended, ...permissionOf(amended, track), amended: false });
      }
      const done = await ledger.amend({
        amended,
        ...countedCommit({ platform, trackId, track, quota, now }, ids),
        ...newCharge(amended, decided.value.price, { at: now, spend: quota.spend }, ids),
        effects: {
          events: [licenseAmended(license, amended, EventId(ids.next('event')))],
          ...{ mails: [], audit: undefined, idempotency },
        },
      });
      if (done.outcome === 'amended')
        return ok({ license: amended, ...permissionOf(amended, track), amended: true });
      const current = await currentPlatform(registry, caller);
      if (!current.ok) return current;
      platform = current.value;
      return 'conflict';
    });
  };
