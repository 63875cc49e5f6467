import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ArtistCaller, OwnArtistAccount } from '../../ports/driving/artists/artists.ts';

/**
 * Returns the caller's account in its current state. A caller who was removed during the request is returned as authenticated; a
 * commit under that version fails.
 */
export const ownArtist = async (
  artistStore: ArtistStore,
  { member: authenticated }: ArtistCaller,
): Promise<OwnArtistAccount> => {
  const { memberId, accountId } = authenticated;
  const [account, found] = await Promise.all([
    artistStore.findAccount(accountId),
    artistStore.findMember(memberId),
  ]);
  const artist = account && (await artistStore.findArtist(account.artistId));
  if (!account || !artist) throw new Error(`${memberId} is signed in and has no account`);
  return { account, artist, member: found ?? authenticated };
};
