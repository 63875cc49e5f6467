import { entryIn } from '../../../domain/audit/entry.ts';
import { EnrichmentId } from '../../../domain/shared/ids.ts';
import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type * as older from './documents.ts';
import type { OlderKind } from './older-kind.ts';
import { lastOf, partsOf, platformIn } from './parts.ts';

/** Requests for enrichment, members of staff, emails and payments. */
export const workKinds = {
  enrichments: {
    collection: 'enrichments',
    record: ({ _id, left, uploadBytes = 0, ...request }: older.EnrichmentDocument) => ({
      enrichmentId: EnrichmentId(_id),
      platformId: request.platformId,
      createdAt: request.createdAt,
      keepUntil: request.keepUntil,
      size: request.size,
      waiting: left,
      waitingSince: left > 0 ? request.waitingSince : request.createdAt,
      uploadBytes,
    }),
  },
  'enrichment-rows': {
    collection: 'enrichment_rows',
    record: ({ _id, row, outcome }: older.EnrichmentRowDocument) => {
      const [id = '', place] = partsOf(_id);
      return {
        ...{ enrichmentId: EnrichmentId(id), place: Number(place), row },
        ...(outcome && { outcome }),
      };
    },
  },
  'enrichment-days': {
    collection: 'enrichment_days',
    record: ({ _id, rows, seconds = 0 }: older.EnrichmentDayDocument) => ({
      ...{ platformId: platformIn(_id, 0), day: lastOf(_id), rows, seconds },
    }),
  },
  'audit-entries': {
    collection: 'audit_entries',
    record: ({ place, entry }: older.AuditDocument) => entryIn(entry, place),
  },
  mails: {
    collection: 'mails',
    record: ({ mail, failures, dueAt, doneAt, detail }: older.MailDocument) => ({
      ...{ mail, failures, dueAt, doneAt },
      ...(detail !== undefined && { detail }),
    }),
  },
  staff: {
    collection: 'staff',
    record: ({ member }: older.StaffDocument) => member,
  },
  'account-sessions': {
    collection: 'staff_sessions',
    record: ({ session: { staffId, ...session } }: older.SessionDocument) => ({
      ...session,
      ...{ audience: 'staff' as const, accountId: staffId, lastUsedAt: session.createdAt },
    }),
  },
  'billing-accounts': {
    collection: 'billing_accounts',
    record: ({ account }: older.AccountDocument) => account,
  },
  checkouts: {
    collection: 'checkouts',
    record: ({ checkout }: older.CheckoutDocument) => checkout,
  },
  'payment-events': {
    collection: 'payment_events',
    record: ({ platformId, event }: older.PaymentEventDocument) => ({ platformId, event }),
  },
} satisfies { readonly [Kind in ArchiveKind]?: OlderKind<Kind> };
