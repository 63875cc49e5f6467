import type { MonthlyUsage } from '@platform-licensing/client';

/** Formats a cell (RFC 4180). Text that a spreadsheet would evaluate as a formula is escaped. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

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
  lines([
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
