import { setImmediate as breathe } from 'node:timers/promises';
import type { Day, Month } from '../../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import { noUse, type UseSum } from '../../../../domain/usage/use-sum.ts';
import type { MonthlyFigures } from '../../../../ports/driven/usage/usage-journal.ts';
import type { Counter, CountRow } from '../../collection.ts';
import {
  requestCounts,
  trackPlays,
  usageDays,
  usageTerritories,
  usageTracks,
} from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';
import { shares } from './usage-recording.ts';

const useIn = ({ plays, impressions, unlicensedPlays, unlicensedImpressions }: UseSum): UseSum => ({
  ...{ plays, impressions },
  ...{ unlicensedPlays, unlicensedImpressions },
});

const mostUsed = (one: UseSum, other: UseSum): number =>
  other.plays - one.plays || other.impressions - one.impressions;

const max = 31;
const ofDays = <Counted extends string>(
  kernel: Kernel,
  { indexes }: Counter<Counted>,
  platformId: PlatformId,
  month: Month,
): Promise<readonly CountRow<Counted>[]> =>
  kernel.read(
    page(indexes.key, { equal: [platformId], from: `${month}-01`, until: `${month}-31`, limit: max }),
  );

const daily = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures['daily']> => {
  const [requests, uses] = await Promise.all([
    ofDays(kernel, requestCounts, platformId, month),
    ofDays(kernel, usageDays, platformId, month),
  ]);
  const days = new Set([...requests, ...uses].map(({ day }) => String(day)));
  return [...days].toSorted().map((day) => {
    const requested = requests.find((row) => row['day'] === day);
    const used = uses.find((row) => row['day'] === day);
    const { requests: all, previews, downloads } = requested ?? { requests: 0, previews: 0, downloads: 0 };
    return { day, requests: all, previews, downloads, ...useIn(used ?? noUse) };
  });
};

const byTerritory = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures['byTerritory']> => {
  const rows = await walk(
    kernel,
    usageTerritories.indexes.key,
    { equal: [platformId, month], limit: Infinity },
    ({ territory }) => [String(territory)],
  );
  return rows.toSorted(mostUsed).map((row) => ({
    ...(row['territory'] !== '' && { territory: String(row['territory']) }),
    ...useIn(row),
  }));
};

/** The number of tracks in the figures of a month. */
const tracksNamed = 1_000;

const byTrack = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures['byTrack']> => {
  const range = { equal: [platformId, month], limit: tracksNamed };
  const rows = await kernel.read(page(usageTracks.indexes.mostPlayed, range));
  return rows.map((row) => ({ trackId: row['trackId'] as TrackId, ...useIn(row) }));
};

export const monthOfPlatform = async (
  kernel: Kernel,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures> => ({
  daily: await daily(kernel, platformId, month),
  byTrack: await byTrack(kernel, platformId, month),
  byTerritory: await byTerritory(kernel, platformId, month),
});

/** The number of sums that are read together. */
const sumsPerPage = 2_000;

export const playsSince = async (kernel: Kernel, since: Day): Promise<ReadonlyMap<TrackId, number>> => {
  const plays = new Map<TrackId, number>();
  for (const share of shares) {
    for (let after: readonly string[] | undefined; ;) {
      const range = { equal: [share], from: since, limit: sumsPerPage, ...(after && { after }) };
      const rows = await kernel.read(page(trackPlays.indexes.key, range));
      for (const row of rows) {
        const trackId = row['trackId'] as TrackId;
        const sum = (plays.get(trackId) ?? 0) + row.plays;
        plays.set(trackId, Math.min(Number.MAX_SAFE_INTEGER, sum));
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < sumsPerPage) break;
      after = [String(last['day']), String(last['trackId'])];
      // A synchronous store would block the event loop.
      await breathe();
    }
  }
  return plays;
};
