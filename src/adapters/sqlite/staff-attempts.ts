import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { attempted, withoutAttempt, type Attempts } from '../../domain/staff/attempts.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import type { Store } from './store.ts';

const held = (db: Connection, who: string): Attempts => {
  const row = db.one('SELECT count, locked_until FROM staff_attempts WHERE who = ?', who);
  const lockedUntil = row?.['locked_until'];
  return {
    count: Number(row?.['count'] ?? 0),
    ...(typeof lockedUntil === 'number' && { lockedUntil }),
  };
};

interface Attempt {
  readonly who: string;
  readonly now: Instant;
}

const attempt = command('staff-registry.attempt', (db, { who, now }: Attempt): Attempts | 'locked' => {
  const next = attempted(held(db, who), now);
  if (next !== 'locked')
    db.run('REPLACE INTO staff_attempts VALUES (?, ?, ?, ?)', who, next.count, next.lockedUntil ?? null, now);
  return next;
});

interface TakenBack {
  readonly who: string;
  readonly made: Attempts;
}

const takeBack = command('staff-registry.take-back', (db, { who, made }: TakenBack): void => {
  const { count, lockedUntil } = withoutAttempt(held(db, who), made);
  const put = 'UPDATE staff_attempts SET count = ?, locked_until = ? WHERE who = ?';
  db.run(put, count, lockedUntil ?? null, who);
});

interface Failure {
  readonly who: string;
  readonly at: Instant;
  readonly audit: AuditNote | undefined;
}

const failed = command('staff-registry.failed', (db, { who, at, audit }: Failure): void => {
  db.run('UPDATE staff_attempts SET last_at = ? WHERE who = ?', at, who);
  if (audit) note(db, audit);
});

const forgetAttempts = command('staff-registry.forget-attempts', (db, before: Instant): void => {
  db.run('DELETE FROM staff_attempts WHERE last_at < ?', before);
});

export const staffAttemptCommands = [attempt, takeBack, failed, forgetAttempts];

type OfAttempts = 'attempt' | 'takeBack' | 'failed' | 'locks' | 'forgetAttempts';

/** The part of the registry that counts attempts to sign in. */
export const sqliteStaffAttempts = (store: Store): Pick<StaffRegistry, OfAttempts> => ({
  attempt: (who, now) => store.write(attempt, { who, now }),
  takeBack: (who, made) => store.write(takeBack, { who, made }),
  failed: (who, at, audit) => store.write(failed, { who, at, audit }),
  locks: async (whos, now) => {
    const locked = `SELECT who, locked_until FROM staff_attempts
      WHERE who IN (SELECT value FROM json_each(?)) AND locked_until > ?`;
    const rows = store.read.all(locked, JSON.stringify(whos), now);
    return new Map(rows.map(({ who, locked_until }) => [String(who), Number(locked_until)]));
  },
  forgetAttempts: (before) => store.write(forgetAttempts, before),
});
