import type { StaffInvoice } from '@platform-licensing/client';
import { digitsOf } from '../../kit/display/currency.ts';

/** An amount in the spelling of the filter: whole units, at most three decimal places. */
const form = /^-?\d{1,9}([.,]\d{1,3})?$/;

/** Returns the number of decimal places of a currency; two if none is chosen. */
const placesOf = (currency: string | undefined): number => (currency === undefined ? 2 : digitsOf(currency));

/** Returns a price as the CSV files of the API write it, such as `49.00 EUR`. */
export const priceText = ({
  amount,
  currency,
}: {
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
}): string => {
  const places = placesOf(currency);
  return `${(amount / 10 ** places).toFixed(places)} ${currency}`;
};

/** Returns an amount as the service counts it, in minor units; undefined if the text is not an amount. */
export const minorUnits = (text: string | undefined, currency: string | undefined): number | undefined =>
  text === undefined || !form.test(text)
    ? undefined
    : Math.round(Number(text.replace(',', '.')) * 10 ** placesOf(currency));

/** Returns the amount that is still owed on a fee invoice, in minor units. */
export const owedOn = ({ amount, paid = 0 }: Pick<StaffInvoice, 'amount' | 'paid'>): number => amount - paid;

/** Returns the amount of a payment in minor units; undefined if the text is not an amount above zero with the decimal places of its currency. */
export const paymentAmount = (text: string, currency: string): number | undefined => {
  const [, places = ''] = /[.,](\d+)$/.exec(text) ?? [];
  const amount = places.length > digitsOf(currency) ? undefined : minorUnits(text, currency);
  return amount !== undefined && amount > 0 ? amount : undefined;
};

export const paymentAmountError = (text: string, currency: string): string | undefined => {
  if (paymentAmount(text, currency) !== undefined) return undefined;
  const places = digitsOf(currency);
  const limit = places === 0 ? 'no decimal places' : `at most ${places} decimal places`;
  return `Enter an amount above zero with ${limit}, such as ${(68).toFixed(places)}.`;
};

export const amountError = (text: string): string | undefined =>
  text.trim() === '' || form.test(text.trim()) ? undefined : 'Enter an amount, such as 68.00.';

/** Returns the code of a currency; undefined if the text is not one. */
export const currencyOf = (text: string | undefined): string | undefined => {
  const code = text?.toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
};

/** Returns the error of a text that cannot be the ID of an invoice. The service accepts the same. */
export const invoiceIdError = (text: string): string | undefined =>
  /^\w{0,100}$/.test(text.trim())
    ? undefined
    : 'An invoice ID has at most 100 letters, digits and underscores, such as in_1Pq.';

export const currencyError = (text: string): string | undefined =>
  text.trim() === '' || currencyOf(text.trim()) !== undefined
    ? undefined
    : 'Enter three letters, such as EUR.';
