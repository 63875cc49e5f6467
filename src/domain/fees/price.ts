import type { LicenseTerms } from '../catalog/license-terms.ts';
import type { Money } from '../shared/money.ts';

/** Returns a price, or undefined if it is zero: then nothing has to be accepted. */
const nonzero = (price: Money | undefined): Money | undefined =>
  price && price.amount > 0 ? price : undefined;

/** Returns the price of a license under these terms, or undefined if it costs nothing. */
export const priceOf = ({ fee }: Pick<LicenseTerms, 'fee'>): Money | undefined => nonzero(fee);

/** The changes of an amendment that its price depends on. */
interface Amended {
  /** The current price of everything that the amended license covers. */
  readonly price: Money | undefined;
  /** The fees that were charged for the license so far, one sum for each currency. */
  readonly paid: readonly Money[] | undefined;
  /** The license gets a later end. */
  readonly renews: boolean;
}

/**
 * Returns what an amendment costs: a renewal the current price, a wider scope the current price less what was charged.
 * Fees in another currency are not deducted.
 */
export const amendmentPrice = ({ price, paid = [], renews }: Amended): Money | undefined => {
  if (!price || renews) return price;
  const charged = paid.find(({ currency }) => currency === price.currency)?.amount ?? 0;
  return nonzero({ ...price, amount: Math.max(0, price.amount - charged) });
};

/** Returns the fees charged for a license after one more: one sum for each currency, in the order of their first fees. */
export const chargedAfter = (
  paid: readonly Money[] = [],
  price: Money | undefined,
): readonly Money[] | undefined => {
  const sums = new Map(paid.map(({ currency, amount }) => [currency, amount]));
  if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.amount);
  return sums.size > 0 ? [...sums].map(([currency, amount]) => ({ amount, currency })) : undefined;
};
