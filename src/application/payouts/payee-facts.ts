import type { ArtistAccount } from '../../domain/artists/account.ts';
import type { Payee, PayeeFacts } from '../../domain/payouts/payee.ts';
import type { AccountId } from '../../domain/shared/ids.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';

export interface PayeeReading {
  readonly payoutStore: Pick<PayoutStore, 'findPayee'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
}

/** Returns an account with what staff have decided about it. */
export const payeeFacts = async (
  { payoutStore, artistStore }: PayeeReading,
  accountId: AccountId,
): Promise<
  PayeeFacts & { readonly account: ArtistAccount | undefined; readonly payee: Payee | undefined }
> => {
  const [account, payee] = await Promise.all([
    artistStore.findAccount(accountId),
    payoutStore.findPayee(accountId),
  ]);
  return { account, payee };
};

/** Returns the names of the profiles of accounts that exist. */
export const namesOf = async (
  artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string>> => {
  const named = await Promise.all(
    [...new Set(accountIds)].map(async (accountId) => {
      const account = await artistStore.findAccount(accountId);
      const artist = account && (await artistStore.findArtist(account.artistId));
      return artist ? ([[accountId, artist.name]] as const) : [];
    }),
  );
  return new Map(named.flat());
};
