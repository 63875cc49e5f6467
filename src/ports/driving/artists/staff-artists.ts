import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId } from '../../../domain/shared/ids.ts';
import type { UseCase } from '../use-case.ts';

/** A profile with the account that has it. */
export interface ListedArtist {
  readonly artist: Artist;
  readonly account: ArtistAccount;
}

/**
 * Lists profiles of artists and labels, the newest first, or by the matching word with `q`. `q` has words, IDs, an IPI name number or an ISNI, each the beginning of one of the
 * profile; or it is the complete email address of a member, whose account's profiles are returned by name.
 */
export type ListArtistsForStaff = UseCase<
  { readonly q?: string; readonly limit: number; readonly cursor?: string },
  { readonly artists: readonly ListedArtist[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** A profile as staff see it. */
export interface ArtistForStaff extends ListedArtist {
  readonly members: readonly ArtistMember[];
}

export type ReadArtistForStaff = UseCase<{ readonly artistId: ArtistId }, ArtistForStaff, ArtistNotFound>;

/** Accounts of artists and labels, for staff. */
export interface StaffArtists {
  readonly listArtistsForStaff: ListArtistsForStaff;
  readonly readArtistForStaff: ReadArtistForStaff;
}
