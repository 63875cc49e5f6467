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
