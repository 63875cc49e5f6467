import type { Credential } from '../../../domain/platforms/credential.ts';
import type { Member } from '../../../domain/platforms/members/member.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { TierName } from '../../../domain/platforms/tier.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ClientId, CredentialId, PlatformId } from '../../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';
import type { Effects } from '../shared/effects.ts';

export interface PlatformWithCredentials {
  readonly platform: Platform;
  readonly credentials: readonly Credential[];
  /** People who sign in by email; absent until there is one. */
  readonly members?: readonly Member[];
}

/** A platform to register. */
export interface PlatformEntry extends PlatformWithCredentials {
  readonly effects: Effects;
}

export interface PlatformChange {
  /** The platform with its next version. */
  readonly platform: Platform;
  readonly guards: { readonly version: number };
  readonly add?: Credential;
  readonly remove?: readonly CredentialId[];
  /** Replaces all credentials. */
  readonly replaceCredentials?: readonly Credential[];
  /** Replaces all members, except their languages, which `chooseLanguage` sets. The passkeys of those who are members no more are removed. */
  readonly members?: readonly Member[];
  /**
   * The latest time at which its billing account is due, if it has one, so that payments are settled again.
   */
  readonly accountDue?: Instant;
  readonly effects: Effects;
}

export interface PlatformFilter {
  readonly status?: Platform['status'];
  readonly tier?: TierName;
  /** ASCII letters match in either case. */
  readonly contactEmail?: string;
  readonly slugPrefix?: string;
  /** ASCII letters match in either case. */
  readonly namePrefix?: string;
  readonly createdSince?: Instant;
  /** Each term is the beginning of one of the platform's terms (`platformTerms`). The list is not empty. */
  readonly terms?: readonly string[];
}

/**
 * Platforms, their credentials, and revoked tokens. Reads may be cached: a change is visible immediately in the
 * process that made it, and within a second in every other.
 */
export interface PlatformRegistry {
  /**
   * Atomic: stores platform, credentials, members and note, or nothing. `id-taken`: a platform with this ID was registered
   * before, with other credentials.
   */
  register(entry: PlatformEntry): Promise<'registered' | 'slug-taken' | 'id-taken'>;
  /**
   * Atomic: stores record, credentials, members, due account, note and emails together, if the version has not changed
   * since the decision.
   */
  change(change: PlatformChange): Promise<'changed' | 'guard-failed'>;
  /**
   * Atomic: sets the language of a member and returns the member, or undefined if the platform has no such member. The version
   * of the platform stays, because nothing depends on the language of a member.
   */
  chooseLanguage(id: PlatformId, memberId: string, language: Language): Promise<Member | undefined>;
  find(id: PlatformId): Promise<PlatformWithCredentials | undefined>;
  findBySlug(slug: string): Promise<PlatformWithCredentials | undefined>;
  findByClient(id: ClientId): Promise<PlatformWithCredentials | undefined>;
  /** Finds a platform by the SHA-256 of a secret, in hex. */
  findByDigest(digest: string): Promise<PlatformWithCredentials | undefined>;
  /** Returns the platforms that an address has joined, by ID, at most 20. The address is folded. Not cached. */
  findByMember(email: string): Promise<readonly PlatformWithCredentials[]>;
  /**
   * Returns platforms, newest first; with `terms` by the matching term, otherwise with `slugPrefix` by slug,
   * otherwise with `namePrefix` by name. Not cached.
   */
  list(
    filter: PlatformFilter,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Platform>>;
  /**
   * Revokes a token until `expiresAt`, when it expires anyway. Of all calls for one token, one returns
   * `revoked`.
   */
  revokeToken(tokenId: string, expiresAt: Instant): Promise<'revoked' | 'revoked-before'>;
  isRevoked(tokenId: string): Promise<boolean>;
  /** Deletes revocations of tokens that have expired. */
  deleteExpiredRevocations(now: Instant): Promise<void>;
}
