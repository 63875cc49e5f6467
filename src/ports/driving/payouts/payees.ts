import type { PayoutDetails, PayoutRecord } from '../../../domain/artists/payout.ts';
import type { Closure } from '../../../domain/artists/closure/closure.ts';
import type { OwnBalance } from '../../../domain/payouts/balance.ts';
import type {
  AccountObstacle,
  HoldReason,
  Payee,
  PayoutDetailsChanged,
  PayoutObstacle,
} from '../../../domain/payouts/payee.ts';
import type { PayoutScheme } from '../../../domain/payouts/scheme.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { AccountId } from '../../../domain/shared/ids.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A balance, and why it is not paid out now: empty if the next run contains it. */
export interface ExplainedBalance {
  readonly balance: OwnBalance;
  readonly obstacles: readonly PayoutObstacle[];
}

/** A balance with what is known about its account. */
type PayeeBalanceOfStaff = ExplainedBalance & {
  /** The name of the profile. Absent if the account is unknown. */
  readonly name?: string;
  readonly closure?: Closure;
  /** The scheme by which the balance is paid. Absent if the account has no payout details. */
  readonly scheme?: PayoutScheme;
};

/** Lists the balances of a currency in live mode, in the order of accounts. */
export type ListPayees = UseCase<
  { readonly currency: string; readonly limit: number; readonly cursor?: string | undefined },
  { readonly payees: readonly PayeeBalanceOfStaff[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** No account has this ID. */
export type PayeeNotFound = { readonly kind: 'payee-not-found' };

/** An account as a payee. */
export interface KnownPayee {
  readonly accountId: AccountId;
  readonly name?: string;
  readonly country?: string;
  readonly closure?: Closure;
  readonly payee: Payee;
  /** The payout details, decrypted. */
  readonly details?: Pick<PayoutRecord, 'changedAt' | 'heldUntil'> & { readonly opened: PayoutDetails };
  readonly obstacles: readonly AccountObstacle[];
  readonly balances: readonly OwnBalance[];
}

/** Returns an account with its payout details. Each call is in the audit log. */
export type ReadPayee = UseCase<
  { readonly caller: StaffCaller; readonly accountId: AccountId },
  KnownPayee,
  PayeeNotFound
>;

/** A decision about a payee. */
export type PayeeDecision =
  /** The holder of the details that were changed at this time is who is to be paid. */
  | { readonly kind: 'verify'; readonly detailsChangedAt: Instant }
  /** Nothing is paid until the hold ends; null ends it. */
  | { readonly kind: 'hold'; readonly reason: HoldReason | null };

export type DecidePayee = UseCase<
  { readonly caller: StaffCaller; readonly accountId: AccountId; readonly decision: PayeeDecision },
  Payee,
  PayeeNotFound | PayoutDetailsChanged | TooMuchContention
>;

/** Accounts that are paid, for finance. */
export interface Payees {
  readonly listPayees: ListPayees;
  readonly readPayee: ReadPayee;
  readonly decidePayee: DecidePayee;
}
