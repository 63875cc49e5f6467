import type { Instant } from '../shared/calendar.ts';
import { actorName, type AuditEntry } from './entry.ts';

/** A selection of entries: those that have all of its members. */
export interface AuditFilter {
  /** The ID of a person or platform, `operator` or `service`. */
  readonly actor?: string;
  /** The whole name, such as `platform.suspend`. */
  readonly action?: string;
  /** The ID of one of the records that were changed. */
  readonly subject?: string;
  /** The earliest time. */
  readonly since?: Instant;
  /** The latest time. */
  readonly until?: Instant;
}

/** Returns whether an entry belongs to a selection. */
export const matchesAudit = (
  { actor, action, subject, since, until }: AuditFilter,
  entry: AuditEntry,
): boolean =>
  (actor === undefined || actorName(entry.actor) === actor) &&
  (action === undefined || entry.action === action) &&
  (subject === undefined || entry.subjects.includes(subject)) &&
  (since === undefined || entry.at >= since) &&
  (until === undefined || entry.at <= until);
