import type { AuditEntry, ChainLink } from '../../../domain/audit/entry.ts';
import type { AuditFilter } from '../../../domain/audit/filter.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { UseCase } from '../use-case.ts';

/** Returns the latest entries first. A page can be empty although `nextCursor` leads to more. */
export type ReadAudit = UseCase<
  AuditFilter & { readonly limit: number; readonly cursor?: string },
  { readonly entries: readonly AuditEntry[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** The outcome for a limited number of entries. */
export interface EntriesVerified {
  /** How many were verified and are unaltered, up to the issue. */
  readonly entries: number;
  /** The last of them; the place is 0 if the log is empty. */
  readonly last: ChainLink;
  /** The first place at which the log was altered. */
  readonly issue?: number;
  /** Whether the verification ends here: at the end of the log, or at the issue. */
  readonly isComplete: boolean;
}

/** Verifies the entries after a known one, which must still exist, or from the beginning. */
export type VerifyEntries = UseCase<{ readonly after?: ChainLink }, EntriesVerified>;

/** The audit log for staff. */
export interface StaffAudit {
  readonly readAudit: ReadAudit;
  readonly verifyEntries: VerifyEntries;
}
