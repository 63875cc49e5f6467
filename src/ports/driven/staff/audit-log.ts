import type { AuditEntry, AuditNote } from '../../../domain/audit/entry.ts';

export interface AuditPage {
  /** Only entries after a place of the chain. */
  readonly after: number;
  readonly limit: number;
  /** Only entries about this record. */
  readonly subject?: string;
}

/**
 * The log of who did what, in which each entry is chained to the one before. Notes are committed through
 * other ports, as `effects.audit`; an entry is never changed or removed.
 */
export interface AuditLog {
  /** Appends a note without another commit. */
  append(note: AuditNote): Promise<AuditEntry>;
  /** Returns entries in the order of their places. */
  entries(page: AuditPage): Promise<readonly AuditEntry[]>;
}
