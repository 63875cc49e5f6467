import type { AccountSession } from '../../../domain/accounts/session.ts';
import { entryIn } from '../../../domain/audit/entry.ts';
import type { StaffId } from '../../../domain/shared/ids.ts';
import { docOf, type TableKind } from './table-kind.ts';

type OlderSession = Omit<AccountSession<'staff'>, 'audience' | 'accountId' | 'lastUsedAt'> & {
  readonly staffId: StaffId;
};

type StaffKind = 'audit-entries' | 'mails' | 'staff' | 'account-sessions';

/** The readers of members of staff, the audit log and emails. */
export const staffKinds: { readonly [Kind in StaffKind]: TableKind<Kind> } = {
  'audit-entries': {
    from: 'audit_entries',
    record: (row) => entryIn(String(row['doc']), Number(row['place'])),
  },
  mails: {
    from: 'mails',
    record: (row) => ({
      mail: docOf(row),
      failures: Number(row['failures']),
      dueAt: row['due_at'] as number | null,
      doneAt: row['done_at'] as number | null,
      ...(typeof row['detail'] === 'string' && { detail: row['detail'] }),
    }),
  },
  staff: { from: 'staff', record: docOf },
  'account-sessions': {
    from: 'staff_sessions',
    record: (row) => {
      const { staffId, ...session }: OlderSession = docOf(row);
      return { ...session, audience: 'staff', accountId: staffId, lastUsedAt: session.createdAt };
    },
  },
};
