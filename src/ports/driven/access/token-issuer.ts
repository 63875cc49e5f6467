import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Scope } from '../../../domain/access/scope.ts';
import type { CertificateClaims } from '../../../domain/licensing/certificate.ts';
import type { Grant } from '../../../domain/platforms/grant.ts';
import type { TierName } from '../../../domain/platforms/tier.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ClientId, PlatformId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { KeyPurpose } from './key-ring.ts';

/** The claims of an access token (RFC 9068). */
export interface AccessClaims {
  readonly tokenId: string;
  readonly platformId: PlatformId;
  readonly clientId: ClientId;
  /** The grant of the token; private claims of this service. */
  readonly grant: Grant;
  readonly scopes: readonly Scope[];
  readonly tier: TierName;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
}

export type TokenIssue = { readonly kind: 'token-invalid' } | { readonly kind: 'token-expired' };

export interface PublicKeys {
  readonly keys: readonly Readonly<Record<string, string>>[];
}

/** Returns the audit note of a key that is added. */
export type KeyNote = (keyId: string) => AuditNote;

export interface NewestKey {
  readonly keyId: string;
  readonly signsFrom: Instant;
}

export interface TokenIssuer {
  issue(claims: AccessClaims): Promise<string>;
  /**
   * Verifies a token. A token that was verified before needs no access to the store; it never outlives its
   * expiry or its key.
   */
  verify(token: string, now: Instant): Promise<Result<AccessClaims, TokenIssue>>;
  /** Returns a compact JWS, `typ: license+jwt`; the same claims return the same text while the key signs. */
  certify(claims: CertificateClaims, now: Instant): Promise<string>;
  readCertificate(
    certificate: string,
  ): Promise<Result<CertificateClaims, { readonly kind: 'certificate-invalid' }>>;
  /** Returns a JWK Set: keys that sign now or soon, and those whose signatures are still valid. */
  publicKeys(purpose: KeyPurpose, now: Instant): Promise<PublicKeys>;
  /**
   * Creates the next key of a purpose, which signs once caches can contain it. Throws `MasterKeyWrong` if the
   * earlier keys were encrypted with another one. The note is written in the commit that adds the key.
   */
  rotate(purpose: KeyPurpose, now: Instant, note: KeyNote | undefined): Promise<NewestKey>;
  /**
   * Creates a key that signs immediately, in place of keys that can no longer be decrypted. Those still verify.
   */
  replace(purpose: KeyPurpose, now: Instant, note: KeyNote | undefined): Promise<NewestKey>;
  /** Throws `MasterKeyWrong` if the newest keys were encrypted with another one. */
  checkKeys(): Promise<void>;
  /** Rotates keys that have reached their maximum age. */
  rotateByAge(
    now: Instant,
    note: ((purpose: KeyPurpose) => KeyNote) | undefined,
  ): Promise<readonly { readonly purpose: KeyPurpose; readonly keyId: string }[]>;
}
