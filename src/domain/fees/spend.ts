import type { Money } from '../shared/money.ts';

/** The spend limit of a platform in a month, and what it has spent in that currency. */
export interface Spend {
  readonly limit: Money;
  readonly spent: number;
}

/** Returns whether a platform may spend a price. Without a limit, and in other currencies than that of its limit, it may spend nothing. */
export const maySpend = ({ amount, currency }: Money, spend: Spend | undefined): boolean =>
  spend?.limit.currency === currency && spend.spent + amount <= spend.limit.amount;
