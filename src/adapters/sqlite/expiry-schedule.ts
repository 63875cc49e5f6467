import type { EndingLicense } from '../../domain/licensing/expiry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { takeTurns } from '../../domain/shared/fair-turns.ts';
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

const byDue = (one: Row, other: Row): number => Number(one['notice_at']) - Number(other['notice_at']);

const dueIn = (db: Connection, now: Instant, limit: number, last: string) => {
  const turns = takeTurns<Row>(
    {
      ...{ limit, last },
      idOf: ({ license_id }) => String(license_id),
      ownerOf: ({ platform_id }) => String(platform_id),
    },
    {
      oldest: (most) => oldest(db, now, most),
      oldestOf: (platformId, most) => oldestOf(db, platformId, now, most),
      ownerAfter: (platformId) => platformAfter(db, platformId),
    },
  );
  return { rows: turns.items.toSorted(byDue), last: turns.last };
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
