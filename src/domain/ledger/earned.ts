import { dayMs, dayOf, type Day, type Instant } from '../shared/calendar.ts';
import { apportion } from './apportion.ts';

/** Money that was paid in advance for a period. */
export interface PaidInAdvance {
  /** In minor units, without tax. */
  readonly net: number;
  readonly start: Instant;
  readonly end: Instant;
}

/** The money that is earned on one day in UTC, in minor units. */
export interface EarnedOn {
  readonly day: Day;
  readonly amount: number;
}

const dayNumber = (at: Instant): number => Math.floor(at / dayMs);

/**
 * Divides money by the days of its period, exactly, in equal parts; the first days get what remains. The day on
 * which a period begins counts, that on which it ends belongs to the next one. A shorter period is one day.
 */
export const earnedByDay = ({ net, start, end }: PaidInAdvance): readonly EarnedOn[] => {
  const first = dayNumber(start);
  const days = Math.max(1, dayNumber(end) - first);
  return apportion(
    net,
    Array.from({ length: days }, () => 1),
  ).map((amount, place) => ({
    day: dayOf((first + place) * dayMs),
    amount,
  }));
};

/** Returns what was earned before a time: that of all days that were over by then. */
export const earnedBefore = (paid: PaidInAdvance, at: Instant): number => {
  const today = dayOf(at);
  return earnedByDay(paid).reduce((sum, { day, amount }) => (day < today ? sum + amount : sum), 0);
};
