import type { Instant } from '../shared/calendar.ts';
import type { ArtistId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Artist, ArtistAccount } from './account.ts';
import { withProfileEdit, type ProfileEdit } from './profile.ts';

/** The most profiles of an account, its own included. */
export const maxProfiles = 1_000;

/** The account of an artist has exactly one profile. */
export type RosterFixed = { readonly kind: 'roster-fixed' };
export type RosterFull = { readonly kind: 'roster-full'; readonly limit: number };
/** The account has no such profile. Profiles of other accounts are answered in the same way. */
export type ArtistNotFound = { readonly kind: 'artist-not-found'; readonly artistId: ArtistId };
/** The account has several profiles, so a request names the one that it is for. */
export type ArtistIdNeeded = { readonly kind: 'artist-id-needed' };

/** A profile to add to the roster of a label. */
export interface NewProfile extends ProfileEdit {
  readonly name: string;
  readonly country: string;
}

/** Returns the profile of another artist in the account of a label. */
export const rosterProfile = (
  { accountId, kind }: Pick<ArtistAccount, 'accountId' | 'kind'>,
  artistId: ArtistId,
  { name, country, ...edit }: NewProfile,
  now: Instant,
): Result<Artist, RosterFixed> => {
  if (kind !== 'label') return fail({ kind: 'roster-fixed' });
  const artist = { artistId, accountId, kind: 'artist', name, country, links: [] } as const;
  return ok(withProfileEdit({ ...artist, createdAt: now, version: 1 }, edit));
};

/** Returns a profile if the account has it. */
export const ownedProfile = (
  { accountId }: Pick<ArtistAccount, 'accountId'>,
  artistId: ArtistId,
  found: Artist | undefined,
): Result<Artist, ArtistNotFound> =>
  found?.accountId === accountId ? ok(found) : fail({ kind: 'artist-not-found', artistId });

/** Returns the only profile of an account, given at least its first two profiles. */
export const onlyProfile = (profiles: readonly Artist[]): Result<Artist, ArtistIdNeeded> => {
  const [only, another] = profiles;
  return only && !another ? ok(only) : fail({ kind: 'artist-id-needed' });
};
