import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Reencryption } from './secret-cipher.ts';

/** A master key that the service has used. The key itself is never stored. */
export interface KnownMasterKey {
  readonly keyId: string;
  /**
   * The encrypted key of the forensic marks made with it: encrypted with this master key at first, later with
   * its successor.
   */
  readonly sealedMarkKey: string;
  readonly firstUsedAt: Instant;
  /** When the key was reported lost; absent again once it is found. */
  readonly lostAt?: Instant;
}

/**
 * The master keys that a store has been used with, oldest first, by which a start verifies the configuration.
 */
export interface MasterKeyStore {
  list(): Promise<readonly KnownMasterKey[]>;
  /**
   * Adds a key if there are still `guards.count` keys: of simultaneous calls one succeeds. Atomic with its
   * note.
   */
  add(
    key: KnownMasterKey,
    guards: { readonly count: number },
    audit: AuditNote | undefined,
  ): Promise<'added' | 'guard-failed'>;
  /** Replaces the encrypted mark key if it has not changed since it was read. */
  reencrypt(keyId: string, reencryption: Reencryption): Promise<'replaced' | 'changed'>;
  /** Marks keys as lost that are not marked yet. Atomic with its note. */
  markLost(keyIds: readonly string[], at: Instant, audit: AuditNote): Promise<void>;
  /** Marks lost keys as found. Atomic with its note; has no effect if none of them is lost now. */
  markFound(keyIds: readonly string[], audit: AuditNote): Promise<void>;
}
