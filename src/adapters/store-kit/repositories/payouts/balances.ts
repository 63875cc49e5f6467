import { earnedBy, hasOwner, payableOf, type PayeeBalance } from '../../../../domain/payouts/balance.ts';
import type { Payout } from '../../../../domain/payouts/payout-run.ts';
import type { StoredStatement } from '../../../../domain/royalties/statements/statement.ts';
import { AccountId } from '../../../../domain/shared/ids.ts';
import type { CountRow } from '../../collection.ts';
import { payeeBalances } from '../../collections/royalties/payouts.ts';
import { add, all, increment, type Steps } from '../../program.ts';

/** Steps of programs that change balances. All of them do so in the order of accounts, which prevents deadlocks. */

const noAmounts = { earned: 0, paid: 0, returned: 0 };

/** Adds the amounts of the statements of a close. */
export const earnings = (statements: readonly StoredStatement[]) =>
  earnedBy(statements).map(({ accountId, mode, currency, earned }) =>
    increment(payeeBalances, [accountId ?? '', mode, currency], { ...noAmounts, earned }),
  );

/** Takes payouts from the balances; returns false if one exceeds what is owed to its account: then abort. */
export function* paidOut(payouts: readonly Payout[]): Steps<boolean> {
  const inOrder = payouts.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1));
  const after = yield* all(
    ...inOrder.map(({ accountId, currency, amount }) =>
      add(payeeBalances, [accountId, 'live', currency], { ...noAmounts, paid: amount }),
    ),
  );
  return after.every((balance) => payableOf(balance) >= 0);
}

/** Returns a payout to the balance of its account. */
export const restored = ({ accountId, currency, amount }: Payout) =>
  increment(payeeBalances, [accountId, 'live', currency], { ...noAmounts, returned: amount });

/** Reads the row of a counter as a balance. */
export const payeeBalanceOf = ({
  accountId,
  mode,
  currency,
  ...sums
}: CountRow<'earned' | 'paid' | 'returned'>): PayeeBalance => ({
  ...(accountId !== '' && { accountId: AccountId(String(accountId)) }),
  mode: mode === 'live' ? 'live' : 'test',
  currency: String(currency),
  ...{ earned: sums.earned, paid: sums.paid, returned: sums.returned },
});

/** Returns the key of the counter of a balance. */
export const keyOfBalance = (balance: PayeeBalance): readonly string[] => [
  hasOwner(balance) ? balance.accountId : '',
  balance.mode,
  balance.currency,
];
