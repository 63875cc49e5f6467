import type { MonthlyUsage } from '@platform-licensing/client';
import { monthAfter } from './months.ts';

/** Days (UTC, `YYYY-MM-DD`), the first and the last included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Ranges that end today, in days. */
export const presets = [7, 30, 90] as const;
/** The longest range, in days: with the days before it, at most thirteen months of figures are loaded. */
export const longestRange = 184;

const dayMs = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayAfter = (day: string, by: number): string =>
  new Date(at(day) + by * dayMs).toISOString().slice(0, 10);
const isDay = (text: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text));

/** Returns how many days a range has; less than 1 if it ends before it begins. */
export const lengthOf = ({ from, to }: DayRange): number => (at(to) - at(from)) / dayMs + 1;

/** Returns the last days up to today. */
export const lastDays = (days: number, today: string): DayRange => ({
  from: dayAfter(today, 1 - days),
  to: today,
});

/** The period that the overview shows: a month, one of the ranges that end today, or days that the user enters. */
export type Period =
  | { readonly kind: 'month' }
  | { readonly kind: 'last'; readonly days: number; readonly range: DayRange }
  /** Without `range` its days cannot be shown: they are in the future, too many, or in the wrong order. */
  | {
      readonly kind: 'custom';
      readonly given: DayRange;
      readonly range: DayRange | undefined;
    };

/** Reads the period that an address names. */
export const periodIn = (filters: URLSearchParams, today: string): Period => {
  const days = presets.find((one) => String(one) === filters.get('days'));
  if (days !== undefined) return { kind: 'last', days, range: lastDays(days, today) };
  const given = { from: filters.get('from') ?? '', to: filters.get('to') ?? '' };
  if (given.from === '' && given.to === '') return { kind: 'month' };
  const isShown =
    isDay(given.from) &&
    isDay(given.to) &&
    given.to <= today &&
    lengthOf(given) >= 1 &&
    lengthOf(given) <= longestRange;
  return { kind: 'custom', given, range: isShown ? given : undefined };
};

/** Returns as many days, right before a range. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: dayAfter(range.from, -lengthOf(range)),
  to: dayAfter(range.from, -1),
});

/** Returns the months that a range touches, the earliest first. */
export const monthsIn = ({ from, to }: DayRange): readonly string[] => {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1))
    months.push(month);
  return months;
};

/** Returns the days of a range out of the figures of its months. */
export const daysIn = (
  months: readonly Pick<MonthlyUsage, 'daily'>[],
  { from, to }: DayRange,
): MonthlyUsage['daily'] =>
  months.flatMap(({ daily }) => daily).filter(({ date }) => date >= from && date <= to);
