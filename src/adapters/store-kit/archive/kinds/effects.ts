import { entryIn, entryText } from '../../../../domain/audit/entry.ts';
import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import {
  auditEntries,
  auditSubjects,
  idempotencyRecords,
  mails,
  outbox,
  type AuditRecord,
  type OutboxRecord,
  type StoredRequest,
} from '../../collections/effects.ts';
import { all, insertIfAbsent } from '../../program.ts';
import { formOf, kindOf, type Archived, type KitKind } from '../kind.ts';

const eventOf = ({ event, waiting, after }: OutboxRecord): Archived<'events'> => ({
  event,
  ...(waiting === 1 && { waiting: after === undefined ? {} : { after } }),
});

const finished = ({ done, ...request }: StoredRequest): Archived<'receipts'> | undefined =>
  done && { ...request, ...done };

/** Effects that were committed with changes. */
export const effectKinds = {
  events: formOf<'events', OutboxRecord>(outbox, eventOf, ({ event, waiting }) => ({
    event,
    waiting: waiting ? 1 : 0,
    ...waiting,
  })),
  receipts: kindOf<'receipts', StoredRequest>({
    index: idempotencyRecords.indexes.key,
    // Locks of running requests are not moved.
    partial: true,
    record: finished,
    write: (records) =>
      all(
        ...records.map(({ status, resourceId, ...request }) =>
          insertIfAbsent(idempotencyRecords, { ...request, done: { status, resourceId } }),
        ),
      ),
  }),
  'audit-entries': kindOf<'audit-entries', AuditRecord>({
    index: auditEntries.indexes.key,
    others: [auditSubjects],
    record: ({ text, place }) => entryIn(text, place),
    write: (entries) =>
      all(
        ...entries.flatMap((entry) => [
          insertIfAbsent(auditEntries, {
            place: entry.place,
            digest: entry.digest,
            text: entryText(entry),
          }),
          ...[...new Set(entry.subjects)].map((subject) =>
            insertIfAbsent(auditSubjects, { subject, place: entry.place }),
          ),
        ]),
      ),
  }),
  mails: formOf(
    mails,
    ({ dueAt = null, doneAt = null, ...rest }): Archived<'mails'> => ({ ...rest, dueAt, doneAt }),
    ({ dueAt, doneAt, ...rest }) => ({
      ...rest,
      ...(dueAt !== null && { dueAt }),
      ...(doneAt !== null && { doneAt }),
    }),
  ),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
