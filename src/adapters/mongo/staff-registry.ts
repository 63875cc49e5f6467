import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { SessionId, StaffId } from '../../domain/shared/ids.ts';
import { isCodeUsed, withCodesUsed } from '../../domain/staff/account.ts';
import type { StaffMember, StaffSession } from '../../domain/staff/staff.ts';
import type { StaffAddition, StaffChange, StaffRegistry } from '../../ports/driven/staff-registry.ts';
import { note, noting } from './audit-log.ts';
import { forgetAll } from './forgetting.ts';
import { post } from './mail-queue.ts';
import { isDuplicateKey } from './outage.ts';
import { clearAttempts, mongoStaffAttempts } from './staff-attempts.ts';
import type { ClientSession, Store } from './store.ts';

export interface StaffDocument {
  readonly _id: StaffId;
  readonly email: string;
  readonly oidcSubject?: string;
  readonly invitationDigest?: string;
  readonly version: number;
  readonly activeAdmin: boolean;
  readonly member: StaffMember;
}

export interface SessionDocument {
  readonly _id: SessionId;
  readonly staffId: StaffId;
  readonly tokenDigest: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly session: StaffSession;
}

interface RosterDocument {
  readonly _id: 'staff';
  readonly touched: number;
}

const staffOf = (store: Store) => store.collection<StaffDocument>('staff');
const sessionsOf = (store: Store) => store.collection<SessionDocument>('staff_sessions');

export const toDocument = (member: StaffMember): StaffDocument => ({
  _id: member.staffId,
  email: member.email,
  ...(member.oidcSubject !== undefined && { oidcSubject: member.oidcSubject }),
  ...(member.invitation && { invitationDigest: member.invitation.codeDigest }),
  version: member.version,
  activeAdmin: member.status === 'active' && member.roles.includes('admin'),
  member,
});

export const toSessionDocument = (session: StaffSession): SessionDocument => {
  const { sessionId, staffId, tokenDigest, createdAt, expiresAt } = session;
  return { _id: sessionId, staffId, tokenDigest, createdAt, expiresAt, session };
};

const anybody = { email: { $gte: '' } };

/** Conflicts with every other transaction that does. */
const touchRoster = async (store: Store, session: ClientSession): Promise<void> => {
  const roster = store.collection<RosterDocument>('staff_roster');
  await roster.updateOne({ _id: 'staff' }, { $inc: { touched: 1 } }, { session });
};

type Added = Awaited<ReturnType<StaffRegistry['add']>>;

const add = async (
  store: Store,
  session: ClientSession,
  { member, onlyIfEmpty, audit, mails }: StaffAddition,
): Promise<Added> => {
  await touchRoster(store, session);
  const inTheWay = onlyIfEmpty === true ? anybody : { email: member.email };
  const found = await staffOf(store).findOne(inTheWay, { session, projection: { _id: 1 } });
  // An attempt whose outcome was lost.
  if (found?._id === member.staffId) return 'added';
  if (found) return onlyIfEmpty === true ? 'not-empty' : 'email-taken';
  await staffOf(store).insertOne(toDocument(member), { session });
  await note(store, session, audit);
  await post(store, session, mails ?? []);
  return 'added';
};

const hasAnotherAdmin = async (store: Store, session: ClientSession, staffId: StaffId): Promise<boolean> => {
  await touchRoster(store, session);
  const another = { activeAdmin: true, _id: { $ne: staffId } };
  return (await staffOf(store).findOne(another, { session, projection: { _id: 1 } })) !== null;
};

type Changed = Awaited<ReturnType<StaffRegistry['change']>>;

const change = async (
  store: Store,
  session: ClientSession,
  { member, guards, endSessions, session: begun, clears, audit, mails }: StaffChange,
): Promise<Changed> => {
  const { staffId } = member;
  const decidedOn = { _id: staffId, version: guards.version };
  const before = (await staffOf(store).findOne(decidedOn, { session, projection: { member: 1 } }))?.member;
  if (!before) return 'guard-failed';
  if (guards.totpStep !== undefined && isCodeUsed(before, guards.totpStep)) return 'guard-failed';
  if (guards.anotherAdmin === true && !(await hasAnotherAdmin(store, session, staffId)))
    return 'guard-failed';
  const document = toDocument(withCodesUsed(member, before));
  await staffOf(store).replaceOne(decidedOn, document, { session });
  if (endSessions !== undefined) {
    const kept = endSessions === 'all' ? {} : { _id: { $ne: endSessions.allBut } };
    await sessionsOf(store).deleteMany({ staffId, ...kept }, { session });
  }
  if (begun) await sessionsOf(store).insertOne(toSessionDocument(begun), { session });
  if (clears !== undefined) await clearAttempts(store, session, clears);
  if (audit) await note(store, session, audit);
  await post(store, session, mails ?? []);
  return 'changed';
};

const endSession = async (
  store: Store,
  session: ClientSession,
  { staffId, sessionId: _id, audit }: { staffId: StaffId; sessionId: SessionId; audit: AuditNote },
): Promise<boolean> => {
  const { deletedCount } = await sessionsOf(store).deleteOne({ _id, staffId }, { session });
  if (deletedCount === 0) return false;
  await note(store, session, audit);
  return true;
};

/** An address that is another member's by now fails the commit that would write it. */
const unlessTaken = async <T>(commit: () => Promise<T>): Promise<T | 'email-taken'> => {
  try {
    return await commit();
  } catch (error) {
    if (isDuplicateKey(error, 'staff_emails')) return 'email-taken';
    throw error;
  }
};

export const mongoStaffRegistry = (store: Store): StaffRegistry => {
  const only = { projection: { _id: 0, member: 1 } };
  const found = (key: '_id' | 'email' | 'oidcSubject' | 'invitationDigest') => (value: string) =>
    store.ask(async () => (await staffOf(store).findOne({ [key]: value }, only))?.member);
  const find = found('_id');
  const commit = <T>(audit: AuditNote | undefined, work: (session: ClientSession) => Promise<T>) =>
    noting(store, audit, () => store.commit(work));
  return {
    ...mongoStaffAttempts(store),
    add: (entry) => commit(entry.audit, (session) => add(store, session, entry)),
    change: (changed) =>
      unlessTaken(() => commit(changed.audit, (session) => change(store, session, changed))),
    find,
    findByEmail: found('email'),
    findByOidcSubject: found('oidcSubject'),
    findByInvitation: found('invitationDigest'),
    list: () =>
      store.ask(async () => {
        const all = staffOf(store).find(anybody, only).sort({ email: 1 });
        return (await all.toArray()).map(({ member }) => member);
      }),
    session: async (tokenDigest, now) => {
      const live = { tokenDigest, expiresAt: { $gt: now } };
      const session = (await store.ask(() => sessionsOf(store).findOne(live)))?.session;
      const member = session && (await find(session.staffId));
      return session && member && { session, member };
    },
    sessions: (staffId, now) =>
      store.ask(async () => {
        const live = sessionsOf(store).find({ staffId, expiresAt: { $gt: now } });
        return (await live.sort({ createdAt: -1, _id: -1 }).toArray()).map(({ session }) => session);
      }),
    endSession: (staffId, sessionId, audit) =>
      commit(audit, (session) => endSession(store, session, { staffId, sessionId, audit })),
    forgetSessions: async (now) => {
      await forgetAll(store, sessionsOf(store), { expiresAt: { $lte: now } }, (gone) =>
        store.ask(async () => (await sessionsOf(store).deleteMany(gone)).deletedCount),
      );
    },
  };
};
