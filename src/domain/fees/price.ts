import type { ContentType, LicenseTerms, Rate } from '../catalog/license-terms.ts';
import type { Money } from '../shared/money.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** Returns a price, or undefined if it is zero: then nothing has to be accepted. */
const nonzero = (price: Money | undefined): Money | undefined =>
  price && price.amount > 0 ? price : undefined;

/** The coverage of a license that its price depends on. */
export interface PricedScope {
  readonly contentTypes: readonly ContentType[];
  readonly territories: readonly Territory[];
}

/** Returns whether a rate applies to a license: it is for all content types and territories of the license. */
const isFor = ({ contentTypes, territories }: Rate, scope: PricedScope): boolean =>
  (!contentTypes || scope.contentTypes.every((one) => contentTypes.includes(one))) &&
  (!territories || expand(scope.territories).isSubsetOf(expand(territories)));

/**
 * Returns the price of a license under these terms: the lowest of the fee and of the rates that apply to all of it. Undefined if it
 * costs nothing. A wider license never costs less.
 */
export const priceOf = (
  { fee, rates = [] }: Pick<LicenseTerms, 'fee' | 'rates'>,
  scope: PricedScope,
): Money | undefined => {
  if (!fee) return undefined;
  const amounts = rates.filter((rate) => isFor(rate, scope)).map((rate) => rate.fee.amount);
  return nonzero({ ...fee, amount: Math.min(fee.amount, ...amounts) });
};

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
