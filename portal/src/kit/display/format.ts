import { currentLocale, perLanguage } from '../language/current.ts';
import { t } from '../language/texts.ts';
import { digitsOf, majorOf } from './currency.ts';
const plain = perLanguage('plain', (locale) => new Intl.NumberFormat(locale));
const tenths = perLanguage('tenths', (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
/** Formats a number with at most one decimal place. */
export const decimal = (value: number): string => tenths().format(value);
const compact = perLanguage(
  'compact',
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const percent = perLanguage(
  'percent',
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const signedPercent = perLanguage(
  'signedPercent',
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
);
// Numbers and dates use the locale of the user. Names of countries are part of sentences.
const countries = perLanguage(
  'countries',
  (_, language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);

export const count = (value: number): string => plain().format(value);
/** Returns a number with its noun: "1 entry", "2 entries". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
/** Short, for the axis of a plot: 1.2K. */
export const brief = (value: number): string => compact().format(value);
export const share = (part: number, whole: number): string =>
  percent().format(whole === 0 ? 0 : part / whole);
/** Formats a change as a share of the earlier value, with its sign: +12%. */
export const percentChange = (change: number): string => signedPercent().format(change);
/** Minor units and an ISO 4217 code. */
export const money = ({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string => {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(currentLocale(), {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  return format.format(majorOf(amount, currency));
};
/** Returns a function that formats minor units of a currency. */
export const moneyIn =
  (currency: string) =>
  (amount: number): string =>
    money({ amount, currency });
/** Milliseconds as m:ss. */
export const clockOf = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
export const countryOf = (code: string): string =>
  code === 'WORLD' ? t('kit.allCountries') : (countries().of(code) ?? code);
/** Turns `snake_case` into words. */
export const words = (name: string): string => name.replaceAll('_', ' ');
/** Bytes in KiB or MiB, the units of the limits. */
export const bytesText = (bytes: number): string =>
  bytes < 2 ** 20
    ? t('kit.kibibytes', { format: plain().format(Math.ceil(bytes / 1024)) })
    : t('kit.mebibytes', { format: tenths().format(bytes / 2 ** 20) });

/** Returns the start of a day (`YYYY-MM-DD`) in the time zone of the user as an ISO timestamp; undefined if it is not a day. */
export const dayBegins = (date: string): string | undefined => {
  const at = new Date(`${date}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** Formats a day. The service counts days in UTC. */
export const utcDay = (date: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a range of days. */
export const utcDays = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );

/** Formats the days (UTC) of a period whose end is the start of the day after it. */
export const utcPeriod = (start: string, end: string): string =>
  utcDays({ from: start.slice(0, 10), to: new Date(Date.parse(end) - 1).toISOString().slice(0, 10) });

/** Formats a day without its year. */
export const utcDayMark = (date: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
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
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
