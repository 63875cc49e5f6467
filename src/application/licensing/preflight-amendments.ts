import { decideAmendment } from '../../domain/licensing/amendment.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { nextMonth } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { AmendmentPreflight, PreflightAmendments } from '../../ports/driving/licensing.ts';
import { monthQuota } from './month-quota.ts';
import { rejectionOf } from './rejection.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly tiers: Tiers;
  readonly clock: Clock;
}

export const preflightAmendments =
  ({ ledger, library, tiers, clock }: Dependencies): PreflightAmendments =>
  async ({ caller: { platform }, licenseId, candidates }) => {
    const now = clock.now();
    const { platformId } = platform;
    const license = await ledger.find(licenseId);
    if (license?.platformId !== platformId) return fail({ kind: 'license-not-found' });
    const track = await library.find(license.trackId);
    const quota = await monthQuota({ ledger, tiers }, platform, now);
    return ok(
      candidates.map((candidate, index): AmendmentPreflight => {
        const decided = decideAmendment({ license, ...candidate, track, platform, quota, now });
        if (!decided.ok)
          return { index, allowed: false, rejection: rejectionOf(decided.failure, nextMonth(now)) };
        const { outcome, ...amended } = decided.value;
        return { index, allowed: true, ...amended, amended: outcome === 'amended' };
      }),
    );
  };
