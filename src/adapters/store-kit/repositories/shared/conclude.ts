import { createHash } from 'node:crypto';
import {
  chainBeginning,
  chained,
  entryText,
  type AuditEntry,
  type AuditNote,
} from '../../../../domain/audit/entry.ts';
import { decideCompletion } from '../../../../domain/idempotency/record.ts';
import type { DomainEvent } from '../../../../domain/shared/event.ts';
import type { Mail } from '../../../../domain/mail/mail.ts';
import { queued } from '../../../../domain/mail/queue.ts';
import type { BatchOutcome } from '../../../../domain/usage/batch.ts';
import type { Effects } from '../../../../ports/driven/shared/effects.ts';
import type { IdempotentOutcome } from '../../../../ports/driven/idempotency/idempotency-store.ts';
import { Unavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { auditEntries, auditSubjects, idempotencyRecords, mails, outbox } from '../../collections/effects.ts';
import {
  all,
  exclusive,
  get,
  insert,
  insertIfAbsent,
  page,
  replace,
  type Asks,
  type Lock,
  type Operation,
  type Steps,
} from '../../program.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const auditEnd = exclusive('audit-end');
export const idempotencyLock = (key: string): Lock => exclusive('idempotency', key);

/** Returns the locks that `conclude` needs. */
export const locksOf = ({ audit, idempotency }: Pick<Effects, 'audit' | 'idempotency'>): readonly Lock[] => [
  ...(audit ? [auditEnd] : []),
  ...(idempotency ? [idempotencyLock(idempotency.key)] : []),
];

/**
 * Stores the outcome of a request, and of its batch of usage if there is one. Throws `Unavailable` if its
 * lock was released, or another request took it over and finished.
 */
export function* complete(finished: IdempotentOutcome | undefined, outcome?: BatchOutcome): Steps<void> {
  if (!finished) return;
  const { key, status, resourceId } = finished;
  const [stored] = yield* all(get(idempotencyRecords, key));
  switch (decideCompletion(stored, resourceId)) {
    case 'completed':
      return;
    case 'released':
      throw new Unavailable('the lock of the request was released');
    case 'overtaken':
      throw new Unavailable('another request took over the idempotency lock');
    case 'complete':
      if (!stored) return;
      yield* all(
        replace(idempotencyRecords, { ...stored, done: { status, resourceId }, ...(outcome && { outcome }) }),
      );
  }
}

const entriesOf = (entry: AuditEntry) => [
  insert(auditEntries, { place: entry.place, digest: entry.digest, text: entryText(entry) }),
  ...[...new Set(entry.subjects)].map((subject) => insert(auditSubjects, { subject, place: entry.place })),
];

/** Appends an entry to the audit log, whose end is locked. */
export function* note(audit: AuditNote): Steps<AuditEntry> {
  const [[last]] = yield* all(page(auditEntries.indexes.key, { limit: 1, descending: true }));
  const entry = chained(audit, last ?? chainBeginning, sha256);
  yield* all(...entriesOf(entry));
  return entry;
}

/** Appends two entries to the audit log, whose end is locked. */
export function* noteBoth(first: AuditNote, second: AuditNote): Steps<void> {
  const [[last]] = yield* all(page(auditEntries.indexes.key, { limit: 1, descending: true }));
  const entry = chained(first, last ?? chainBeginning, sha256);
  yield* all(...entriesOf(entry), ...entriesOf(chained(second, entry, sha256)));
}

/**
 * Returns the first event of a program if an earlier attempt with an unknown outcome stored it. It is read
 * after a guard fails, because that attempt may be the cause.
 */
export function* sentBefore([first]: readonly DomainEvent[]): Steps<DomainEvent | undefined> {
  if (!first) return undefined;
  const [sent] = yield* all(get(outbox, first.eventId));
  return sent?.event;
}

/**
 * Queues emails, except those whose ID was queued before. All programs queue in the order of IDs, which
 * prevents deadlocks.
 */
export const enqueue = (left: readonly Mail[]) =>
  left
    .toSorted((one, other) => (one.mailId < other.mailId ? -1 : 1))
    .map((mail) => insertIfAbsent(mails, queued(mail)));

interface Concluding {
  /** The outcome of a batch of usage. */
  readonly outcome?: BatchOutcome;
  /** Writes of the change itself, which then need no step of their own. */
  readonly beside?: readonly (Operation & Asks<unknown>)[];
}

/** Writes the effects that commit together with a change; no other function does. */
export function* conclude(
  { events, mails: left, audit, idempotency }: Effects,
  { outcome, beside = [] }: Concluding = {},
): Steps<void> {
  yield* complete(idempotency, outcome);
  if (audit) yield* note(audit);
  const sent = events.map((event) => insert(outbox, { event, waiting: 1 }));
  const last = [...beside, ...sent, ...enqueue(left)];
  if (last.length > 0) yield* all(...last);
}
