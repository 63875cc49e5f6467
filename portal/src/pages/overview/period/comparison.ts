import type { MonthlyUsage } from '@platform-licensing/client';

/** The figures of the month that can be compared. */
export interface Totals {
  readonly requests: number;
  readonly previews: number;
  readonly downloads: number;
  readonly licensesIssued: number;
  readonly plays: number;
  readonly impressions: number;
  readonly unlicensedPlays: number;
  readonly unlicensedImpressions: number;
}

/** Returns the totals of some days. */
export const totalsOf = (days: MonthlyUsage['daily']): Totals => {
  const sum = (value: (day: MonthlyUsage['daily'][number]) => number) =>
    days.reduce((total, day) => total + value(day), 0);
  return {
    requests: sum(({ requests }) => requests),
    previews: sum(({ previews }) => previews),
    downloads: sum(({ downloads }) => downloads),
    licensesIssued: sum(({ licensesIssued }) => licensesIssued),
    plays: sum(({ plays }) => plays),
    impressions: sum(({ impressions }) => impressions),
    unlicensedPlays: sum(({ unlicensed }) => unlicensed.plays),
    unlicensedImpressions: sum(({ unlicensed }) => unlicensed.impressions),
  };
};

export interface Comparison {
  /** Totals of the month before. */
  readonly before: Totals;
  /** The number of days that both months are compared over; undefined if both are whole. */
  readonly days: number | undefined;
}

/** Compares a month with the one before it: the current month with as many days as have begun. */
export const comparisonOf = (
  month: Pick<MonthlyUsage, 'daily' | 'period'>,
  before: Pick<MonthlyUsage, 'daily'>,
  thisMonth: string,
): Comparison => {
  const days = month.period === thisMonth ? month.daily.length : undefined;
  return { before: totalsOf(before.daily.slice(0, days ?? before.daily.length)), days };
};

/** Returns the change as a share of the earlier value; undefined if that was 0. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / before;
