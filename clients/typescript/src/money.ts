/** Currencies without minor units, and those with a thousand (ISO 4217, list one). `Intl` has other numbers for some of them. */
const undivided = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const inThousandths = 'BHD IQD JOD KWD LYD OMR TND';

/** Returns the number of decimal places of a currency. */
export const digitsOf = (currency: string): number => {
  if (undivided.includes(currency)) return 0;
  return inThousandths.includes(currency) ? 3 : 2;
};

/** Returns an amount in minor units as one in major units. */
export const majorOf = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency);

/** Writes an amount of the API, which is in minor units, in major units: `49.00 EUR`. */
export const priceText = ({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string => `${majorOf(amount, currency).toFixed(digitsOf(currency))} ${currency}`;
