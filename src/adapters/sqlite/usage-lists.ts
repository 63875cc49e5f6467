import type { SQLInputValue } from 'node:sqlite';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { UsageFilter, UsagePage, UsagePlace } from '../../ports/driven/usage-journal.ts';
import type { Connection } from './connection.ts';

type Clause = readonly [sql: string, ...values: SQLInputValue[]];

const clause = (sql: string, value: SQLInputValue | undefined): readonly Clause[] =>
  value === undefined ? [] : [[sql, value]];

/** Newest use first. Every combination of filters walks an index in that order. */
export const usageOf = (
  db: Connection,
  { platformId, trackId, licenseId, unlicensed, from, to }: UsageFilter,
  { limit, after }: { readonly limit: number; readonly after?: UsagePlace },
): UsagePage => {
  const clauses: readonly Clause[] = [
    ['platform_id = ?', platformId],
    ...clause('license_id = ?', licenseId),
    ...clause('track_id = ?', trackId),
    ...clause('occurred_at >= ?', from),
    ...clause('occurred_at < ?', to),
    ...(unlicensed === undefined ? [] : [[`unlicensed = ${unlicensed ? 1 : 0}`] as const]),
    ...(after ? [['(occurred_at, usage_id) < (?, ?)', after.occurredAt, after.usageId] as const] : []),
  ];
  const rows = db.all(
    `SELECT doc FROM usage_events WHERE ${clauses.map(([sql]) => sql).join(' AND ')}
      ORDER BY occurred_at DESC, usage_id DESC LIMIT ?`,
    ...clauses.flatMap(([, ...values]) => values),
    limit + 1,
  );
  const events = rows.slice(0, limit).map((row) => JSON.parse(String(row['doc'])) as UsageEvent);
  const last = events.at(-1);
  const more = rows.length > limit && last;
  return { events, ...(more && { next: { occurredAt: last.occurredAt, usageId: last.usageId } }) };
};
