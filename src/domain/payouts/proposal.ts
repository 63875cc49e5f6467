import type { PayoutRecord } from '../artists/payout.ts';
import type { Day, Instant } from '../shared/calendar.ts';
import type { AccountId, PayoutId, PayoutRunId, StaffId } from '../shared/ids.ts';
import { payableOf, type OwnBalance } from './balance.ts';
import { maxPayoutsInRun, type Debtor, type Payout, type PayoutRun } from './payout-run.ts';
import { balanceObstacles, type PayeeFacts } from './payee.ts';
import { schemeOf, type PayoutScheme } from './scheme.ts';

/** A balance with what is known about its account. */
export interface Candidate extends PayeeFacts {
  readonly balance: OwnBalance;
}

export interface PayoutProposal {
  readonly runId: PayoutRunId;
  readonly currency: string;
  readonly scheme: PayoutScheme;
  readonly executionDate: Day;
  readonly by: StaffId;
  readonly now: Instant;
  /** In major units. */
  readonly threshold: number;
  readonly debtor: Debtor | undefined;
  readonly nextId: () => PayoutId;
  /** Encrypts the details of an account for its payout. */
  readonly encryptFor: (payoutId: PayoutId, details: PayoutRecord, accountId: AccountId) => string;
}

/** Returns the whole balance of an account as a payout, if it can be paid now and by this scheme. */
export const payoutTo = (
  { balance, account, payee }: Candidate,
  { runId, currency, scheme, now, threshold, nextId, encryptFor }: PayoutProposal,
): Payout | undefined => {
  const { accountId } = balance;
  const details = account?.payout;
  if (!details || balance.mode !== 'live' || balance.currency !== currency) return undefined;
  if (schemeOf(currency, details) !== scheme) return undefined;
  if (balanceObstacles(balance, { account, payee }, { now, threshold }).length > 0) return undefined;
  const payoutId = nextId();
  const { type, masked, changedAt } = details;
  return {
    ...{ payoutId, runId, accountId, currency, amount: payableOf(balance), proposedAt: now, version: 1 },
    details: { type, masked, changedAt, sealed: encryptFor(payoutId, details, accountId) },
  };
};

/** Returns the payout run as it is proposed. */
export const proposedRun = (
  payouts: readonly Payout[],
  { runId, currency, scheme, executionDate, by, now, debtor }: PayoutProposal,
): PayoutRun => {
  if (payouts.length > maxPayoutsInRun) throw new Error('a run has too many payouts');
  return {
    ...{ runId, currency, scheme, executionDate, status: 'proposed', payouts: payouts.length },
    total: payouts.reduce((sum, { amount }) => sum + amount, 0),
    ...{ returned: 0, proposed: { by, at: now }, version: 1 },
    ...(debtor && { debtor }),
  };
};
