import type { Album } from '../../../domain/albums/album.ts';
import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistClaim, ClaimedArtist } from '../../../domain/artists/claims.ts';
import type { ArtistInvite } from '../../../domain/artists/members.ts';
import type { ShareConfirmation, ShareOptOut } from '../../../domain/parties/confirmation.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { UploadId } from '../../../domain/shared/ids.ts';
import type { RecordedSound } from '../../../domain/uploads/outcome.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';

/** Records of accounts of artists and labels, by kind, as a move between stores carries them. */
export interface ArtistArchiveRecords {
  readonly albums: Album;
  readonly parties: Party;
  readonly 'share-confirmations': ShareConfirmation;
  readonly 'share-opt-outs': ShareOptOut;
  readonly uploads: UploadRecord;
  /** Peaks, analyses and fingerprints of the masters of ready uploads. */
  readonly 'upload-sounds': RecordedSound & { readonly uploadId: UploadId };
  readonly drafts: Draft;
  readonly 'artist-accounts': ArtistAccount;
  readonly artists: Artist;
  readonly 'artist-members': ArtistMember;
  readonly 'artist-invites': ArtistInvite;
  readonly 'artist-claims': ArtistClaim;
  readonly 'claimed-artists': ClaimedArtist;
}

/** The kinds of these records, and images, in an order in which no record refers to a later kind. */
export const artistArchiveKinds = [
  'artist-accounts',
  'artists',
  'artist-members',
  'images',
  'drafts',
  'uploads',
  'upload-sounds',
  'albums',
  'parties',
  'share-confirmations',
  'share-opt-outs',
  'artist-invites',
  'artist-claims',
  'claimed-artists',
] as const;
