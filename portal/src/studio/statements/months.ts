import type { RoyaltyStatementSummary } from '@platform-licensing/client';

/** The royalties of the parties of the account in a currency, by month. */
export interface Earnings {
  readonly currency: string;
  /** The months from the first to the last one, also those without a statement. */
  readonly months: readonly string[];
  /** In minor units, for each month. */
  readonly amounts: readonly number[];
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Returns the months from the first to the last one. */
export const monthsBetween = (first: string, last: string): readonly string[] => {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
};

/** Returns the statements without those of the period that was closed first: further ones of it can be on the next page of the list. */
export const withoutFirstClosed = (
  statements: readonly RoyaltyStatementSummary[],
): readonly RoyaltyStatementSummary[] => {
  const last = statements.at(-1);
  return statements.filter(({ closedAt }) => closedAt !== last?.closedAt);
};

/** Returns the earnings by currency. Statements of test money are left out. */
export const earningsOf = (statements: readonly RoyaltyStatementSummary[]): readonly Earnings[] => {
  const live = statements.filter(({ mode }) => mode === 'live');
  return [...new Set(live.map(({ currency }) => currency))].sort().map((currency) => {
    const own = live.filter((one) => one.currency === currency);
    const named = own.map(({ month }) => month).sort();
    const months = monthsBetween(named[0] ?? '', named.at(-1) ?? '');
    const sumOf = (month: string) =>
      own.reduce((sum, one) => sum + (one.month === month ? one.amount : 0), 0);
    return { currency, months, amounts: months.map(sumOf) };
  });
};
