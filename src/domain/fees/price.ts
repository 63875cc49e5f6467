import type { ContentType, LicenseTerms, Rate } from '../catalog/license-terms.ts';
import type { Money } from '../shared/money.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** Returns a price, or undefined if it is zero: then nothing has to be accepted. */
export const nonzero = (price: Money | undefined): Money | undefined =>
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
