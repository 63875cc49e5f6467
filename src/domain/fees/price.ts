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

/** Returns whether a rate is for all of these content types and countries. */
const isFor = (
  { contentTypes, territories }: Rate,
  types: readonly ContentType[],
  countries: ReadonlySet<string>,
): boolean =>
  (!contentTypes || types.every((one) => contentTypes.includes(one))) &&
  (!territories || countries.isSubsetOf(expand(territories)));

/**
 * Returns the price of a license under these terms: the lowest of the fee and of the rates that apply to all of it. Undefined if it
 * costs nothing. A wider license never costs less.
 */
export const priceOf = (
  { fee, rates }: Pick<LicenseTerms, 'fee' | 'rates'>,
  { contentTypes, territories }: PricedScope,
): Money | undefined => {
  if (!fee || !rates) return nonzero(fee);
  const countries = expand(territories);
  return nonzero(
    rates.reduce(
      (lowest, rate) =>
        rate.fee.amount < lowest.amount && isFor(rate, contentTypes, countries) ? rate.fee : lowest,
      fee,
    ),
  );
};
