import type { Artist } from '../../../domain/artists/account.ts';
import type { ArtistRoleMissing, ProfileEdit } from '../../../domain/artists/profile.ts';
import type { ArtistNotFound, NewProfile, RosterFixed, RosterFull } from '../../../domain/artists/roster.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId } from '../../../domain/shared/ids.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';
import type { ArtistCaller } from './artists.ts';

/** Adds the profile of another artist to the account of a label. */
export type AddProfile = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly profile: NewProfile;
    readonly idempotencyKey?: IdempotencyKey;
  },
  Artist,
  ArtistRoleMissing | RosterFixed | RosterFull | TooMuchContention
>;

/** Returns the profiles of the account by name, its own included. */
export type ListProfiles = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string },
  { readonly artists: readonly Artist[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export type ReadProfile = UseCase<
  { readonly caller: ArtistCaller; readonly artistId: ArtistId },
  Artist,
  ArtistNotFound
>;

export type EditProfile = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly artistId: ArtistId;
    readonly profile: ProfileEdit;
    /** The versions at which it may be edited; absent for any. */
    readonly versions?: readonly number[];
  },
  Artist,
  ArtistRoleMissing | ArtistNotFound | VersionConflict | TooMuchContention
>;

/** Profiles in the account of an artist or a label. */
export interface Roster {
  readonly addProfile: AddProfile;
  readonly listProfiles: ListProfiles;
  readonly readProfile: ReadProfile;
  readonly editProfile: EditProfile;
}
