import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { PasswordRejected } from '../accounts/accounts.ts';
import type { RateLimited } from '../limits.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';
import type { ArtistCaller, OwnArtistAccount } from './artists.ts';

/**
 * Closes the account after the cooling-off period, and emails the owners. Until then the account works as before. A second request
 * returns the account with the first one.
 */
export type RequestClosure = UseCase<
  { readonly caller: ArtistCaller; readonly password: string },
  OwnArtistAccount,
  ArtistRoleMissing | PasswordRejected | RateLimited | TooMuchContention
>;

/** Keeps the account, and emails the owners. Returns an account that was not going to be closed as it is. */
export type WithdrawClosure = UseCase<ArtistCaller, OwnArtistAccount, ArtistRoleMissing | TooMuchContention>;

/**
 * Closes the accounts whose cooling-off period is over, and erases the records of closed accounts. After a crash at any point the next run
 * continues. If one record or account fails, the others are done; then the first error is thrown. Returns the number of accounts
 * that are now erased.
 */
export type EraseClosedAccounts = UseCase<void, number>;

/** The end of accounts of artists and labels. */
export interface Closures {
  readonly requestClosure: RequestClosure;
  readonly withdrawClosure: WithdrawClosure;
  readonly eraseClosedAccounts: EraseClosedAccounts;
}
