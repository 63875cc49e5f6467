import type { Closure } from '../../../domain/artists/closure/closure.ts';
import { payableOf, type PayeeBalance } from '../../../domain/payouts/balance.ts';
import type { Payee } from '../../../domain/payouts/payee.ts';
import {
  formatsOf,
  statusOfPayout,
  type Payout,
  type PayoutRun,
  type PayoutStatus,
} from '../../../domain/payouts/payout-run.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { OwnBalances, OwnPayout, ShownBalance } from '../../../ports/driving/payouts/own-payouts.ts';
import { endToEndId } from './pain001.ts';

const actView = <Act extends { readonly at: number }>({ at, ...act }: Act) => ({ ...act, at: timestamp(at) });

export const runView = (run: PayoutRun) => {
  const { runId, currency, scheme, executionDate, status, payouts, total, returned } = run;
  const { proposed, approved, sent, paid, canceled } = run;
  return {
    ...{ runId, currency, scheme, executionDate, status, payouts, total, returned },
    formats: [...formatsOf(run)],
    proposed: actView(proposed),
    ...(approved && { approved: actView(approved) }),
    ...(sent && { sent: actView(sent) }),
    ...(paid && { paid: actView(paid) }),
    ...(canceled && { canceled: actView(canceled) }),
  };
};

/** A payout without what only staff see. */
const ownPayoutView = <Status extends PayoutStatus>(payout: Payout, status: Status) => {
  const { payoutId, amount, currency, details } = payout;
  return { payoutId, amount, currency, status, details: details.masked, endToEndId: endToEndId(payoutId) };
};

export const payoutView = (payout: Payout, run: PayoutRun, name: string | undefined) => {
  const { runId, accountId, returned } = payout;
  return {
    ...ownPayoutView(payout, statusOfPayout(payout, run)),
    ...{ runId, accountId },
    ...(name !== undefined && { name }),
    ...(returned && { returned: actView(returned) }),
  };
};

export const sumsView = (balance: PayeeBalance) => {
  const { currency, earned, paid, returned } = balance;
  return { currency, earned, paid, returned, payable: payableOf(balance) };
};

export const ownBalanceView = ({ balance, obstacles, threshold }: ShownBalance) => ({
  ...sumsView(balance),
  ...{ threshold, obstacles: [...obstacles] },
});

export const ownBalancesView = ({ balances, obstacles }: OwnBalances) => ({
  data: balances.map(ownBalanceView),
  obstacles: [...obstacles],
});

export const listedPayoutView = ({ payout, status, executionDate }: OwnPayout) => ({
  ...ownPayoutView(payout, status),
  executionDate,
});

/** When an account will be closed, if an owner has asked for it: its payout details are erased then. */
export const closingView = (closure: Closure | undefined) =>
  closure?.state === 'requested' ? { closesAt: timestamp(closure.effectiveAt) } : {};

export const decidedView = ({ accountId, verified, hold }: Payee) => ({
  accountId,
  ...(verified && {
    verified: { ...actView(verified), detailsChangedAt: timestamp(verified.detailsChangedAt) },
  }),
  ...(hold && { hold: actView(hold) }),
});
