import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { StaffId } from '../../domain/shared/ids.ts';

/** Returns the audit note of an action of a member of staff. */
export const staffNote = (
  staffId: StaffId,
  at: Instant,
  action: string,
  subjects: readonly string[] = [staffId],
  detail: AuditNote['detail'] = {},
): AuditNote => ({ at, actor: { kind: 'staff', staffId }, action, subjects, detail });
