import type { Artist } from '../../../domain/artists/account.ts';
import { roleMissingFor, type AccountPart, type ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import {
  onlyProfile,
  ownedProfile,
  type ArtistIdNeeded,
  type ArtistNotFound,
} from '../../../domain/artists/roster.ts';
import type { ArtistId } from '../../../domain/shared/ids.ts';
import { fail, type Result } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ArtistCaller } from '../../../ports/driving/artists/artists.ts';

interface Acting {
  readonly caller: ArtistCaller;
  /** The part of the account that the request is about, which decides the roles. */
  readonly part: AccountPart;
}

/**
 * Returns the profile that a request names, if the account of the caller has it and the role of the caller permits the request.
 * Whatever belongs to a profile (tracks, pictures, claims) is created, shown and changed only after this.
 */
export const actingProfile = async (
  artistStore: Pick<ArtistStore, 'findArtist'>,
  artistId: ArtistId,
  { caller: { member }, part }: Acting,
): Promise<Result<Artist, ArtistRoleMissing | ArtistNotFound>> => {
  const missing = roleMissingFor(member, part);
  if (missing) return fail(missing);
  return ownedProfile(member, artistId, await artistStore.findArtist(artistId));
};

/** Like `actingProfile`; a request that names no profile is for the only one of the account. */
export const actingProfileOrOnly = async (
  artistStore: Pick<ArtistStore, 'findArtist' | 'profiles'>,
  artistId: ArtistId | undefined,
  acting: Acting,
): Promise<Result<Artist, ArtistRoleMissing | ArtistNotFound | ArtistIdNeeded>> => {
  if (artistId !== undefined) return actingProfile(artistStore, artistId, acting);
  const { member } = acting.caller;
  const missing = roleMissingFor(member, acting.part);
  if (missing) return fail(missing);
  return onlyProfile((await artistStore.profiles(member.accountId, { limit: 2 })).items);
};
