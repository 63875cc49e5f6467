import type { MonthlyUsage } from '@platform-licensing/client';
import { csvText } from '../../kit/csv.ts';

const useOf = ({
  plays,
  impressions,
  unlicensed,
}: Pick<MonthlyUsage, 'plays' | 'impressions' | 'unlicensed'>) => [
  plays,
  impressions,
  unlicensed.plays,
  unlicensed.impressions,
];

/** One table for days, tracks and territories. `kind` is the type of a row. */
export const usageCsv = ({ period, daily, byTrack, byTerritory }: MonthlyUsage): string =>
  csvText([
    [
      ...['month', 'kind', 'name', 'requests', 'previews', 'downloads', 'licensesIssued'],
      ...['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'],
    ],
    ...daily.map((day) => [
      ...[period, 'day', day.date, day.requests, day.previews, day.downloads],
      ...[day.licensesIssued, ...useOf(day)],
    ]),
    ...byTrack.map((row) => [period, 'track', row.trackId, '', '', '', '', ...useOf(row)]),
    ...byTerritory.map((row) => [
      ...[period, 'territory', row.territory ?? '', '', '', '', ''],
      ...useOf(row),
    ]),
  ]);
