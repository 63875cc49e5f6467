import { dayMs, type Day } from '../../../../../domain/shared/calendar.ts';

/** Before the first recordings that are sold, so that two bytes contain the release dates until 2059. */
const firstDay = Date.UTC(1880, 0, 1);

/** Returns a release date as a number of days. */
export const releaseDayOf = (day: Day): number => (Date.parse(day) - firstDay) / dayMs;
