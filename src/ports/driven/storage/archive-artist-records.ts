import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistClaim, ClaimedArtist } from '../../../domain/artists/claims.ts';
import type { ArtistInvite } from '../../../domain/artists/members.ts';

/** Records of accounts of artists and labels, by kind, as a move between stores carries them. */
export interface ArtistArchiveRecords {
  readonly 'artist-accounts': ArtistAccount;
  readonly artists: Artist;
  readonly 'artist-members': ArtistMember;
  readonly 'artist-invites': ArtistInvite;
  readonly 'artist-claims': ArtistClaim;
  readonly 'claimed-artists': ClaimedArtist;
}
