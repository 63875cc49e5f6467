import type { MonthlyUsage } from '@platform-licensing/client';

/** RFC 4180; what a spreadsheet would take for a formula is kept a text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** One table for days, tracks and territories: `kind` says which a row is. */
export const usageCsv = ({ period, daily, byTrack, byTerritory }: MonthlyUsage): string =>
  lines([
    ['month', 'kind', 'name', 'requests', 'previews', 'downloads', 'licensesIssued', 'plays', 'impressions'],
    ...daily.map((day) => [
      ...[period, 'day', day.date, day.requests, day.previews, day.downloads],
      ...[day.licensesIssued, day.plays, day.impressions],
    ]),
    ...byTrack.map((row) => [period, 'track', row.trackId, '', '', '', '', row.plays, row.impressions]),
    ...byTerritory.map((row) => [
      ...[period, 'territory', row.territory ?? '', '', '', '', ''],
      ...[row.plays, row.impressions],
    ]),
  ]);
