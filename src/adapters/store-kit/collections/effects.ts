import { actorName, entryIn } from '../../../domain/audit/entry.ts';
import type { IdempotencyRecord } from '../../../domain/idempotency/record.ts';
import type { QueuedMail } from '../../../domain/mail/queue.ts';
import { subjectsOf, type DomainEvent } from '../../../domain/shared/event.ts';
import type { FanOutPlace } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { BatchOutcome } from '../../../domain/usage/batch.ts';
import { collection } from '../collection.ts';
import { derived, optional, several, text, whole } from '../members.ts';

export interface StoredRequest extends IdempotencyRecord {
  /** The outcome of a batch of usage, which is the resource; it is deleted with the record. */
  readonly outcome?: BatchOutcome;
}

const batchOf = ({ outcome, done }: StoredRequest): string | undefined => outcome && done?.resourceId;

export const idempotencyRecords = collection<StoredRequest>()('idempotency_records', {
  key: ['key'],
  members: { key: text, keepUntil: whole, batchId: derived(optional(text), 1, batchOf) },
  indexes: {
    byEnd: { on: ['keepUntil', 'key'] },
    ofBatch: { unique: true, on: ['batchId'], having: ['batchId'] },
  },
});

/** Returns the owner of an event, which is empty if every platform may receive it. */
const ownerOf = ({ event }: OutboxRecord): string => event.platformId ?? '';

export interface OutboxRecord {
  readonly event: DomainEvent;
  /** Whether its deliveries have not been created yet. */
  readonly waiting: 0 | 1;
  /** The last place for which deliveries and emails were created. */
  readonly after?: FanOutPlace;
}

export const outbox = collection<OutboxRecord>()('outbox', {
  key: ['eventId'],
  members: {
    eventId: derived(text, 1, ({ event }: OutboxRecord) => event.eventId),
    type: derived(text, 1, ({ event }: OutboxRecord) => event.type),
    occurredAt: derived(whole, 1, ({ event }: OutboxRecord) => event.occurredAt),
    owner: derived(text, 1, ownerOf),
    subjects: derived(several(text), 1, ({ event }: OutboxRecord) => subjectsOf(event)),
    waiting: whole,
  },
  leased: true,
  indexes: {
    ofOwner: { on: ['owner', 'type', 'eventId'] },
    // The commits that record events do not write its entries: the fan-out does.
    ofSubject: { on: ['subjects', 'owner', 'type', 'eventId'], where: { waiting: 0 } },
    waiting: { on: ['eventId'], where: { waiting: 1 } },
    waitingOfOwner: { on: ['owner', 'eventId'], where: { waiting: 1 } },
    sent: { on: ['occurredAt', 'eventId'], where: { waiting: 0 } },
  },
});

export const mails = collection<QueuedMail>()('mails', {
  key: ['mailId'],
  members: {
    mailId: derived(text, 1, ({ mail }: QueuedMail) => mail.mailId),
    dueAt: optional(whole),
    doneAt: optional(whole),
  },
  leased: true,
  indexes: {
    due: { on: ['dueAt', 'mailId'], having: ['dueAt'] },
    done: { on: ['doneAt', 'mailId'], having: ['doneAt'] },
  },
});

/** An entry of the audit log, exactly as its digest was computed. */
export interface AuditRecord {
  readonly place: number;
  readonly digest: string;
  readonly text: string;
}

const entryOf = ({ text: stored, place }: AuditRecord) => entryIn(stored, place);

export const auditEntries = collection<AuditRecord>()('audit_entries', {
  key: ['place'],
  appendOnly: 'in-turn',
  members: {
    place: whole,
    at: derived(whole, 1, (record: AuditRecord) => entryOf(record).at),
    actor: derived(text, 1, (record: AuditRecord) => actorName(entryOf(record).actor)),
    action: derived(text, 1, (record: AuditRecord) => entryOf(record).action),
  },
  indexes: {
    byTime: { on: ['at', 'place'] },
    byActor: { on: ['actor', 'at', 'place'] },
    byAction: { on: ['action', 'at', 'place'] },
  },
});

/** The entries about a subject. */
export const auditSubjects = collection<{ readonly subject: string; readonly place: number }>()(
  'audit_subjects',
  {
    key: ['subject', 'place'],
    members: { subject: text, place: whole },
    appendOnly: 'in-any-order',
  },
);
