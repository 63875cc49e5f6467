import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { artistAccounts, artistMembers, artists } from '../../collections/artists.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Accounts of artists and labels. */
export const artistKinds = {
  'artist-accounts': sameAs<'artist-accounts'>(artistAccounts),
  'artist-members': sameAs<'artist-members'>(artistMembers),
  artists: sameAs<'artists'>(artists),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
