import { hash } from 'node:crypto';
import type { Day } from '../../domain/shared/calendar.ts';
import type { CredentialId } from '../../domain/shared/ids.ts';
import { reportedText, type UsageEvent } from '../../domain/usage/usage-event.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import { unlicensedAt } from '../../domain/usage/batch.ts';
import { silentMeterKeptMs } from '../../domain/usage/request-counts.ts';
import type {
  BatchOutcome,
  CountedFlush,
  CredentialUse,
  RejectedReport,
  UnlicensedReport,
  UsageBatch,
  UsageJournal,
} from '../../ports/driven/usage-journal.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';
import { usageOf } from './usage-lists.ts';
import { addUp, monthOfPlatform, playsSince } from './usage-sums.ts';

const payloadOf = (event: UsageEvent): string => hash('sha256', reportedText(event), 'base64url');

interface Kept {
  readonly as: 'new' | 'duplicate' | 'event-id-reused';
  /** The event on record. */
  readonly event: UsageEvent;
}

/** Stores the event unless its id is on record. */
const keep = (db: Connection, event: UsageEvent): Kept => {
  const { usageId, platformId, eventId = null } = event;
  const payload = eventId === null ? null : payloadOf(event);
  const before =
    eventId === null
      ? undefined
      : db.one(
          'SELECT payload, doc FROM usage_events WHERE platform_id = ? AND event_id = ?',
          platformId,
          eventId,
        );
  if (before) {
    const as = before['payload'] === payload ? 'duplicate' : 'event-id-reused';
    return { as, event: JSON.parse(String(before['doc'])) as UsageEvent };
  }
  const insert = 'INSERT INTO usage_events VALUES (?, ?, ?, ?, ?)';
  db.run(insert, usageId, platformId, eventId, payload, JSON.stringify(event));
  return { as: 'new', event };
};

const outcomeIn = (db: Connection, where: string, value: string): BatchOutcome | undefined => {
  const row = db.one(`SELECT outcome FROM usage_batches WHERE ${where} = ?`, value);
  return row && (JSON.parse(String(row['outcome'])) as BatchOutcome);
};

const record = command('usage-journal.record', (db, batch: UsageBatch): BatchOutcome => {
  const { batchId, events, receipt } = batch;
  // A request that outlived the lease of its mark may have been run again meanwhile: only one of the two counts.
  const already = receipt && outcomeIn(db, 'receipt_key', receipt.key);
  if (already) return already;
  const fresh: UsageEvent[] = [];
  const rejected: RejectedReport[] = [...batch.rejected];
  const unlicensed: UnlicensedReport[] = [];
  let duplicates = 0;
  for (const { index, event } of events) {
    const kept = keep(db, event);
    if (kept.as === 'event-id-reused') {
      rejected.push({ index, reason: kept.as });
      continue;
    }
    if (kept.as === 'new') fresh.push(event);
    else duplicates++;
    unlicensed.push(...unlicensedAt(index, kept.event));
  }
  addUp(db, fresh);
  rejected.sort((a, b) => a.index - b.index);
  const outcome = { accepted: fresh.length, duplicates, rejected, unlicensed };
  if (receipt) {
    const insert = 'INSERT INTO usage_batches SELECT ?, key, ? FROM receipts WHERE key = ?';
    db.run(insert, batchId, JSON.stringify(outcome), receipt.key);
    complete(db, receipt);
  }
  return outcome;
});

const requestsOn = (db: Connection, platformId: string, day: Day): number =>
  Number(
    db.one('SELECT requests FROM request_counts WHERE platform_id = ? AND day = ?', platformId, day)?.[
      'requests'
    ] ?? 0,
  );

/** Whether a flush is its meter's next; then it is the last one from now on. */
const isNext = (db: Connection, { meterId, number, at }: CountedFlush): boolean => {
  if (number === 1) db.run('DELETE FROM meters WHERE at < ?', at - silentMeterKeptMs);
  const upsert = `INSERT INTO meters VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET
    flush = excluded.flush, at = excluded.at WHERE flush < excluded.flush`;
  return db.run(upsert, meterId, number, at) === 1;
};

const mergeUses = (db: Connection, uses: readonly CredentialUse[]): void => {
  for (const { platformId, credentialId, at } of uses) {
    db.run(
      `INSERT INTO credential_uses
         SELECT credential_id, ? FROM credentials WHERE credential_id = ? AND platform_id = ?
         ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
      at,
      credentialId,
      platformId,
    );
  }
};

const count = command('usage-journal.count', (db, flush: CountedFlush): readonly number[] => {
  const { counts, uses } = flush;
  mergeUses(db, uses);
  const added = isNext(db, flush) ? counts : [];
  for (const { platformId, day, requests, previews, downloads, warnings = [] } of added) {
    db.run(
      `INSERT INTO request_counts VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        requests = requests + excluded.requests, previews = previews + excluded.previews,
        downloads = downloads + excluded.downloads`,
      platformId,
      day,
      requests,
      previews,
      downloads,
    );
    if (warnings.length === 0) continue;
    const after = requestsOn(db, platformId, day);
    tell(db, warningsPassed(warnings, after - requests, after));
  }
  return counts.map(({ platformId, day }) => requestsOn(db, platformId, day));
});

const credentialUses = (db: Connection, platformId: string): ReadonlyMap<CredentialId, number> => {
  const rows = db.all(
    'SELECT credential_id, at FROM credentials JOIN credential_uses USING (credential_id) WHERE platform_id = ?',
    platformId,
  );
  return new Map(rows.map((row) => [row['credential_id'] as CredentialId, Number(row['at'])]));
};

export const usageJournalCommands = [record, count];

export const sqliteUsageJournal = (store: Store): UsageJournal => ({
  record: (batch) => store.write(record, batch),
  list: async (filter, page) => usageOf(store.read, filter, page),
  outcomeOf: async (batchId) => outcomeIn(store.read, 'batch_id', batchId),
  count: (flush) => store.write(count, flush),
  requestsOn: async (platformId, day) => requestsOn(store.read, platformId, day),
  credentialUses: async (platformId) => credentialUses(store.read, platformId),
  month: async (platformId, month) => monthOfPlatform(store.read, platformId, month),
  playsSince: (day) => playsSince(store.read, day),
});
