import type { PaymentMode } from '../billing/invoice-list.ts';
import type { StoredStatement } from '../royalties/statements/statement.ts';
import type { AccountId } from '../shared/ids.ts';
import { digitsOf } from '../shared/money.ts';

/** The sums that an account earned and was paid in one currency, in minor units. They only grow. */
export interface PayeeBalance {
  /** Absent for parties that were deleted before the close that booked their royalties: nobody can be paid for them. */
  readonly accountId?: AccountId;
  readonly mode: PaymentMode;
  readonly currency: string;
  /** The amounts of its statements. */
  readonly earned: number;
  /** The amounts of its approved payouts. */
  readonly paid: number;
  /** The amounts of those that the bank returned. */
  readonly returned: number;
}

/** The balance of an account that exists. */
export type OwnBalance = PayeeBalance & { readonly accountId: AccountId };
export const hasOwner = (balance: PayeeBalance): balance is OwnBalance => balance.accountId !== undefined;

/** Returns what is owed to the account, in minor units. */
export const payableOf = ({ earned, paid, returned }: Pick<PayeeBalance, 'earned' | 'paid' | 'returned'>) =>
  earned - paid + returned;

/** The amount that the statements of a close add to a balance. */
type Earned = Pick<PayeeBalance, 'accountId' | 'mode' | 'currency' | 'earned'>;

const nameOf = ({ accountId, mode, currency }: Omit<Earned, 'earned'>): string =>
  `${accountId ?? ''} ${mode} ${currency}`;

/** Returns what statements add to the balance of each account, in the order of accounts, modes and currencies. */
export const earnedBy = (statements: readonly StoredStatement[]): readonly Earned[] => {
  const sums = new Map<string, Earned>();
  for (const { accountId, file } of statements) {
    const { mode, currency, amount } = file.statement;
    const none = { ...(accountId && { accountId }), mode, currency, earned: 0 };
    const before = sums.get(nameOf(none)) ?? none;
    sums.set(nameOf(none), { ...before, earned: before.earned + amount });
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, sum]) => (sum.earned === 0 ? [] : [sum]));
};

/** Returns the least amount that is paid out, in minor units. `threshold` is in major units. */
export const thresholdIn = (currency: string, threshold: number): number =>
  Math.round(threshold * 10 ** digitsOf(currency));
