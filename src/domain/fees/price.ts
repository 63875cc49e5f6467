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
  /** The fees that were charged for the license so far. */
  readonly paid: Money | undefined;
  /** The license gets a later end. */
  readonly renews: boolean;
}

/**
 * Returns what an amendment costs: a renewal the current price, a wider scope the current price less what was charged.
 * Fees in another currency are not deducted.
 */
export const amendmentPrice = ({ price, paid, renews }: Amended): Money | undefined => {
  if (!price || renews || paid?.currency !== price.currency) return price;
  return nonzero({ ...price, amount: Math.max(0, price.amount - paid.amount) });
};

/** Returns the fees charged for a license after one more; those in another currency are not part of the sum. */
export const chargedAfter = (paid: Money | undefined, price: Money | undefined): Money | undefined => {
  if (!price || !paid) return price ?? paid;
  return paid.currency === price.currency ? { ...price, amount: paid.amount + price.amount } : price;
};
