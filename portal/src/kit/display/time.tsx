import { useNow } from '../hooks/use-now.ts';
import { perLanguage } from '../language/current.ts';

const whole = perLanguage(
  'whole',
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
);
const short = perLanguage(
  'short',
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const hour = perLanguage('hour', (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const day = perLanguage('day', (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
// Part of sentences.
const relative = perLanguage(
  'relative',
  (_, language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
);

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The current time is coarse, so anything within a minute is "now". */
const since = (ms: number): string => {
  const [unit, length] = steps.find(([, one]) => Math.abs(ms) >= one) ?? (['second', Infinity] as const);
  return relative().format(Math.round(ms / length), unit);
};

/** Keeps a date and a time of day whole: a narrow column breaks a line only between them. */
const inPieces = (text: string): string => text.replaceAll(/(?<!,) |(?<=,) (?=\d{4}(?!:))/g, '\u00a0');

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
      ? whole().format(date)
      : as === 'hour'
        ? hour().format(date)
        : as === 'day'
          ? day().format(date)
          : as === 'ago'
            ? since(date.getTime() - now)
            : short().format(date);
  return (
    <time
      dateTime={date.toISOString()}
      title={`${date
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z')} (UTC)`}
    >
      {as === 'ago' ? shown : inPieces(shown)}
    </time>
  );
};

/** Returns a text of the service with its timestamps in the time zone and locale of the user. */
export const withLocalTimes = (text: string): string =>
  text.replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (at) => short().format(new Date(at)));
