import { addOns, includedIn, type AddOn } from '../../platforms/platform.ts';
import { tierNames, type TierFigures, type TierName, type Tiers } from '../../platforms/tier.ts';
import type { Money } from '../../shared/money.ts';
import { intervals, soldTiers, type Interval, type Item, type Prices } from '../prices.ts';

/** `contract`: agreed with the sales staff. */
export const saleKinds = ['free', 'online', 'contract'] as const;
type SaleKind = (typeof saleKinds)[number];

interface IntervalPrice {
  readonly interval: Interval;
  readonly price: Money;
}

/** A tier as it is offered to everyone: quotas that were agreed with one platform are not in it. */
export interface TierPlan {
  readonly tier: TierName;
  readonly figures: TierFigures;
  readonly includes: readonly AddOn[];
  readonly sale: SaleKind;
  /** Empty unless the tier is sold online. */
  readonly prices: readonly IntervalPrice[];
}

export interface AddOnPlan {
  readonly addOn: AddOn;
  readonly sale: SaleKind;
  readonly prices: readonly IntervalPrice[];
}

export interface Plans {
  readonly tiers: readonly TierPlan[];
  readonly addOns: readonly AddOnPlan[];
}

const pricesOf = (item: Item, prices: Prices): readonly IntervalPrice[] =>
  intervals.map((interval) => ({
    interval,
    price: { amount: prices[item][interval], currency: prices.currency },
  }));

/** Returns all tiers and add-ons, from the smallest to the largest. While payments are closed, all are agreed by contract. */
export const plansOf = (tiers: Tiers, prices: Prices, closed: boolean): Plans => ({
  tiers: tierNames.map((tier) => {
    const sold = closed ? undefined : soldTiers.find((name) => name === tier);
    return {
      tier,
      figures: tiers[tier],
      includes: includedIn(tier),
      sale: tier === 'developer' ? 'free' : sold ? 'online' : 'contract',
      prices: sold ? pricesOf(sold, prices) : [],
    };
  }),
  addOns: addOns.map((addOn) => ({
    addOn,
    sale: closed ? 'contract' : 'online',
    prices: closed ? [] : pricesOf(addOn, prices),
  })),
});
