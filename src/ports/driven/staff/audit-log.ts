import type { AuditEntry, AuditNote } from '../../../domain/audit/entry.ts';
import type { AuditFilter } from '../../../domain/audit/filter.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

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
  /**
   * Returns entries that match a filter, the latest first: by their times, entries of one time by their places.
   * Those about a subject are sorted by their places alone. The place of a page is the time and the place of its
   * last entry.
   */
  list(
    filter: AuditFilter,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<AuditEntry>>;
}
