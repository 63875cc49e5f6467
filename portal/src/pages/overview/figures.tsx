import type { MonthlyUsage } from '@platform-licensing/client';
import { brief, count, percentChange } from '../../kit/display/format.ts';
import { monthName, thisMonth } from '../../kit/display/time.tsx';
import { changeOf, comparisonOf } from './comparison.ts';
import { monthAfter } from './months.ts';

/** Numbers from here on are abbreviated. The tooltip and the CSV have the exact number. */
const abbreviatedFrom = 10_000_000;
const shown = (value: number): string => (value < abbreviatedFrom ? count(value) : brief(value));

/** The change since the month before, and the earlier value as a tooltip. */
const Change = ({ now, before }: { readonly now: number; readonly before: number | undefined }) => {
  if (before === undefined) return null;
  const change = changeOf(now, before);
  return (
    <span className="tile-change" title={`${count(before)} before`}>
      {change === undefined ? `${shown(before)} before` : percentChange(change)}
    </span>
  );
};

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
  const before = comparison?.before;
  const month = monthName(monthAfter(of.period, -1));
  return (
    <>
      <ul className="tiles" aria-label="Monthly totals">
        {(
          [
            ['Requests', of.requests, before?.requests],
            ['Previews', of.previews, before?.previews],
            ['Downloads', of.downloads, before?.downloads],
            ['Licenses issued', of.licensesIssued, before?.licensesIssued],
            [
              isCurrent ? 'Active licenses' : 'Active licenses at month end',
              of.activeLicenses,
              earlier?.activeLicenses,
            ],
            ['Plays', of.plays, before?.plays],
            ['Impressions', of.impressions, before?.impressions],
            ['Unlicensed plays', of.unlicensed.plays, before?.unlicensedPlays],
            ['Unlicensed impressions', of.unlicensed.impressions, before?.unlicensedImpressions],
          ] as const
        ).map(([name, value, was]) => (
          <li key={name}>
            <span className="tile-figure" title={count(value)}>
              {shown(value)} <Change now={value} before={was} />
            </span>
            <span className="soft">{name}</span>
          </li>
        ))}
      </ul>
      {comparison && (
        <p className="soft compared">
          {comparison.days === undefined
            ? `Compared with ${month}.`
            : comparison.days === 1
              ? `Compared with the first day of ${month}; active licenses with the end of that month.`
              : `Compared with the first ${comparison.days} days of ${month}; active licenses with the end of that month.`}
        </p>
      )}
    </>
  );
};
