import { digitsOf } from '../shared/money.ts';

/** The decimal places of an exact amount: it is a whole number of millionths of a major unit. */
const places = 6;

/** Returns the number of millionths of a major unit in a minor unit of the currency. */
export const millionthsIn = (currency: string): number => 10 ** (places - digitsOf(currency));

/** Returns an exact amount in major units, such as `12.345678`. */
export const exactText = (millionths: number): string => {
  const text = String(Math.abs(millionths)).padStart(places + 1, '0');
  return `${millionths < 0 ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`;
};

/** Returns the millionths of an exact amount that `exactText` wrote. */
export const exactMillionths = (text: string): bigint => BigInt(text.replace('.', ''));
