import { decideIssuance } from '../../domain/licensing/issuance/issuance.ts';
import { permissionOf } from '../../domain/licensing/compliance.ts';
import { differencesFrom } from '../../domain/licensing/issuance/differences.ts';
import { hasLapsed } from '../../domain/licensing/license.ts';
import { isNamed, sourceOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { nextMonth } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { LicenseOrder, PreflightResult, PreflightLicenses } from '../../ports/driving/licensing.ts';
import { monthQuota } from './month-quota.ts';
import { rejectionOf } from './rejection.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

export const preflightLicenses =
  ({ ledger, library, tiers, clock }: Dependencies): PreflightLicenses =>
  async ({ caller: { platform }, orders }) => {
    const now = clock.now();
    const { platformId } = platform;
    const quota = await monthQuota({ ledger, tiers }, platform, now);
    const preflightOf = async (
      { platform: named, ...request }: LicenseOrder,
      index: number,
    ): Promise<PreflightResult> => {
      if (named !== undefined && !isNamed(platform, named)) {
        return { index, allowed: false, rejection: { kind: 'platform-mismatch' } };
      }
      const existing = await ledger.findExisting({
        platformId,
        trackId: request.trackId,
        contentId: request.contentId,
      });
      const track = await library.find(request.trackId);
      if (existing && !hasLapsed(existing, now)) {
        const differences = differencesFrom(existing, request, permissionOf(existing, track).compliance);
        return { index, allowed: differences.length === 0, existing: { license: existing, differences } };
      }
      const decided = decideIssuance({ request, track, platform, quota, source: sourceOf(platform), now });
      if (decided.ok) {
        const [price] = decided.value.fees ?? [];
        return { index, allowed: true, ...(price && { price }) };
      }
      const rejection = rejectionOf(decided.failure, nextMonth(now));
      const alternatives = 'alternatives' in rejection ? rejection.alternatives : [];
      return { index, allowed: false, rejection, ...(alternatives.length > 0 && { alternatives }) };
    };
    return ok(await Promise.all(orders.map(preflightOf)));
  };
