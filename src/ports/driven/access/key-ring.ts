import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Reencryption } from './secret-cipher.ts';

export const keyPurposes = ['access-token', 'license'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** Returns the purpose for which the private half of a signing key is encrypted. */
export const signingKeyPurpose = (keyId: string): string => `signing-key:${keyId}`;

/** A signing key as it is stored: the private half is encrypted with MASTER_KEY. */
export interface StoredKey {
  readonly keyId: string;
  readonly purpose: KeyPurpose;
  /** The JWK of the public half. */
  readonly publicJwk: Readonly<Record<string, string>>;
  readonly sealedPrivateJwk: string;
  readonly createdAt: Instant;
  /** When the key begins to sign; it is published earlier, so that caches contain it. */
  readonly signsFrom: Instant;
}

/** The signing keys, oldest first. None is ever removed; age and purpose determine which are published. */
export interface KeyRing {
  keys(purpose: KeyPurpose): Promise<readonly StoredKey[]>;
  /**
   * Adds a key if the purpose still has `guards.count` keys: of simultaneous rotations one succeeds. Atomic:
   * stores key and note, or nothing.
   */
  add(
    key: StoredKey,
    guards: { readonly count: number },
    audit: AuditNote | undefined,
  ): Promise<'added' | 'guard-failed'>;
  /** Replaces the encrypted private half if it has not changed since it was read. */
  reencrypt(keyId: string, reencryption: Reencryption): Promise<'replaced' | 'changed'>;
}
