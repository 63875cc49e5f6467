import type { Album } from '../../../domain/albums/album.ts';
import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistClaim, ClaimedArtist } from '../../../domain/artists/claims.ts';
import type { ArtistInvite } from '../../../domain/artists/members.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';

/** Records of accounts of artists and labels, by kind, as a move between stores carries them. */
export interface ArtistArchiveRecords {
  readonly albums: Album;
  readonly parties: Party;
  readonly uploads: UploadRecord;
  readonly 'artist-accounts': ArtistAccount;
  readonly artists: Artist;
  readonly 'artist-members': ArtistMember;
  readonly 'artist-invites': ArtistInvite;
  readonly 'artist-claims': ArtistClaim;
  readonly 'claimed-artists': ClaimedArtist;
}
