/** A time in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A calendar month in UTC as `YYYY-MM`: the period of quotas and statements. */
export type Month = string;

/** A calendar day in UTC as `YYYY-MM-DD`. */
export type Day = string;

export const dayMs = 86_400_000;
/** The longest six months, as from March to September. */
export const sixMonthsMs = 184 * dayMs;
const minuteMs = 60_000;

/** Returns when the minute of a given time began. */
export const minuteOf = (at: Instant): Instant => Math.floor(at / minuteMs) * minuteMs;

export const timestamp = (at: Instant): string => new Date(at).toISOString();

export const dayOf = (at: Instant): Day => timestamp(at).slice(0, 10);

export const monthOf = (at: Instant): Month => timestamp(at).slice(0, 7);

export const nextDay = (at: Instant): Instant => (Math.floor(at / dayMs) + 1) * dayMs;

export const monthStart = (at: Instant): Instant => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};

export const nextMonth = (at: Instant): Instant => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

export const startOfMonth = (month: Month): Instant => Date.parse(`${month}-01`);

export const endOfMonth = (month: Month): Instant => nextMonth(startOfMonth(month));

/** Returns the month after a month. */
export const followingMonth = (month: Month): Month => monthOf(endOfMonth(month));

/** Returns the same day `months` later, or the last day of that month if it is shorter. */
export const monthsLater = (at: Instant, months: number): Instant => {
  const date = new Date(at);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const days = new Date(nextMonth(first) - dayMs).getUTCDate();
  const timeOfDay = at - Math.floor(at / dayMs) * dayMs;
  return first + (Math.min(date.getUTCDate(), days) - 1) * dayMs + timeOfDay;
};
