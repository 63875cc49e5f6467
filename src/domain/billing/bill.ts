import type { Checkout } from './checkout.ts';
import type { PlanInvoice } from './invoice.ts';
import { itemsOf, type Item } from './prices.ts';
import type { Seller } from './seller.ts';

/** A line of an invoice: the items of the plan, or credits and other amounts of the provider. */
export interface BillLine {
  /** Empty for credits and other amounts. */
  readonly items: readonly Item[];
  /** In minor units, with the tax that it includes. */
  readonly amount: number;
}

/** The content of an invoice, in minor units of one currency. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly net: number;
  readonly tax: number;
  /** `net` and `tax`. */
  readonly total: number;
}

/** Returns the tax that an amount includes; the tax of a credit is that of the same charge. */
export const taxIn = (amount: number, taxPercent: number): number => {
  const charge = Math.abs(amount);
  const tax = charge - Math.round(charge / (1 + taxPercent / 100));
  return amount < 0 && tax !== 0 ? -tax : tax;
};

/**
 * Returns the lines of an invoice, which add up to its total, and the tax that they include. Items have a line each while
 * they cost what was ordered; after a change of the price, they share one.
 */
export const billOf = (
  { total: { amount: total }, plan }: PlanInvoice,
  { order, lines, amount }: Checkout,
  { taxPercent }: Pick<Seller, 'taxPercent'>,
): Bill => {
  const planned = plan?.amount ?? total;
  const rest = total - planned;
  const tax = taxIn(total, taxPercent);
  return {
    lines: [
      ...(planned === amount
        ? lines.map(({ item, price }) => ({ items: [item], amount: price.amount }))
        : [{ items: itemsOf(order), amount: planned }]),
      ...(rest === 0 ? [] : [{ items: [], amount: rest }]),
    ],
    ...{ net: total - tax, tax, total },
  };
};
