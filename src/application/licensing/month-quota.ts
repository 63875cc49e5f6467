import type { Track } from '../../domain/catalog/track.ts';
import type { OpeningGuards } from '../../domain/licensing/issuance/opening.ts';
import { figuresOf, type Platform } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { monthOf, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';

interface Dependencies {
  readonly ledger: Pick<LicenseLedger, 'issuedIn'>;
  readonly tiers: Tiers;
}

/** The quota of licenses of a month; null means no limit. */
interface MonthQuota {
  readonly month: Month;
  readonly limit: number | null;
  readonly used: number;
}

export const monthQuota = async (
  { ledger, tiers }: Dependencies,
  platform: Platform,
  now: Instant,
): Promise<MonthQuota> => {
  const month = monthOf(now);
  const limit = figuresOf(platform, tiers).licensesPerMonth;
  return { month, limit, used: await ledger.issuedIn(platform.platformId, month) };
};

interface DecidedOn {
  readonly platform: Platform;
  readonly trackId: TrackId;
  readonly track: Track | undefined;
  readonly quota: MonthQuota;
  readonly now: Instant;
}

/** Returns the guards of a commit that counts toward the quota, and the warnings to record with it. */
export const countedCommit = (
  { platform: { platformId, version }, trackId, track, quota: { month, limit }, now }: DecidedOn,
  ids: Ids,
): { readonly guards: OpeningGuards; readonly warnings: readonly QuotaWarning[] } => ({
  guards: {
    track: { trackId, catalogVersion: track?.catalogVersion ?? 0 },
    platform: { platformId, version },
    quota: { month, limit },
  },
  warnings: quotaWarnings({ platformId, quota: 'licenses', period: month, limit, now, ids }),
});
