import { useNow } from '../hooks/use-now.ts';

const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const short = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
// Part of English sentences.
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The current time is coarse, so anything within a minute is "now". */
const since = (ms: number): string => {
  const [unit, length] = steps.find(([, one]) => Math.abs(ms) >= one) ?? (['second', Infinity] as const);
  return relative.format(Math.round(ms / length), unit);
};

/** A time in the time zone and locale of the user. The tooltip shows UTC. */
export const Time = ({
  at,
  as = 'moment',
}: {
  readonly at: string;
  readonly as?: 'moment' | 'exact' | 'hour' | 'day' | 'ago';
}) => {
  const now = useNow();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  const shown =
    as === 'exact'
      ? whole.format(date)
      : as === 'hour'
        ? hour.format(date)
        : as === 'day'
          ? day.format(date)
          : as === 'ago'
            ? since(date.getTime() - now)
            : short.format(date);
  return (
    <time
      dateTime={date.toISOString()}
      title={`${date
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z')} (UTC)`}
    >
      {shown}
    </time>
  );
};

/** Returns the start of a day (`YYYY-MM-DD`) in the time zone of the user as an ISO timestamp; undefined if it is not a day. */
export const dayBegins = (date: string): string | undefined => {
  const at = new Date(`${date}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** Formats a day. The service counts days in UTC. */
export const utcDay = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a day without its year. */
export const utcDayMark = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Returns the current month (UTC) as `YYYY-MM`. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** Returns the month before a month. */
export const monthBefore = (month: string): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
};

export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
