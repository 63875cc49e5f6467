import type { FeeAccount, FeeAccountKey } from '../fees/fee-account.ts';
import type { FeeInvoice } from '../fees/fee-invoice.ts';
import type { Fee } from '../fees/fee.ts';
import type { Month } from '../shared/calendar.ts';
import type { LedgerDifference } from './verification.ts';

/** Returns the names of the accounts that fees belong to, each once. */
export const feeAccountsOf = (fees: readonly Fee[]): readonly FeeAccountKey[] => [
  ...new Map(
    fees.map(({ platformId, mode, currency }) => [
      `${platformId} ${mode} ${currency}`,
      { platformId, mode, currency },
    ]),
  ).values(),
];

/** Compares the sum and the number of fees with those of an account. Fees and credits may add up to zero. */
const comparedSums = (
  named: Omit<LedgerDifference, 'ledger' | 'expected'>,
  fees: readonly Fee[],
  { amount, count }: { readonly amount: number; readonly count: number },
): readonly LedgerDifference[] => {
  const ledger = fees.reduce((sum, fee) => sum + fee.amount, 0);
  return [
    { ...named, ledger, expected: amount },
    { ...named, id: `${named.id} count`, ledger: fees.length, expected: count },
  ].filter((each) => each.ledger !== each.expected);
};

/** Returns the fees that an account says are on an invoice although none of its invoices reaches their month. */
export const uninvoicedDifferences = (
  { platformId, mode, currency }: FeeAccountKey,
  account: FeeAccount | undefined,
  fees: readonly Fee[],
  invoices: readonly FeeInvoice[],
): readonly LedgerDifference[] => {
  const through = account?.invoicedThrough ?? '';
  const last = invoices
    .map(({ fees: { months } }) => months[1])
    .reduce((one, other) => (one > other ? one : other), '');
  const lost = fees.filter(({ month }) => month > last && month <= through);
  const id = `${mode} invoiced through ${through}`;
  const named = { kind: 'fee_account', platformId, currency, account: 'receivables' } as const;
  return comparedSums({ ...named, id }, lost, { amount: 0, count: 0 });
};

/**
 * Compares an account, if it exists, with its fees after the last month that is on an invoice and before the
 * current month, to which fees are still added. The open months of an account that
 * is never due count as missing, because their fees would never be invoiced.
 */
export const feeAccountDifferences = (
  { platformId, mode, currency }: FeeAccountKey,
  account: FeeAccount | undefined,
  fees: readonly Fee[],
  currentMonth: Month,
): readonly LedgerDifference[] => {
  const { invoicedThrough = '', open = [], nextDue } = account ?? {};
  const due = new Map(nextDue === undefined ? [] : open.map((each) => [each.month, each]));
  const owed = Map.groupBy(
    fees.filter(({ month }) => month > invoicedThrough),
    ({ month }) => month,
  );
  const months = [...new Set([...owed.keys(), ...due.keys()])].filter((month) => month < currentMonth);
  return months.flatMap((month): readonly LedgerDifference[] => {
    const id = `${mode} ${month}`;
    const named = { kind: 'fee_account', platformId, currency, account: 'receivables' } as const;
    return comparedSums({ ...named, id }, owed.get(month) ?? [], due.get(month) ?? { amount: 0, count: 0 });
  });
};
