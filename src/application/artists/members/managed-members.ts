import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import {
  asColleague,
  requireMembers,
  type ArtistInvite,
  type Colleague,
  type MembersFixed,
} from '../../../domain/artists/members.ts';
import type { AccountId } from '../../../domain/shared/ids.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ArtistCaller, OwnArtistAccount } from '../../../ports/driving/artists/artists.ts';
import { ownArtist } from '../own-artist.ts';

/** Everyone who belongs to an account or was invited to it. */
export interface Everyone {
  readonly members: readonly ArtistMember[];
  readonly invites: readonly ArtistInvite[];
  readonly colleagues: readonly Colleague[];
}

export const everyoneIn = async (artistStore: ArtistStore, accountId: AccountId): Promise<Everyone> => {
  const [members, invites] = await Promise.all([
    artistStore.members(accountId),
    artistStore.invites(accountId),
  ]);
  return { members, invites, colleagues: [...members, ...invites].map(asColleague) };
};

export interface Managed extends Everyone {
  /** The account as it was before its members were read, so that a later change of them fails the commit. */
  readonly own: OwnArtistAccount;
}

/** Returns the members of the caller's account, if the caller may manage them. */
export const managedMembers = async (
  artistStore: ArtistStore,
  caller: ArtistCaller,
): Promise<Result<Managed, ArtistRoleMissing | MembersFixed | EmailUnverified>> => {
  const own = await ownArtist(artistStore, caller);
  const allowed = requireMembers(own.account, own.member);
  if (!allowed.ok) return allowed;
  return ok({ own, ...(await everyoneIn(artistStore, own.account.accountId)) });
};
