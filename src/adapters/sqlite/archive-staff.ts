import { entryOf } from './audit-log.ts';
import { mailOf } from './mail-queue.ts';
import { memberOf, sessionOf } from './staff-registry.ts';
import type { TableKind } from './table-kind.ts';

type StaffKind = 'audit-entries' | 'mails' | 'staff' | 'staff-sessions';

/** How members of staff, what they did, and mails are read. */
export const staffKinds: { readonly [Kind in StaffKind]: TableKind<Kind> } = {
  'audit-entries': {
    tables: ['audit_entries', 'audit_subjects'],
    key: ['place'],
    from: 'audit_entries',
    record: entryOf,
  },
  mails: {
    tables: ['mails'],
    key: ['mail_id'],
    record: (row) => ({
      mail: mailOf(row),
      failures: Number(row['failures']),
      dueAt: row['due_at'] as number | null,
      doneAt: row['done_at'] as number | null,
      ...(typeof row['detail'] === 'string' && { detail: row['detail'] }),
    }),
  },
  staff: { tables: ['staff'], key: ['staff_id'], record: memberOf },
  'staff-sessions': { tables: ['staff_sessions'], key: ['session_id'], record: sessionOf },
};
