import type { ArtistId } from '../shared/ids.ts';
import type { Artist } from './account.ts';
import type { ClaimedArtist } from './claims.ts';

/** An ID and a name under which tracks credit an artist. */
export interface Credit {
  readonly artistId: ArtistId;
  readonly name: string;
}

/** An artist as platforms see one, who has a published track. */
export interface PublicArtist {
  readonly artistId: ArtistId;
  readonly name: string;
  /** The profile; absent for an artist whom tracks credit and no profile has claimed. */
  readonly profile?: Artist;
  readonly credits: readonly Credit[];
  readonly trackCount: number;
}

/** No published track credits an artist with this ID. */
export type ArtistUnpublished = { readonly kind: 'artist-unpublished' };

/** Returns the IDs and names under which tracks credit the artist of a profile: its own first. */
export const creditsOf = (
  { artistId, name }: Artist,
  claimed: readonly ClaimedArtist[],
): readonly Credit[] => [
  { artistId, name },
  ...claimed.map(({ catalogId, name: credited }) => ({ artistId: catalogId, name: credited })),
];
