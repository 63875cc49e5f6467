import type { Artist } from '../../../domain/artists/account.ts';
import { creditsOf, type Credit } from '../../../domain/artists/public-artist.ts';
import type { ArtistId } from '../../../domain/shared/ids.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';

export interface KnownArtist {
  /** Absent if nobody has claimed the name. */
  readonly artist?: Artist;
  readonly credits: readonly Credit[];
  /** All IDs under which tracks credit the artist. */
  readonly artistIds: readonly ArtistId[];
}

/** Returns the artist to whom an ID leads: that of a profile, or one that tracks show. */
export const knownArtist = async (
  { artistStore, claimStore }: { readonly artistStore: ArtistStore; readonly claimStore: ClaimStore },
  requested: ArtistId,
): Promise<KnownArtist> => {
  const claimed = await claimStore.claimedArtist(requested);
  const artist = await artistStore.findArtist(claimed?.artistId ?? requested);
  // The profile of a closed account is shown to nobody.
  if (!artist || artist.erasedAt !== undefined) return { credits: [], artistIds: [requested] };
  const credits = creditsOf(artist, await claimStore.claimedBy(artist.artistId));
  return { artist, credits, artistIds: credits.map(({ artistId }) => artistId) };
};
