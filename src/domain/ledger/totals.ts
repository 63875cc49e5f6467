import { monthOf } from '../shared/calendar.ts';
import type { LedgerTotal, LedgerTransaction } from './transaction.ts';

type Name = Pick<LedgerTotal, 'mode' | 'currency' | 'month' | 'account'>;

/** Identifies a total; totals in the order of their names are in one fixed order. */
export const totalName = ({ mode, currency, month, account }: Name): string =>
  `${mode} ${currency} ${month} ${account}`;

/** Returns the totals of transactions, in the order of their names. */
export const totalsIn = (transactions: readonly LedgerTransaction[]): readonly LedgerTotal[] => {
  const totals = new Map<string, LedgerTotal>();
  for (const { mode, currency, bookedAt, postings } of transactions) {
    for (const { account, amount } of postings) {
      const none = { mode, currency, month: monthOf(bookedAt), account, debits: 0, credits: 0 };
      const before = totals.get(totalName(none)) ?? none;
      totals.set(totalName(none), {
        ...before,
        debits: before.debits + Math.max(0, amount),
        credits: before.credits + Math.max(0, -amount),
      });
    }
  }
  return [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
};

/** Returns the debits, credits and balance of each account over all months: live first, then by currency and account. */
export const balancesByAccount = (totals: readonly LedgerTotal[]) =>
  [...Map.groupBy(totals, ({ mode, currency, account }) => totalName({ mode, currency, account, month: '' }))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, months]) => {
      const [first] = months;
      if (!first) return [];
      const { mode, currency, account } = first;
      const debits = months.reduce((sum, month) => sum + month.debits, 0);
      const credits = months.reduce((sum, month) => sum + month.credits, 0);
      return [{ mode, currency, account, debits, credits, balance: debits - credits }];
    });
