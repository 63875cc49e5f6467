import type { SessionsToEnd } from '../../../domain/accounts/session.ts';
import type { Artist, ArtistAccount, ArtistMember, ArtistSession } from '../../../domain/artists/account.ts';
import type { ArtistRecords } from '../../../domain/artists/registration.ts';
import type { AccountId, ArtistId, ArtistMemberId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';

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

/**
 * Accounts of artists and labels, their members and profiles. Sessions and attempts to sign in are in the `AccountStore`; a
 * change of a member can begin and end them in its commit. Reads return what every process has committed.
 */
export interface ArtistStore {
  /** Atomic: stores account, profile, member and effects; of simultaneous calls with one email, one adds its account. */
  add(addition: ArtistAddition): Promise<'added' | 'email-taken'>;
  /** Atomic: stores all records of the change and its effects, or nothing if the version of one has changed since. */
  change(change: ArtistChange): Promise<'changed' | 'guard-failed'>;
  findAccount(id: AccountId): Promise<ArtistAccount | undefined>;
  findArtist(id: ArtistId): Promise<Artist | undefined>;
  findMember(id: ArtistMemberId): Promise<ArtistMember | undefined>;
  findMemberByEmail(email: string): Promise<ArtistMember | undefined>;
  /** Returns the member for whom a code sets a new password, by the digest of the code. Expired codes count. */
  findMemberByPasswordReset(codeDigest: string): Promise<ArtistMember | undefined>;
  /** Returns the members of an account, oldest first. */
  members(accountId: AccountId): Promise<readonly ArtistMember[]>;
}
