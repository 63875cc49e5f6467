import { addOns, type AddOn } from '../platforms/platform.ts';
import { monthsLater, type Instant } from '../shared/calendar.ts';
import type { Money } from '../shared/money.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** Tiers that a platform can buy online; Enterprise is agreed with the sales staff. */
export const soldTiers = ['growth'] as const;
export type SoldTier = (typeof soldTiers)[number];

/** The prices of one item in minor units of the currency, for each interval. */
type PricePerInterval = Readonly<Record<Interval, number>>;

/** The prices of everything that is sold online, in one currency. */
export interface Prices extends Readonly<Record<Item, PricePerInterval>> {
  /** The ISO 4217 code. */
  readonly currency: string;
}

export const defaultPrices: Prices = {
  currency: 'EUR',
  growth: { month: 4_900, year: 49_000 },
  stems: { month: 1_900, year: 19_000 },
};

/** An order of a tier, of add-ons, or of both; it is never empty. */
export interface Order {
  readonly tier?: SoldTier;
  readonly addOns: readonly AddOn[];
}

/** The items that can be ordered online. */
export const soldItems = [...soldTiers, ...addOns] as const;
export type Item = (typeof soldItems)[number];

export const itemsOf = ({ tier, addOns }: Order): readonly Item[] => [...(tier ? [tier] : []), ...addOns];

/** One line of an invoice. */
export interface OrderLine {
  readonly item: Item;
  readonly price: Money;
}

/** The price and the interval of a subscription from a given time. A change starts a new period. */
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

export const monthsOf: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** Returns when an interval that begins at a given time ends. */
export const intervalEnd = (from: Instant, interval: Interval): Instant =>
  monthsLater(from, monthsOf[interval]);
