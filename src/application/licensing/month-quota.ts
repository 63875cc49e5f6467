import type { Track } from '../../domain/catalog/track.ts';
import type { MonthFigures } from '../../domain/licensing/issuance/facts.ts';
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
  readonly ledger: Pick<LicenseLedger, 'issuedIn' | 'spentIn'>;
  readonly tiers: Tiers;
}

/** The quota of licenses of a month, and the spend limit if the platform has one. A quota of null means no limit. */
interface MonthQuota extends MonthFigures {
  readonly month: Month;
}

/** Returns the spend limit and what was spent in a month; nothing if the platform has none. */
export const spendOf = async (
  ledger: Pick<LicenseLedger, 'spentIn'>,
  { platformId, spendLimit: limit }: Platform,
  month: Month,
): Promise<Pick<MonthFigures, 'spend'>> =>
  limit ? { spend: { limit, spent: await ledger.spentIn(platformId, month, limit.currency) } } : {};

export const monthQuota = async (
  { ledger, tiers }: Dependencies,
  platform: Platform,
  now: Instant,
): Promise<MonthQuota> => {
  const month = monthOf(now);
  const limit = figuresOf(platform, tiers).licensesPerMonth;
  const used = await ledger.issuedIn(platform.platformId, month);
  return { month, limit, used, ...(await spendOf(ledger, platform, month)) };
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
