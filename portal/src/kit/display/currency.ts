/** Currencies without minor units, and those with a thousand (ISO 4217, list one). Browsers have other numbers for some of them. */
const undivided = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const inThousandths = 'BHD IQD JOD KWD LYD OMR TND';

/** Returns the number of decimal places of a currency. */
export const digitsOf = (currency: string): number => {
  if (undivided.includes(currency)) return 0;
  return inThousandths.includes(currency) ? 3 : 2;
};

/** Returns an amount in minor units as one in whole units. */
export const majorOf = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency);
