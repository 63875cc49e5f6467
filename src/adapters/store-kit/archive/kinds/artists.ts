import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { albums } from '../../collections/albums.ts';
import {
  artistAccounts,
  artistClaims,
  artistInvites,
  artistMembers,
  artists,
  claimedArtists,
} from '../../collections/artists.ts';
import { parties } from '../../collections/parties/parties.ts';
import { shareConfirmations, shareOptOuts } from '../../collections/parties/share-confirmations.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Accounts of artists and labels. */
export const artistKinds = {
  'artist-accounts': sameAs<'artist-accounts'>(artistAccounts),
  'artist-members': sameAs<'artist-members'>(artistMembers),
  'artist-invites': sameAs<'artist-invites'>(artistInvites),
  'artist-claims': sameAs<'artist-claims'>(artistClaims),
  'claimed-artists': sameAs<'claimed-artists'>(claimedArtists),
  artists: sameAs<'artists'>(artists),
  albums: sameAs<'albums'>(albums),
  parties: sameAs<'parties'>(parties),
  'share-confirmations': sameAs<'share-confirmations'>(shareConfirmations),
  'share-opt-outs': sameAs<'share-opt-outs'>(shareOptOuts),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
