import { addOns, type AddOn } from '../platforms/platform.ts';
import { monthsLater, type Instant } from '../shared/calendar.ts';
import type { Money } from '../shared/money.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** Tiers that a platform may buy by itself; enterprise is agreed with people. */
export const soldTiers = ['growth'] as const;
export type SoldTier = (typeof soldTiers)[number];

/** Of one thing, in minor units of the currency, for each interval. */
type PricePerInterval = Readonly<Record<Interval, number>>;

/** What is sold by itself, in one currency. */
export interface Prices extends Readonly<Record<Item, PricePerInterval>> {
  /** ISO 4217. */
  readonly currency: string;
}

export const defaultPrices: Prices = {
  currency: 'EUR',
  growth: { month: 4_900, year: 49_000 },
  stems: { month: 1_900, year: 19_000 },
};

/** What is ordered: a tier, add-ons or both, but not nothing. */
export interface Order {
  readonly tier?: SoldTier;
  readonly addOns: readonly AddOn[];
}

/** What can be ordered by itself. */
export const soldItems = [...soldTiers, ...addOns] as const;
export type Item = (typeof soldItems)[number];

export const itemsOf = ({ tier, addOns }: Order): readonly Item[] => [...(tier ? [tier] : []), ...addOns];

/** One line of a bill. */
export interface OrderLine {
  readonly item: Item;
  readonly price: Money;
}

/** What a subscription costs and how often, since a moment. A change starts a new period. */
export interface Terms {
  readonly interval: Interval;
  readonly price: Money;
  readonly since: Instant;
}

export const linesOf = (order: Order, interval: Interval, prices: Prices): readonly OrderLine[] =>
  itemsOf(order).map((item) => ({
    item,
    price: { amount: prices[item][interval], currency: prices.currency },
  }));

const months: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** When an interval that begins at a moment is over. */
export const intervalEnd = (from: Instant, interval: Interval): Instant =>
  monthsLater(from, months[interval]);
