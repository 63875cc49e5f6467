import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { AccountObstacle } from '../../../domain/payouts/payee.ts';
import type { OwnPayoutStatus, Payout } from '../../../domain/payouts/payout-run.ts';
import type { Day } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { UseCase } from '../use-case.ts';
import type { ExplainedBalance } from './payees.ts';

/** A balance of the own account, with the least amount that is paid out, in minor units. */
export type ShownBalance = ExplainedBalance & { readonly threshold: number };

export interface OwnBalances {
  readonly balances: readonly ShownBalance[];
  /** Why the account cannot be paid now, whatever its balances. */
  readonly obstacles: readonly AccountObstacle[];
}

/** Returns the balances of the account, with the reasons why they are not paid now. */
export type ReadOwnBalances = UseCase<{ readonly caller: ArtistCaller }, OwnBalances, ArtistRoleMissing>;

/** A payout of the own account. */
export interface OwnPayout {
  readonly payout: Payout;
  readonly status: OwnPayoutStatus;
  readonly executionDate: Day;
}

/**
 * Lists the approved payouts of the account, the latest first. A page can contain fewer than requested, because runs that are not
 * approved are left out.
 */
export type ListOwnPayouts = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly payouts: readonly OwnPayout[]; readonly nextCursor: string | null },
  ArtistRoleMissing | CursorInvalid
>;

/** Payouts, for the accounts that get them. */
export interface OwnPayouts {
  readonly readOwnBalances: ReadOwnBalances;
  readonly listOwnPayouts: ListOwnPayouts;
}
