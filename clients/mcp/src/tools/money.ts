import type { Money } from '../../../typescript/src/index.ts';

/** Writes an amount in major units, with the decimals that its currency has in ISO 4217 as Node knows them: `EUR 49.00`. */
export const amountText = ({ amount, currency }: Money): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals).replace(/\s/g, ' ');
};
