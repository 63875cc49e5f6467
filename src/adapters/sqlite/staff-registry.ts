import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { SessionId, StaffId } from '../../domain/shared/ids.ts';
import { isCodeUsed, withCodesUsed } from '../../domain/staff/account.ts';
import type { StaffMember, StaffSession } from '../../domain/staff/staff.ts';
import type { StaffAddition, StaffChange, StaffRegistry } from '../../ports/driven/staff-registry.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { post } from './mail-queue.ts';
import { sqliteStaffAttempts, staffAttemptCommands } from './staff-attempts.ts';
import type { Store } from './store.ts';

export const memberOf = (row: Row): StaffMember => JSON.parse(String(row['doc'])) as StaffMember;
export const sessionOf = (row: Row): StaffSession => JSON.parse(String(row['doc'])) as StaffSession;

const isTaken = (db: Connection, { email, staffId }: StaffMember): boolean =>
  db.one('SELECT 1 FROM staff WHERE email = ? AND staff_id <> ?', email, staffId) !== undefined;

const add = command(
  'staff-registry.add',
  (db, { member, onlyIfEmpty, audit, mails }: StaffAddition): 'added' | 'email-taken' | 'not-empty' => {
    if (onlyIfEmpty === true && db.one('SELECT 1 FROM staff')) return 'not-empty';
    if (isTaken(db, member)) return 'email-taken';
    db.run(
      'INSERT INTO staff VALUES (?, ?, ?, ?, ?, ?)',
      member.staffId,
      member.email,
      member.oidcSubject ?? null,
      member.invitation?.codeDigest ?? null,
      member.version,
      JSON.stringify(member),
    );
    note(db, audit);
    post(db, mails ?? []);
    return 'added';
  },
);

const keptOf = (db: Connection, staffId: StaffId): StaffMember | undefined => {
  const row = db.one('SELECT doc FROM staff WHERE staff_id = ?', staffId);
  return row && memberOf(row);
};

const hasAnotherAdmin = (db: Connection, staffId: StaffId): boolean =>
  db.one(
    `SELECT 1 FROM staff WHERE staff_id <> ? AND doc ->> 'status' = 'active'
       AND EXISTS (SELECT 1 FROM json_each(doc, '$.roles') WHERE value = 'admin')`,
    staffId,
  ) !== undefined;

const begin = (db: Connection, session: StaffSession): void => {
  const { sessionId, staffId, tokenDigest, createdAt, expiresAt } = session;
  const insert = 'INSERT INTO staff_sessions VALUES (?, ?, ?, ?, ?, ?)';
  db.run(insert, sessionId, staffId, tokenDigest, createdAt, expiresAt, JSON.stringify(session));
};

const change = command(
  'staff-registry.change',
  (db, changed: StaffChange): 'changed' | 'email-taken' | 'guard-failed' => {
    const { member: next, guards, endSessions, session, clears, audit, mails } = changed;
    const { staffId } = next;
    const kept = keptOf(db, staffId);
    if (kept?.version !== guards.version) return 'guard-failed';
    if (guards.totpStep !== undefined && isCodeUsed(kept, guards.totpStep)) return 'guard-failed';
    if (guards.anotherAdmin === true && !hasAnotherAdmin(db, staffId)) return 'guard-failed';
    if (isTaken(db, next)) return 'email-taken';
    const member = withCodesUsed(next, kept);
    db.run(
      'UPDATE staff SET email = ?, oidc_subject = ?, invitation_digest = ?, version = ?, doc = ? WHERE staff_id = ?',
      member.email,
      member.oidcSubject ?? null,
      member.invitation?.codeDigest ?? null,
      member.version,
      JSON.stringify(member),
      staffId,
    );
    if (endSessions !== undefined) {
      const kept = endSessions === 'all' ? '' : endSessions.allBut;
      db.run('DELETE FROM staff_sessions WHERE staff_id = ? AND session_id <> ?', staffId, kept);
    }
    if (session) begin(db, session);
    if (clears !== undefined) db.run('DELETE FROM staff_attempts WHERE who = ?', clears);
    if (audit) note(db, audit);
    post(db, mails ?? []);
    return 'changed';
  },
);

interface Ending {
  readonly staffId: StaffId;
  readonly sessionId: SessionId;
  readonly audit: AuditNote;
}

const endSession = command(
  'staff-registry.end-session',
  (db, { staffId, sessionId, audit }: Ending): boolean => {
    const end = 'DELETE FROM staff_sessions WHERE session_id = ? AND staff_id = ?';
    if (db.run(end, sessionId, staffId) === 0) return false;
    note(db, audit);
    return true;
  },
);

const forgetSessions = command('staff-registry.forget-sessions', (db, now: Instant): void => {
  db.run('DELETE FROM staff_sessions WHERE expires_at <= ?', now);
});

export const staffRegistryCommands = [add, change, endSession, forgetSessions, ...staffAttemptCommands];

export const sqliteStaffRegistry = (store: Store): StaffRegistry => {
  const { read } = store;
  const found = (where: string) => async (value: string) => {
    const row = read.one(`SELECT doc FROM staff WHERE ${where} = ?`, value);
    return row && memberOf(row);
  };
  const find = found('staff_id');
  return {
    ...sqliteStaffAttempts(store),
    add: (entry) => store.write(add, entry),
    change: (changed) => store.write(change, changed),
    find,
    findByEmail: found('email'),
    findByOidcSubject: found('oidc_subject'),
    findByInvitation: found('invitation_digest'),
    list: async () => read.all('SELECT doc FROM staff ORDER BY email').map(memberOf),
    session: async (tokenDigest, now) => {
      const live = 'SELECT doc FROM staff_sessions WHERE token_digest = ? AND expires_at > ?';
      const row = read.one(live, tokenDigest, now);
      const session = row && sessionOf(row);
      const member = session && (await find(session.staffId));
      return session && member && { session, member };
    },
    sessions: async (staffId, now) =>
      read
        .all(
          `SELECT doc FROM staff_sessions WHERE staff_id = ? AND expires_at > ?
           ORDER BY created_at DESC, session_id DESC`,
          staffId,
          now,
        )
        .map(sessionOf),
    endSession: (staffId, sessionId, audit) => store.write(endSession, { staffId, sessionId, audit }),
    forgetSessions: (now) => store.write(forgetSessions, now),
  };
};
