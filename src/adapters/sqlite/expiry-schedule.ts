import type { EndingLicense } from '../../domain/licensing/expiry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { shareOf } from '../../domain/shared/event.ts';
import type {
  DueNotice,
  ExpirySchedule,
  NoticeCommit,
  NoticeFilter,
} from '../../ports/driven/expiry-schedule.ts';
import { command, undone } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { fromDocument } from './license-document.ts';
import { post } from './mail-queue.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';

const columns = 'license_id, platform_id, notice_at, doc';

const oldest = (db: Connection, now: Instant, limit: number): readonly Row[] =>
  db.all(
    `SELECT ${columns} FROM licenses WHERE status = 'active' AND notice_at <= ? ORDER BY notice_at, license_id LIMIT ?`,
    now,
    limit,
  );

const oldestOf = (db: Connection, platformId: string, now: Instant, limit: number): readonly Row[] =>
  db.all(
    `SELECT ${columns} FROM licenses WHERE platform_id = ? AND status = 'active' AND notice_at <= ?
      ORDER BY notice_at, license_id LIMIT ?`,
    platformId,
    now,
    limit,
  );

const platformAfter = (db: Connection, platformId: string): string | undefined => {
  const next = db.one(
    `SELECT platform_id FROM licenses WHERE status = 'active' AND notice_at IS NOT NULL AND platform_id > ?
      ORDER BY platform_id LIMIT 1`,
    platformId,
  );
  return next && String(next['platform_id']);
};

/** At most this many platforms are looked at in one call; the next call continues after the last. */
const mostLooks = 200;

/** Returns a share of each platform in turn, and the last platform. */
const inTurn = (db: Connection, now: Instant, limit: number, before: string) => {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let last = before;
  while (seen.size < mostLooks && rows.length < limit) {
    const next = platformAfter(db, last) ?? platformAfter(db, '');
    if (next === undefined || seen.has(next)) break;
    seen.add(next);
    last = next;
    rows.push(...oldestOf(db, next, now, Math.min(shareOf(limit), limit - rows.length)));
  }
  return { rows, last };
};

const isFair = (rows: readonly Row[], limit: number): boolean =>
  rows.length < limit ||
  [...Map.groupBy(rows, (row) => row['platform_id']).values()].every(
    ({ length }) => length <= shareOf(limit),
  );

const byDue = (one: Row, other: Row): number => Number(one['notice_at']) - Number(other['notice_at']);

const dueIn = (db: Connection, now: Instant, limit: number, last: string) => {
  const found = oldest(db, now, limit);
  if (isFair(found, limit)) return { rows: found, last };
  const turns = inTurn(db, now, limit, last);
  const rows = new Map([...turns.rows, ...found].map((row) => [row['license_id'], row]));
  return { rows: [...rows.values()].slice(0, limit).toSorted(byDue), last: turns.last };
};

const licenseOf = (row: Row): EndingLicense => fromDocument(row) as EndingLicense;
const noticeOf = (row: Row): DueNotice => ({ license: licenseOf(row), dueAt: Number(row['notice_at']) });

const upcoming = `FROM licenses WHERE platform_id = ? AND status = 'active' AND notice_at < ? AND valid_until > ? AND valid_until <= ?
  ORDER BY notice_at, license_id LIMIT ?`;

const upcomingIn = (
  db: Connection,
  { platformId, dueBefore, ends }: NoticeFilter,
  { limit, most }: { readonly limit: number; readonly most: number },
) => {
  const values = [platformId, dueBefore, ends.from, ends.to] as const;
  const counted = db.one(`SELECT count(*) AS n FROM (SELECT 1 ${upcoming})`, ...values, most);
  return {
    licenses: db.all(`SELECT doc ${upcoming}`, ...values, limit).map(licenseOf),
    count: Number(counted?.['n']),
  };
};

const commit = command('expiry-schedule.commit', (db, { notices, events, mails }: NoticeCommit) => {
  for (const { licenseId, dueAt, nextAt } of notices) {
    const sent = `UPDATE licenses SET notice_at = ? WHERE license_id = ? AND notice_at = ? AND status = 'active'`;
    if (db.run(sent, nextAt ?? null, licenseId, dueAt) === 0) return undone('conflict' as const);
  }
  tell(db, events);
  post(db, mails);
  return 'committed' as const;
});

export const expiryScheduleCommands = [commit];

export const sqliteExpirySchedule = (store: Store): ExpirySchedule => {
  let last = '';
  return {
    due: async (now, limit) => {
      const due = dueIn(store.read, now, limit, last);
      last = due.last;
      return due.rows.map(noticeOf);
    },
    upcoming: async (filter, page) => upcomingIn(store.read, filter, page),
    commit: (change) => store.write(commit, change),
  };
};
