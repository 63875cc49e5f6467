import type { MonthlyUsage } from '@platform-licensing/client';
import { brief, count, monthName, percentChange, thisMonth } from '../../kit/display/format.ts';
import { changeOf, comparisonOf, type Totals } from './period/comparison.ts';
import { monthAfter } from './period/months.ts';
import { t } from '../../texts/texts.ts';

/** Numbers from here on are abbreviated. The tooltip and the CSV have the exact number. */
const abbreviatedFrom = 10_000_000;
const shown = (value: number): string => (value < abbreviatedFrom ? count(value) : brief(value));

/** The change since the month before, and the earlier value as a tooltip. */
const Change = ({ now, before }: { readonly now: number; readonly before: number | undefined }) => {
  if (before === undefined) return null;
  const change = changeOf(now, before);
  return (
    <span className="tile-change" title={t('overview.before', { value: count(before) })}>
      {change === undefined ? t('overview.before', { value: shown(before) }) : percentChange(change)}
    </span>
  );
};

/** The name of a figure, its value, and the earlier value if there is one to compare with. */
type Tile = readonly [name: string, value: number, before: number | undefined];

export const Tiles = ({ label, rows }: { readonly label: string; readonly rows: readonly Tile[] }) => (
  <ul className="tiles" aria-label={label}>
    {rows.map(([name, value, was]) => (
      <li key={name}>
        <span className="tile-figure" title={count(value)}>
          {shown(value)} <Change now={value} before={was} />
        </span>
        <span className="soft">{name}</span>
      </li>
    ))}
  </ul>
);

/** Returns the figures of some days. */
export const rangeTiles = (of: Totals, before: Totals | undefined): readonly Tile[] => [
  [t('overview.requests'), of.requests, before?.requests],
  [t('overview.previews'), of.previews, before?.previews],
  [t('overview.downloads'), of.downloads, before?.downloads],
  [t('overview.licensesIssued'), of.licensesIssued, before?.licensesIssued],
  [t('overview.plays'), of.plays, before?.plays],
  [t('overview.impressions'), of.impressions, before?.impressions],
  [t('overview.unlicensedPlays'), of.unlicensedPlays, before?.unlicensedPlays],
  [t('overview.unlicensedImpressions'), of.unlicensedImpressions, before?.unlicensedImpressions],
];

/** The totals of a month, compared with those of the month before. */
export const Figures = ({
  of,
  before: earlier,
}: {
  readonly of: MonthlyUsage;
  /** The month before; undefined if the platform was not registered then. */
  readonly before: MonthlyUsage | undefined;
}) => {
  const isCurrent = of.period === thisMonth();
  const comparison = earlier && comparisonOf(of, earlier, thisMonth());
  const month = monthName(monthAfter(of.period, -1));
  const { plays: unlicensedPlays, impressions: unlicensedImpressions } = of.unlicensed;
  const tiles = rangeTiles({ ...of, unlicensedPlays, unlicensedImpressions }, comparison?.before);
  const active: Tile = [
    isCurrent ? t('overview.activeLicenses') : t('overview.activeLicensesAtMonthEnd'),
    of.activeLicenses,
    earlier?.activeLicenses,
  ];
  return (
    <>
      <Tiles label={t('overview.monthlyTotals')} rows={tiles.toSpliced(4, 0, active)} />
      {comparison && (
        <p className="soft compared">
          {comparison.days === undefined
            ? t('overview.comparedWithMonth', { month })
            : t('overview.comparedWithTheFirstDays', { days: comparison.days, month })}
        </p>
      )}
    </>
  );
};
