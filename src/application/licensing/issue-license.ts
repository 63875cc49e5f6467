import type { Track } from '../../domain/catalog/track.ts';
import { licenseIssued } from '../../domain/licensing/events.ts';
import { decideIssuance, identified } from '../../domain/licensing/issuance/issuance.ts';
import type { LicenseRequest } from '../../domain/licensing/issuance/facts.ts';
import { differencesFrom } from '../../domain/licensing/issuance/differences.ts';
import { hasLapsed, type ActiveLicense } from '../../domain/licensing/license.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { isNamed, sourceOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { nextMonth } from '../../domain/shared/calendar.ts';
import { EventId, LicenseId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../ports/driven/idempotency/idempotency-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { IssuedLicense, IssueLicense } from '../../ports/driving/licensing.ts';
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

export const issueLicense =
  (dependencies: Dependencies): IssueLicense =>
  async ({ caller, order: { platform: named, ...request }, idempotencyKey }) => {
    const { ledger, library, registry, idempotencyStore, clock, ids } = dependencies;
    if (named !== undefined && !isNamed(caller.platform, named)) return fail({ kind: 'platform-mismatch' });
    let platform = caller.platform;
    return retryOnConflict(async () => {
      const now = clock.now();
      const { platformId } = platform;
      const { trackId, contentId } = request;
      const track = await library.find(trackId);
      const existing = await ledger.findExisting({ platformId, trackId, contentId });
      if (existing && !hasLapsed(existing, now)) {
        const idempotency = idempotencyFor(idempotencyKey, 201, existing.licenseId);
        if (idempotency) await idempotencyStore.complete(idempotency);
        return ok(resultOf(existing, request, { isExisting: true, track }));
      }
      const quota = await monthQuota(dependencies, platform, now);
      const decided = decideIssuance({ request, track, platform, quota, source: sourceOf(platform), now });
      if (!decided.ok) return fail(rejectionOf(decided.failure, nextMonth(now)));
      const candidate = identified(decided.value, LicenseId(ids.next('license')));
      const opened = await ledger.open({
        candidate,
        effects: {
          events: [licenseIssued(candidate, EventId(ids.next('event')))],
          mails: [],
          audit: undefined,
          idempotency: idempotencyFor(idempotencyKey, 201, candidate.licenseId),
        },
        ...countedCommit({ platform, trackId, track, quota, now }, ids),
        ...newCharge(candidate, candidate.fees?.[0], { at: now, spend: quota.spend }, ids),
      });
      if (opened.outcome !== 'guard-failed')
        return ok(resultOf(opened.license, request, { isExisting: opened.outcome === 'existing', track }));
      const current = await currentPlatform(registry, caller);
      if (!current.ok) return current;
      platform = current.value;
      return 'conflict';
    });
  };

const resultOf = (
  license: ActiveLicense,
  request: LicenseRequest,
  { isExisting, track }: { readonly isExisting: boolean; readonly track: Track | undefined },
): IssuedLicense => {
  const permission = permissionOf(license, track);
  const differences = isExisting ? differencesFrom(license, request, permission.compliance) : [];
  return { license, ...permission, isExisting, differences };
};
