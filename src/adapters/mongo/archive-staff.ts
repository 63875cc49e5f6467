import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import * as audit from './audit-log.ts';
import type { DocumentKind } from './document-kind.ts';
import type * as mail from './mail-queue.ts';
import * as staff from './staff-registry.ts';

type StaffKind = 'audit-entries' | 'mails' | 'staff' | 'staff-sessions';

/** How members of staff, what they did, and mails are kept. */
export const staffKinds: { readonly [Kind in StaffKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  'audit-entries': {
    collection: 'audit_entries',
    document: (entry) => audit.toDocument(entry),
    record: (document: audit.AuditDocument) => audit.fromDocument(document),
  },
  mails: {
    collection: 'mails',
    document: ({ mail: written, ...kept }): mail.MailDocument => ({
      ...{ _id: written.mailId, mail: written, leaseUntil: 0 },
      ...kept,
    }),
    record: ({ _id, leaseUntil: _, token: __, ...kept }: mail.MailDocument) => kept,
  },
  staff: {
    collection: 'staff',
    document: (member) => staff.toDocument(member),
    record: ({ member }: staff.StaffDocument) => member,
  },
  'staff-sessions': {
    collection: 'staff_sessions',
    document: (session) => staff.toSessionDocument(session),
    record: ({ session }: staff.SessionDocument) => session,
  },
};
