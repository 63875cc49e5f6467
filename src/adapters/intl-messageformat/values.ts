import type { ValueKind } from '../../domain/mail/messages.ts';
import type { Language } from '../../domain/shared/language.ts';
import { dayOf, timestamp, type Instant } from '../../domain/shared/calendar.ts';
import { priceText, type Money } from '../../domain/shared/money.ts';

/** Returns the values of one kind as text, or as a number that selects a plural. */
export type Shown = (kind: ValueKind, value: unknown) => string | number;

interface Times {
  readonly day: (at: Instant) => string;
  readonly minute: (at: Instant) => string;
  readonly period: (period: string) => string;
  readonly money: (money: Money) => string;
}

/** Times in English are in ISO 8601, which readers in no country confuse. */
const english: Times = {
  day: dayOf,
  minute: (at) => `${timestamp(at).slice(0, 16).replace('T', ' ')} UTC`,
  period: (period) => period,
  money: priceText,
};

const timesIn = (language: Language): Times => {
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const [day, minute, month] = [
    form({ dateStyle: 'long' }),
    form({ dateStyle: 'long', timeStyle: 'short' }),
    form({ month: 'long', year: 'numeric' }),
  ];
  return {
    day: (at) => day.format(at),
    minute: (at) => `${minute.format(at)} UTC`,
    period: (period) => {
      const at = Date.parse(period);
      return Number.isNaN(at) ? period : (period.length > 7 ? day : month).format(at);
    },
    money: (money) => {
      const [amount = '', currency = ''] = priceText(money).split(' ');
      const digits = amount.split('.')[1]?.length ?? 0;
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return `${new Intl.NumberFormat(language, options).format(Number(amount))}\u00A0${currency}`;
    },
  };
};

/** Returns how values are shown in a language. */
export const shownIn = (language: Language): Shown => {
  const times = language === 'en' ? english : timesIn(language);
  return (kind, value) => {
    switch (kind) {
      case 'count':
        return value as number;
      case 'flag':
        return value === true ? 'yes' : 'no';
      case 'day':
      case 'minute':
        return times[kind](value as Instant);
      case 'money':
        return times.money(value as Money);
      case 'period':
        return times.period(value as string);
      default:
        return value as string;
    }
  };
};
