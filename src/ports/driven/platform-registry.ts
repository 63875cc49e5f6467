import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { TierName } from '../../domain/platforms/tier.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ClientId, CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from './list-page.ts';

export interface PlatformWithCredentials {
  readonly platform: Platform;
  readonly credentials: readonly Credential[];
}

/** A platform as it comes in. */
export interface PlatformEntry extends PlatformWithCredentials {
  readonly audit?: AuditNote;
}

export interface PlatformChange {
  /** With the next version. */
  readonly platform: Platform;
  readonly guards: { readonly version: number };
  readonly add?: Credential;
  readonly remove?: readonly CredentialId[];
  /** In the place of all that it has. */
  readonly replaceCredentials?: readonly Credential[];
  /** The latest at which its billing account, where it has one, comes due: what payments grant is settled anew. */
  readonly accountDue?: Instant;
  readonly audit?: AuditNote;
  readonly mails?: readonly Mail[];
}

export interface PlatformFilter {
  readonly status?: Platform['status'];
  readonly tier?: TierName;
  /** Whatever the case of its ASCII letters. */
  readonly contactEmail?: string;
  readonly slugPrefix?: string;
  /** Whatever the case of its ASCII letters. */
  readonly namePrefix?: string;
  readonly createdSince?: Instant;
  /** Each begins one of the platform's terms (`platformTerms`). Not empty. */
  readonly terms?: readonly string[];
}

/**
 * Platforms, their credentials, and tokens revoked before their time. Reads may answer from memory: a change is seen at
 * once in the process that made it and within a second in every other.
 */
export interface PlatformRegistry {
  /** Atomic: platform, credentials and note, or nothing. */
  register(entry: PlatformEntry): Promise<'registered' | 'slug-taken'>;
  /** Atomic: record, credentials, due account, note and mails together, where the version is still the one decided on. */
  change(change: PlatformChange): Promise<'changed' | 'guard-failed'>;
  find(id: PlatformId): Promise<PlatformWithCredentials | undefined>;
  findBySlug(slug: string): Promise<PlatformWithCredentials | undefined>;
  findByClient(id: ClientId): Promise<PlatformWithCredentials | undefined>;
  /** By the SHA-256 of a secret, hex. */
  findByDigest(digest: string): Promise<PlatformWithCredentials | undefined>;
  /** Newest first; with `terms` by the term found, else with `slugPrefix` by slug, else with `namePrefix` by name. Reads the store. */
  list(
    filter: PlatformFilter,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Platform>>;
  /** Until `expiresAt`, when the token ends by itself. Of all that revoke one token, at once or later, one is told `revoked`. */
  revokeToken(tokenId: string, expiresAt: Instant): Promise<'revoked' | 'revoked-before'>;
  isRevoked(tokenId: string): Promise<boolean>;
  /** Drops revocations of tokens that have expired. */
  deleteExpiredRevocations(now: Instant): Promise<void>;
}
