import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Resealing } from './secret-cipher.ts';

export const keyPurposes = ['access-token', 'license'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** What the private half of a signing key is sealed for. */
export const signingKeyPurpose = (keyId: string): string => `signing-key:${keyId}`;

/** A signing key as it is kept: the private half sealed under MASTER_KEY. */
export interface StoredKey {
  readonly keyId: string;
  readonly purpose: KeyPurpose;
  /** JWK of the public half. */
  readonly publicJwk: Readonly<Record<string, string>>;
  readonly sealedPrivateJwk: string;
  readonly createdAt: Instant;
  /** From when it signs; published before, so that others know it by then. */
  readonly signsFrom: Instant;
}

/** The signing keys, oldest first. None is ever removed; which are published is decided by their age and purpose. */
export interface KeyRing {
  keys(purpose: KeyPurpose): Promise<readonly StoredKey[]>;
  /**
   * Adds a key where the purpose still has just `guards.count` keys: of rivals that rotate at once one succeeds. Atomic:
   * key and note, or nothing.
   */
  add(
    key: StoredKey,
    guards: { readonly count: number },
    audit?: AuditNote,
  ): Promise<'added' | 'guard-failed'>;
  /** Replaces the sealed private half where it is still the one that was read. */
  reseal(keyId: string, resealing: Resealing): Promise<'replaced' | 'changed'>;
}
