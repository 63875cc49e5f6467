import {
  hasPostings,
  postingsBetween,
  type Balances,
  type PayoutTransaction,
} from '../ledger/transaction.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LedgerTransactionId } from '../shared/ids.ts';
import type { Payout, PayoutRun } from './payout-run.ts';

interface PayoutBooking {
  readonly transactionId: LedgerTransactionId;
  readonly now: Instant;
}

/**
 * Returns what a run has booked: its approval moves its sum from `payee_balances` to `payout_clearing`, and the confirmation of the bank
 * from there to `bank`. A returned payout goes back to `payee_balances`.
 */
export const positionOfRun = ({
  status,
  total,
  returned,
}: Pick<PayoutRun, 'status' | 'total' | 'returned'>): Balances => {
  if (status === 'proposed' || status === 'canceled') return {};
  const owed = total - returned;
  return { payee_balances: owed, [status === 'paid' ? 'bank' : 'payout_clearing']: 0 - owed };
};

const transactionBetween = (
  before: PayoutRun,
  after: PayoutRun,
  cause: PayoutTransaction['cause'],
  { transactionId, now }: PayoutBooking,
): readonly PayoutTransaction[] => {
  const postings = postingsBetween(positionOfRun(before), positionOfRun(after));
  if (!hasPostings(postings)) return [];
  const { currency } = after;
  return [{ transactionId, mode: 'live', currency, at: now, bookedAt: now, cause, postings }];
};

/** Returns the transaction of the next status of a run, if money moves with it. */
export const runTransactions = (
  before: PayoutRun,
  after: PayoutRun,
  booking: PayoutBooking,
): readonly PayoutTransaction[] => {
  const kind = after.status === 'paid' ? 'payouts_paid' : 'payouts_approved';
  return transactionBetween(before, after, { kind, runId: after.runId }, booking);
};

/** Returns the transaction of a payout that the bank has returned. */
export const returnTransactions = (
  before: PayoutRun,
  after: PayoutRun,
  { payoutId, runId }: Payout,
  booking: PayoutBooking,
): readonly PayoutTransaction[] =>
  transactionBetween(before, after, { kind: 'payout_returned', runId, payoutId }, booking);
