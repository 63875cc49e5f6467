import type { SessionsToEnd } from '../../../domain/accounts/session.ts';
import type { Artist, ArtistAccount, ArtistMember, ArtistSession } from '../../../domain/artists/account.ts';
import type { ArtistInvite } from '../../../domain/artists/members.ts';
import type { ArtistRecords } from '../../../domain/artists/registration.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AccountId, ArtistId, ArtistMemberId, ImageId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface ArtistAddition extends ArtistRecords {
  readonly effects: Effects;
}

/** A record with its next version, and the version on which it is based. */
export interface NextVersion<Kept> {
  readonly next: Kept;
  readonly version: number;
}

/** A change of one account: of any of its records, under the version of each. */
export interface ArtistChange {
  readonly accountId: AccountId;
  readonly account?: NextVersion<ArtistAccount>;
  readonly artist?: NextVersion<Artist>;
  /** Images that must be confirmed at the commit, because the profile shows them from now on. */
  readonly images?: readonly ImageId[];
  readonly member?: {
    /** The member with the next version, or with the same version if a session begins and nothing else changes. */
    readonly next: ArtistMember;
    readonly guards: { readonly version: number };
    /** Sessions of the member to end in the same commit: all, or all but one. */
    readonly endSessions?: SessionsToEnd;
    /** A session that begins in the same commit. */
    readonly session?: ArtistSession;
    /** The address whose attempts are deleted in the same commit. */
    readonly clears?: string;
  };
  readonly effects: Effects;
}

/** A change of who belongs to an account. */
export type MembershipAct =
  /** The invitation is stored, in place of an earlier one of the same member. */
  | { readonly act: 'invited'; readonly invite: ArtistInvite }
  | { readonly act: 'uninvited'; readonly memberId: ArtistMemberId }
  /** The member is stored in place of the invitation. */
  | { readonly act: 'joined'; readonly member: ArtistMember }
  | { readonly act: 'edited'; readonly member: NextVersion<ArtistMember> }
  /** The member is removed, and all sessions of the member end. */
  | { readonly act: 'left'; readonly memberId: ArtistMemberId };

/** A change of who belongs to an account, under the version of the account, which each such change raises. */
export interface MembershipChange {
  readonly account: NextVersion<ArtistAccount>;
  readonly change: MembershipAct;
  readonly effects: Effects;
}

/** The end of an account, under its version. */
export interface AccountClosure {
  readonly account: NextVersion<ArtistAccount>;
  /** The addresses whose attempts to sign in are deleted in the same commit. */
  readonly clears: readonly string[];
  readonly effects: Effects;
}

/** A profile that is added to an account. */
export interface ProfileAddition {
  readonly artist: Artist;
  readonly guards: {
    /** The account must have fewer profiles than this. */
    readonly fewerThan: number;
    /** The member who adds it, with the version on which the decision was based. */
    readonly member: Pick<ArtistMember, 'memberId' | 'version'>;
  };
  readonly effects: Effects;
}

/**
 * Accounts of artists and labels, their members and profiles. Sessions and attempts to sign in are in the `AccountStore`; a
 * change of a member can begin and end them in its commit. Reads return what every process has committed.
 */
export interface ArtistStore {
  /** Atomic: stores account, profile, member and effects; of simultaneous calls with one email, one adds its account. */
  add(addition: ArtistAddition): Promise<'added' | 'email-taken'>;
  /** Atomic: stores all records of the change and its effects, or nothing if the version of one has changed since, or an image cannot be shown. */
  change(change: ArtistChange): Promise<'changed' | 'guard-failed'>;
  /** Atomic: stores the profile and its effects if the account has room for it and the member has not changed. */
  addProfile(addition: ProfileAddition): Promise<'added' | 'guard-failed' | 'roster-full'>;
  /**
   * Atomic: stores the change of the members and its effects, if the account has not changed since the decision. An address
   * that is a member already, of any account, does not join.
   */
  changeMembers(change: MembershipChange): Promise<'changed' | 'guard-failed' | 'email-taken'>;
  /**
   * Atomic: stores the account, removes all of its members with their sessions and all of its invitations, and stores the effects, if the account has
   * not changed since the decision. Repeatable.
   */
  close(closure: AccountClosure): Promise<'closed' | 'guard-failed'>;
  /** Returns accounts whose next step of closure is due, longest due first. */
  closuresDue(now: Instant, limit: number): Promise<readonly ArtistAccount[]>;
  findAccount(id: AccountId): Promise<ArtistAccount | undefined>;
  findArtist(id: ArtistId): Promise<Artist | undefined>;
  /** Returns the profiles of an account by the beginning of their names; those up to `after` in this order are left out. */
  profiles(
    accountId: AccountId,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Artist>>;
  /**
   * Returns profiles of all accounts: the newest first, or with `terms` those that have them all, by the terms that begin with the longest one.
   * Those up to `after` in this order are left out. A page of a search can contain fewer than requested.
   */
  list(
    filter: { readonly terms?: readonly string[] },
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Artist>>;
  findMember(id: ArtistMemberId): Promise<ArtistMember | undefined>;
  findMemberByEmail(email: string): Promise<ArtistMember | undefined>;
  /** Returns the member for whom a code sets a new password, by the digest of the code. Expired codes count. */
  findMemberByPasswordReset(codeDigest: string): Promise<ArtistMember | undefined>;
  /** Returns the members of an account, oldest first. */
  members(accountId: AccountId): Promise<readonly ArtistMember[]>;
  /** Returns the invitations of an account that were not accepted, oldest first. Expired ones count. */
  invites(accountId: AccountId): Promise<readonly ArtistInvite[]>;
  /** Returns the invitation that a code accepts, by the digest of the code. Expired ones count. */
  findInvite(codeDigest: string): Promise<ArtistInvite | undefined>;
}
