import type { AuditEntry, AuditNote } from '../../domain/audit/entry.ts';

export interface AuditPage {
  /** Those after a place of the chain. */
  readonly after: number;
  readonly limit: number;
  /** Only those that name it. */
  readonly subject?: string;
}

/**
 * What was done by whom, each entry chained to the one before. Notes come in with the commits of other ports, as
 * `audit`; nothing is ever changed or leaves it.
 */
export interface AuditLog {
  /** For what is done without another commit. */
  append(note: AuditNote): Promise<AuditEntry>;
  /** In order of place. */
  entries(page: AuditPage): Promise<readonly AuditEntry[]>;
}
