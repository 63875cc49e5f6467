/** An amount in the currency's minor unit (cents), with its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The largest amount that can be entered, in minor units: sums of thousands of them are still exact. */
export const maxAmount = 1_000_000_000_000;

/**
 * Currencies without minor units, and those with a thousand (ISO 4217, list one). All others have a hundred.
 */
const undivided = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Returns the number of decimal places of the currency. */
export const digitsOf = (currency: string): number => {
  if (undivided.has(currency)) return 0;
  return inThousandths.has(currency) ? 3 : 2;
};

/** Returns an amount in major units, such as `49.00`. */
export const majorText = ({ amount, currency }: Money): string => {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
};

/** Returns a text such as `49.00 EUR`. */
export const priceText = (money: Money): string => `${majorText(money)} ${money.currency}`;
