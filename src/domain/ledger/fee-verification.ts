import type { Fee } from '../fees/fee.ts';
import { balanceOf, balancesOf, isOfFee, type LedgerTransaction } from './transaction.ts';
import type { LedgerDifference } from './verification.ts';

/** Fees that were read before and after the transactions: each fee is recorded in the commit of its transaction. */
interface ReadFees {
  readonly before: readonly Fee[];
  readonly after: readonly Fee[];
}

type Owed = Pick<Fee, 'feeId' | 'platformId' | 'currency'> & { readonly amount: number };

/** Compares the license fees with their transactions. Those that are recorded meanwhile make no difference. */
export const feeDifferences = (
  { before, after }: ReadFees,
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const named = (all: readonly Owed[]) =>
    new Map(all.map((one) => [`${one.feeId} ${one.platformId} ${one.currency}`, one]));
  const booked = named(
    transactions.filter(isOfFee).map(({ cause, currency, postings }) => ({
      ...{ feeId: cause.feeId, platformId: cause.platformId, currency },
      amount: balanceOf(balancesOf(postings), 'receivables'),
    })),
  );
  const [first, last] = [named(before), named(after)];
  return [...new Set([...first.keys(), ...booked.keys()])].flatMap((name): readonly LedgerDifference[] => {
    const known = first.get(name) ?? last.get(name);
    const own = known ?? booked.get(name);
    const [ledger, expected] = [booked.get(name)?.amount ?? 0, known?.amount ?? 0];
    if (!own || ledger === expected) return [];
    const { feeId: id, platformId, currency } = own;
    return [{ kind: 'fee', id, platformId, currency, account: 'receivables', ledger, expected }];
  });
};
