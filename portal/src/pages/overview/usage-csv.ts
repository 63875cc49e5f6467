import type { MonthlyUsage } from '@platform-licensing/client';
import { csvText } from '../../kit/csv.ts';

const usageOf = ({
  plays,
  impressions,
  unlicensed,
}: Pick<MonthlyUsage, 'plays' | 'impressions' | 'unlicensed'>) => [
  plays,
  impressions,
  unlicensed.plays,
  unlicensed.impressions,
];

const figuresOf = (day: MonthlyUsage['daily'][number]) => [
  ...[day.requests, day.previews, day.downloads, day.licensesIssued],
  ...usageOf(day),
];

/** A table of days. */
export const daysCsv = (days: MonthlyUsage['daily']): string =>
  csvText([
    [
      ...['day', 'requests', 'previews', 'downloads', 'licensesIssued'],
      ...['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'],
    ],
    ...days.map((day) => [day.date, ...figuresOf(day)]),
  ]);

/** One table for days, tracks and territories. `kind` is the type of a row. */
export const usageCsv = ({ period, daily, byTrack, byTerritory }: MonthlyUsage): string =>
  csvText([
    [
      ...['month', 'kind', 'name', 'requests', 'previews', 'downloads', 'licensesIssued'],
      ...['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'],
    ],
    ...daily.map((day) => [period, 'day', day.date, ...figuresOf(day)]),
    ...byTrack.map((row) => [period, 'track', row.trackId, '', '', '', '', ...usageOf(row)]),
    ...byTerritory.map((row) => [
      ...[period, 'territory', row.territory ?? '', '', '', '', ''],
      ...usageOf(row),
    ]),
  ]);
