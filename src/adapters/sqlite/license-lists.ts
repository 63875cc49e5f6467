import type { SQLInputValue } from 'node:sqlite';
import type { Day, Instant, Month } from '../../domain/shared/calendar.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { LicenseFilter, LicensePage, LicenseTally } from '../../ports/driven/license-ledger.ts';
import type { LicenseStatus } from '../../domain/licensing/license.ts';
import type { Connection } from './connection.ts';
import { seenAt } from './license-document.ts';

/** A condition with its values in order. `status <> 'active'` lets SQLite use the index of those that ended. */
type Condition = readonly [sql: string, ...values: SQLInputValue[]];

const statusIs = (status: LicenseStatus, now: Instant): Condition => {
  switch (status) {
    case 'active':
      return [`status = 'active' AND ifnull(valid_until > ?, TRUE)`, now];
    case 'revoked':
      return [`status = 'revoked' AND status <> 'active'`];
    case 'expired':
      return [
        `((status = 'expired' AND status <> 'active') OR (status = 'active' AND valid_until <= ?))`,
        now,
      ];
  }
};

const touchedSince = (since: Instant, now: Instant): Condition => [
  `(touched_at >= ? OR (status = 'active' AND valid_until BETWEEN ? AND ?))`,
  since,
  since,
  now,
];

export const licensesOf = (
  db: Connection,
  { platformId, trackId, contentId, status, updatedSince }: LicenseFilter,
  { limit, after, now }: { readonly limit: number; readonly after?: LicenseId; readonly now: Instant },
): LicensePage => {
  const conditions: readonly Condition[] = [
    ['platform_id = ?', platformId],
    ...(trackId === undefined ? [] : [['track_id = ?', trackId] as const]),
    ...(contentId === undefined ? [] : [['content_id = ?', contentId] as const]),
    ...(status === undefined ? [] : [statusIs(status, now)]),
    ...(updatedSince === undefined ? [] : [touchedSince(updatedSince, now)]),
    ...(after === undefined ? [] : [['license_id < ?', after] as const]),
  ];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const rows = db.all(
    `SELECT doc FROM licenses WHERE ${where} ORDER BY license_id DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit + 1,
  );
  const licenses = rows.slice(0, limit).map(seenAt(now));
  const last = licenses.at(-1);
  return { licenses, ...(rows.length > limit && last && { next: last.licenseId }) };
};

/** Counted as licenses are issued and end, so that no figure costs more than the days of a month. */
export const tallyOf = (db: Connection, platformId: string, month: Month, now: Instant): LicenseTally => {
  const spans = db.all(
    'SELECT span, issued FROM licenses_issued WHERE platform_id = ? AND span BETWEEN ? AND ? ORDER BY span',
    platformId,
    month,
    `${month}-99`,
  );
  const issued = new Map<Day, number>(spans.map((row) => [String(row['span']), Number(row['issued'])]));
  const held = db.one('SELECT held FROM licenses_held WHERE platform_id = ?', platformId);
  const lapsed = db.one(
    `SELECT count(*) AS lapsed FROM licenses WHERE platform_id = ? AND status = 'active' AND valid_until <= ?`,
    platformId,
    now,
  );
  return {
    issued: issued.get(month) ?? 0,
    active: Number(held?.['held'] ?? 0) - Number(lapsed?.['lapsed'] ?? 0),
    issuedByDay: new Map([...issued].filter(([span]) => span !== month)),
  };
};
