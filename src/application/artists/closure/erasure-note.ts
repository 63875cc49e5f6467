import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';

/** Returns the audit note of what the service erases of a closed account: IDs alone. */
export const erasureNote = (at: Instant, act: string, subjects: readonly string[]): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: `artist.${act}`,
  subjects,
  detail: {},
});
