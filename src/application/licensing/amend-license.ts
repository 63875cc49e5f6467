import { decideAmendment } from '../../domain/licensing/amendment.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { licenseAmended } from '../../domain/licensing/events.ts';
import { hasEnded } from '../../domain/platforms/grant.ts';
import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { monthOf, nextMonth } from '../../domain/shared/calendar.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../ports/driven/idempotency/idempotency-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { AmendLicense } from '../../ports/driving/licensing.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';
import { refusalOf } from './refusal.ts';

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
  ({ ledger, library, registry, idempotencyStore, tiers, clock, ids }: Dependencies): AmendLicense =>
  async ({ caller, licenseId, request, acceptFee, idempotencyKey }) => {
    let platform = caller.platform;
    return retryOnConflict(async () => {
      const now = clock.now();
      const { platformId, version } = platform;
      const license = await ledger.find(licenseId);
      if (license?.platformId !== platformId) return fail({ kind: 'license-not-found' });
      const track = await library.find(license.trackId);
      const month = monthOf(now);
      const limit = figuresOf(platform, tiers).licensesPerMonth;
      const quota = { limit, used: await ledger.issuedIn(platformId, month) };
      const decided = decideAmendment({ license, request, acceptFee, track, platform, quota, now });
      if (!decided.ok) return fail(refusalOf(decided.failure, nextMonth(now)));
      const idempotency = idempotencyFor(idempotencyKey, 201, licenseId);
      const { outcome, license: amended } = decided.value;
      if (outcome === 'covered') {
        if (idempotency) await idempotencyStore.complete(idempotency);
        return ok({ license: amended, ...permissionOf(amended, track), amended: false });
      }
      const done = await ledger.amend({
        amended,
        guards: {
          track: { trackId: amended.trackId, catalogVersion: track?.catalogVersion ?? 0 },
          platform: { platformId, version },
          quota: { month, limit },
        },
        warnings: quotaWarnings({ platformId, quota: 'licenses', period: month, limit, now, ids }),
        effects: {
          events: [licenseAmended(license, amended, EventId(ids.next('event')))],
          ...{ mails: [], audit: undefined, idempotency },
        },
      });
      if (done.outcome === 'amended')
        return ok({ license: amended, ...permissionOf(amended, track), amended: true });
      const found = await registry.find(platformId);
      if (found && hasEnded(caller, found)) return fail({ kind: 'token-invalid' });
      platform = found?.platform ?? platform;
      return 'conflict';
    });
  };
