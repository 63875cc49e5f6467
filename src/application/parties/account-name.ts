import type { AccountId } from '../../domain/shared/ids.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';

export interface AccountNameDependencies {
  readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
}

/** Returns the name by which parties know an account: that of its first profile. */
export const accountName = async (
  { artistStore }: AccountNameDependencies,
  { accountId }: { readonly accountId: AccountId },
): Promise<string> => {
  const account = await artistStore.findAccount(accountId);
  const artist = account && (await artistStore.findArtist(account.artistId));
  if (!artist) throw new Error(`${accountId} names parties and has no profile`);
  return artist.name;
};
