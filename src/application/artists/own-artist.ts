import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ArtistCaller, OwnArtistAccount } from '../../ports/driving/artists/artists.ts';

/** Returns the caller's account in its current state. Throws if a record is missing: a session ends with its account. */
export const ownArtist = async (
  artistStore: ArtistStore,
  { member: { memberId, accountId } }: ArtistCaller,
): Promise<OwnArtistAccount> => {
  const [account, member] = await Promise.all([
    artistStore.findAccount(accountId),
    artistStore.findMember(memberId),
  ]);
  const artist = account && (await artistStore.findArtist(account.artistId));
  if (!account || !member || !artist) throw new Error(`${memberId} is signed in and has no account`);
  return { account, artist, member };
};
