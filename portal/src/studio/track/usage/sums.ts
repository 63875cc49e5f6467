import type { TrackUse } from '@platform-licensing/client';
import { monthsBetween } from '../../statements/months.ts';

export interface UseSum {
  /** The ID of the platform or the code of the country; undefined if none was reported. */
  readonly key: string | undefined;
  readonly plays: number;
  readonly impressions: number;
  readonly unlicensedPlays: number;
}

/** Returns the sums of the use by one of its members, the most played first. */
export const sumsBy = (
  use: readonly TrackUse[],
  keyOf: (one: TrackUse) => string | undefined,
): readonly UseSum[] => {
  const sums = new Map<string | undefined, UseSum>();
  for (const one of use) {
    const key = keyOf(one);
    const before = sums.get(key) ?? { plays: 0, impressions: 0, unlicensedPlays: 0 };
    sums.set(key, {
      key,
      plays: before.plays + one.plays,
      impressions: before.impressions + one.impressions,
      unlicensedPlays: before.unlicensedPlays + one.unlicensed.plays,
    });
  }
  return [...sums.values()].sort(
    (one, other) => other.plays - one.plays || other.impressions - one.impressions,
  );
};

/** Returns the plays of each month from the first to the last one with use. */
export const playsByMonth = (
  use: readonly TrackUse[],
): readonly { readonly month: string; readonly licensed: number; readonly unlicensed: number }[] => {
  const months = use.map(({ month }) => month).sort();
  const byMonth = new Map(sumsBy(use, ({ month }) => month).map((sum) => [sum.key, sum]));
  return monthsBetween(months[0] ?? '', months.at(-1) ?? '').map((month) => {
    const { plays = 0, unlicensedPlays = 0 } = byMonth.get(month) ?? {};
    return { month, licensed: plays - unlicensedPlays, unlicensed: unlicensedPlays };
  });
};
