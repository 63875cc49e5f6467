import type { ArtistAccount } from '../artists/account.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Act } from '../staff/act.ts';
import { payableOf, thresholdIn, type OwnBalance } from './balance.ts';

/** Why staff pay an account nothing for now. */
export const holdReasons = ['identity', 'sanctions', 'dispute', 'request'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The decisions of staff about an account that is paid. */
export interface Payee {
  readonly accountId: AccountId;
  /** The payout details whose holder staff have verified, by the time of their change. Other details are not verified. */
  readonly verified?: Act & { readonly detailsChangedAt: Instant };
  readonly hold?: Act & { readonly reason: HoldReason };
  readonly version: number;
}

/** Returns an account about which nothing was decided. */
export const newPayee = (accountId: AccountId): Payee => ({ accountId, version: 0 });

/** The account has no payout details that were changed at this time. */
export type PayoutDetailsChanged = { readonly kind: 'payout-details-changed' };

/** Why an account is not paid now, whatever its balance. */
export const accountObstacles = ['no_details', 'details_changed', 'unverified', 'on_hold'] as const;
export type AccountObstacle = (typeof accountObstacles)[number];

/** Why a balance is not paid now. */
export const payoutObstacles = [...accountObstacles, 'below_threshold'] as const;
export type PayoutObstacle = (typeof payoutObstacles)[number];

export interface PayeeFacts {
  /** Absent once its records are erased. */
  readonly account: Pick<ArtistAccount, 'payout' | 'closure'> | undefined;
  readonly payee: Payee | undefined;
}

/** Returns whether staff have verified the holder of the details that the account has now. */
export const isVerified = ({ account, payee }: PayeeFacts): boolean =>
  account?.payout !== undefined && payee?.verified?.detailsChangedAt === account.payout.changedAt;

/** Returns why an account cannot be paid, whatever its balance. */
export const payeeObstacles = (facts: PayeeFacts, now: Instant): readonly AccountObstacle[] => {
  const { account, payee } = facts;
  const obstacles: AccountObstacle[] = [];
  if (!account?.payout) obstacles.push('no_details');
  else {
    if (now < account.payout.heldUntil) obstacles.push('details_changed');
    if (!isVerified(facts)) obstacles.push('unverified');
  }
  if (payee?.hold) obstacles.push('on_hold');
  return obstacles;
};

/** Returns why a balance is not paid out now. An account that is being closed gets a balance below the threshold, too. */
export const balanceObstacles = (
  balance: OwnBalance,
  facts: PayeeFacts,
  { now, threshold }: { readonly now: Instant; readonly threshold: number },
): readonly PayoutObstacle[] => {
  const least = facts.account?.closure ? 1 : Math.max(1, thresholdIn(balance.currency, threshold));
  return [
    ...payeeObstacles(facts, now),
    ...(payableOf(balance) < least ? (['below_threshold'] as const) : []),
  ];
};
