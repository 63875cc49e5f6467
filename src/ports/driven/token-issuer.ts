import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { CertificateClaims } from '../../domain/licensing/certificate.ts';
import type { Grant } from '../../domain/platforms/grant.ts';
import type { TierName } from '../../domain/platforms/tier.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ClientId, PlatformId } from '../../domain/shared/ids.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { KeyPurpose } from './key-ring.ts';

/** The claims of an access token (RFC 9068). */
export interface AccessClaims {
  readonly tokenId: string;
  readonly platformId: PlatformId;
  readonly clientId: ClientId;
  /** What it was issued for; private claims of this service. */
  readonly grant: Grant;
  readonly scopes: readonly Scope[];
  readonly tier: TierName;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
}

export type TokenFlaw = { readonly kind: 'token-invalid' } | { readonly kind: 'token-expired' };

export interface PublicKeys {
  readonly keys: readonly Readonly<Record<string, string>>[];
}

/** The audit note of a key that is added. */
export type KeyNote = (keyId: string) => AuditNote;

export interface NewestKey {
  readonly keyId: string;
  readonly signsFrom: Instant;
}

export interface TokenIssuer {
  issue(claims: AccessClaims): Promise<string>;
  /** Touches no store for a token seen before; never outlives expiry or the key. */
  verify(token: string, now: Instant): Promise<Result<AccessClaims, TokenFlaw>>;
  /** A compact JWS, `typ: license+jwt`; the same claims give the same text while the key signs. */
  certify(claims: CertificateClaims, now: Instant): Promise<string>;
  readCertificate(
    certificate: string,
  ): Promise<Result<CertificateClaims, { readonly kind: 'certificate-invalid' }>>;
  /** JWK Set: keys that sign or soon will, and those whose signatures still count. */
  publicKeys(purpose: KeyPurpose, now: Instant): Promise<PublicKeys>;
  /**
   * Makes the next key of a purpose; it signs once everyone can know it. Throws `MasterKeyWrong` where the keys before
   * were sealed under another one. The note is written in the commit that adds the key.
   */
  rotate(purpose: KeyPurpose, now: Instant, note?: KeyNote): Promise<NewestKey>;
  /** Makes a key that signs at once, in place of keys that nobody can open any more. Those still verify. */
  replace(purpose: KeyPurpose, now: Instant, note?: KeyNote): Promise<NewestKey>;
  /** Throws `MasterKeyWrong` where the newest keys were sealed under another one. */
  checkKeys(): Promise<void>;
  /** Rotates what has signed for longer than it should. */
  rotateByAge(
    now: Instant,
    note?: (purpose: KeyPurpose) => KeyNote,
  ): Promise<readonly { readonly purpose: KeyPurpose; readonly keyId: string }[]>;
}
