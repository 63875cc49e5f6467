import { csvRows } from '../vocabulary/csv.ts';
import type { MonthlyUsage } from './monthly-usage.contract.ts';

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

const notCounted = ['', '', '', ''] as const;

/** Writes days, tracks and territories to one table. The column `kind` says what a row contains. */
export const monthlyUsageCsv = ({ period, daily, byTrack, byTerritory }: MonthlyUsage): string =>
  csvRows([
    [
      ...['month', 'kind', 'name', 'requests', 'previews', 'downloads', 'licensesIssued'],
      ...['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'],
    ],
    ...daily.map(({ date, requests, previews, downloads, licensesIssued, ...use }) => [
      ...[period, 'day', date, requests, previews, downloads, licensesIssued],
      ...useOf(use),
    ]),
    ...byTrack.map((row) => [period, 'track', row.trackId, ...notCounted, ...useOf(row)]),
    ...byTerritory.map((row) => [period, 'territory', row.territory ?? '', ...notCounted, ...useOf(row)]),
  ]);
