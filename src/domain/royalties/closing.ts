import {
  hasPostings,
  type PeriodCause,
  type PeriodTransaction,
  type Posting,
} from '../ledger/transaction.ts';
import { ledgerAccounts } from '../ledger/accounts.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LedgerTransactionId, PeriodId, StaffId } from '../shared/ids.ts';
import { closableFrom, type Period } from './period.ts';
import { destinyOf, type PeriodResult, type PeriodTotals, type PlatformPart } from './preview.ts';

/** The request of a member of staff to close a period with a result that they have read. */
export interface CloseProposal {
  /** The hash of the result. */
  readonly hash: string;
  readonly by: StaffId;
  readonly at: Instant;
}

/** The close of a period, which never changes. */
export interface PeriodClose {
  readonly by: StaffId;
  readonly at: Instant;
  readonly totals: PeriodTotals;
  /** The contributions of all platforms: with the statements and the held royalties, the hash of the result follows from them. */
  readonly platforms: readonly PlatformPart[];
  readonly statements: number;
  /** The root of the Merkle tree of all statements. */
  readonly root: string;
}

/** A period as it is stored, from the time when its close is proposed. */
export interface PeriodRecord extends Pick<Period, 'periodId' | 'mode' | 'currency' | 'month'> {
  readonly proposal: CloseProposal;
  readonly close?: PeriodClose;
  readonly version: number;
}

export type ClosedPeriod = PeriodRecord & { readonly close: PeriodClose };
export const isClosed = (record: PeriodRecord | undefined): record is ClosedPeriod =>
  record?.close !== undefined;

/** The period is closed. */
export interface PeriodClosed {
  readonly kind: 'period-closed';
  readonly month: string;
  readonly currency: string;
}
/** An earlier month of the same mode and currency is open. */
export interface EarlierPeriodOpen {
  readonly kind: 'earlier-period-open';
}
export interface PeriodNotOver {
  readonly kind: 'period-not-over';
  readonly closableFrom: string;
}
/** Nobody has proposed to close the period with this result. */
export interface PeriodNotProposed {
  readonly kind: 'period-not-proposed';
}
/** The same member of staff has proposed it. */
export interface ProposerConfirms {
  readonly kind: 'proposer-confirms';
}
/** The result differs from the one that was read; `hash` is the current one. */
export interface PeriodResultChanged {
  readonly kind: 'period-result-changed';
  readonly hash: string;
}

/** Returns why a period cannot be closed now, whatever its result. */
export const closeRejected = (
  period: Period,
  record: PeriodRecord | undefined,
  now: Instant,
): PeriodClosed | EarlierPeriodOpen | PeriodNotOver | undefined => {
  const { month, currency, isNext } = period;
  if (isClosed(record)) return { kind: 'period-closed', month, currency };
  if (!isNext) return { kind: 'earlier-period-open' };
  const day = closableFrom(period);
  return now < Date.parse(day) ? { kind: 'period-not-over', closableFrom: day } : undefined;
};

/** Returns why a member of staff cannot confirm the close of a period with a result. */
export const confirmationRejected = (
  record: PeriodRecord | undefined,
  { hash, by }: Pick<CloseProposal, 'hash' | 'by'>,
): PeriodNotProposed | ProposerConfirms | undefined => {
  if (record?.proposal.hash !== hash) return { kind: 'period-not-proposed' };
  return record.proposal.by === by ? { kind: 'proposer-confirms' } : undefined;
};

export interface ClosingBooking {
  readonly now: Instant;
  readonly nextId: () => LedgerTransactionId;
}

const inOrder = (amounts: readonly Posting[]): readonly Posting[] =>
  amounts
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => ledgerAccounts.indexOf(one.account) - ledgerAccounts.indexOf(other.account));

/**
 * Returns the transactions of a close: each platform's money moves from `deferred_revenue` to the pool; from there to the parties, the
 * unknown owners, what is held, and the service. Money of platforms without use stays in the pool. Credits that exceed a platform's
 * money stay in `deferred_revenue`, and lower what the next period has.
 */
export const closingTransactions = (
  { periodId, mode, currency }: { readonly periodId: PeriodId } & Pick<Period, 'mode' | 'currency'>,
  { platforms, totals }: Pick<PeriodResult, 'platforms' | 'totals'>,
  { now, nextId }: ClosingBooking,
): readonly PeriodTransaction[] => {
  const booked = (cause: PeriodCause, amounts: readonly Posting[]): readonly PeriodTransaction[] => {
    const postings = inOrder(amounts);
    if (!hasPostings(postings)) return [];
    return [{ transactionId: nextId(), mode, currency, at: now, bookedAt: now, cause, postings }];
  };
  const earned = platforms
    .filter((part) => destinyOf(part) !== 'carriedOver')
    .flatMap((part) =>
      booked({ kind: 'revenue_earned', periodId, platformId: part.platformId }, [
        { account: 'deferred_revenue', amount: part.earned },
        { account: 'royalty_pool', amount: -part.earned },
      ]),
    );
  const { parties, unclaimed, contested, service } = totals;
  const distributed = booked({ kind: 'period_closed', periodId }, [
    { account: 'royalty_pool', amount: parties + unclaimed + contested + service },
    { account: 'payee_balances', amount: -parties },
    { account: 'unclaimed', amount: -unclaimed },
    { account: 'suspense', amount: -contested },
    { account: 'sales', amount: -service },
  ]);
  return [...earned, ...distributed];
};
