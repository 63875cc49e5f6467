import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Resealing } from './secret-cipher.ts';

/** A master key that the service has used. The key itself is never stored. */
export interface KnownMasterKey {
  readonly keyId: string;
  /** The key of the forensic marks made under it, sealed: under this master key at first, later under its successor. */
  readonly sealedMarkKey: string;
  readonly firstUsedAt: Instant;
  /** When the key was reported lost. Absent again once it is found. */
  readonly lostAt?: Instant;
}

/** The master keys that a store has been used with, oldest first. Shows at start whether the configured ones are right. */
export interface MasterKeyStore {
  list(): Promise<readonly KnownMasterKey[]>;
  /** Adds a key where just `guards.count` are known: of rivals one succeeds. Atomic with its note. */
  add(
    key: KnownMasterKey,
    guards: { readonly count: number },
    audit?: AuditNote,
  ): Promise<'added' | 'guard-failed'>;
  /** Replaces the sealed mark key where it is still the one that was read. */
  reseal(keyId: string, resealing: Resealing): Promise<'replaced' | 'changed'>;
  /** Marks keys as lost, those that are not yet. Atomic with its note. */
  markLost(keyIds: readonly string[], at: Instant, audit: AuditNote): Promise<void>;
  /** Marks lost keys as found. Atomic with its note; does and notes nothing if none of them is lost by now. */
  markFound(keyIds: readonly string[], audit: AuditNote): Promise<void>;
}
