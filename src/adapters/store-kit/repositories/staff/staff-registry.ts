import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { SessionId, StaffId } from '../../../../domain/shared/ids.ts';
import { isAsDecidedOn, withCodesUsed } from '../../../../domain/staff/account.ts';
import { endedBy } from '../../../../domain/staff/session.ts';
import type {
  StaffAddition,
  StaffChange,
  StaffRegistry,
} from '../../../../ports/driven/staff/staff-registry.ts';
import { staff, staffAttempts, staffSessions } from '../../collections/staff.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  exclusive,
  get,
  getBy,
  insert,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';
import { mostAtOnce, walk } from '../shared/index-walk.ts';
import { attemptsLock, staffAttemptPrograms, staffAttemptsOf } from './staff-attempts.ts';

const { byEmail, bySubject, byInvitation, admins } = staff.indexes;
const { byToken, ofMember, byEnd } = staffSessions.indexes;

/** One lock serves all members, because whether someone is the last admin depends on every other. */
const roster = exclusive('staff');

const add = program<StaffAddition, 'added' | 'email-taken' | 'not-empty'>(
  'staff-registry.add',
  ({ effects }) => [roster, ...locksOf(effects)],
  function* ({ member, onlyIfEmpty, effects }) {
    const [taken, [anybody]] = yield* all(getBy(byEmail, member.email), page(byEmail, { limit: 1 }));
    // An attempt with an unknown outcome has committed it.
    if (taken?.staffId === member.staffId) return 'added';
    if (onlyIfEmpty === true && anybody) return 'not-empty';
    if (taken) return 'email-taken';
    yield* all(insert(staff, member));
    yield* conclude(effects);
    return 'added';
  },
);

/** Ends the sessions of a member that a change concerns. */
function* endSessions(staffId: StaffId, which: NonNullable<StaffChange['endSessions']>): Steps<void> {
  for (let after: readonly (string | number)[] | undefined; ;) {
    const range = { equal: [staffId], limit: mostAtOnce, ...(after && { after }) };
    const [found] = yield* all(page(ofMember, range));
    const ended = found.filter((session) => endedBy(which, session));
    yield* all(...ended.map(({ sessionId }) => remove(staffSessions, [sessionId])));
    const last = found.at(-1);
    if (!last || found.length < mostAtOnce) return;
    after = [last.createdAt, last.sessionId];
  }
}

const change = program<StaffChange, 'changed' | 'email-taken' | 'guard-failed'>(
  'staff-registry.change',
  ({ clears, effects }) => [
    roster,
    ...(clears === undefined ? [] : [attemptsLock(clears)]),
    ...locksOf(effects),
  ],
  function* ({ member, guards, endSessions: ends, session, clears, effects }) {
    const { staffId } = member;
    const [kept, holder, active] = yield* all(
      get(staff, staffId),
      getBy(byEmail, member.email),
      page(admins, { limit: 2 }),
    );
    if (!isAsDecidedOn(kept, guards)) return 'guard-failed';
    const hasAnother = active.some((admin) => admin.staffId !== staffId);
    if (guards.anotherAdmin === true && !hasAnother) return 'guard-failed';
    if (holder && holder.staffId !== staffId) return 'email-taken';
    yield* all(replace(staff, withCodesUsed(member, kept)));
    if (ends !== undefined) yield* endSessions(staffId, ends);
    if (session) yield* all(insert(staffSessions, session));
    if (clears !== undefined) yield* all(remove(staffAttempts, [clears]));
    yield* conclude(effects);
    return 'changed';
  },
);

interface Ending {
  readonly staffId: StaffId;
  readonly sessionId: SessionId;
  readonly audit: AuditNote;
}

const endSession = program<Ending, boolean>(
  'staff-registry.end-session',
  ({ audit }) => locksOf({ audit, idempotency: undefined }),
  function* ({ staffId, sessionId, audit }) {
    const [ended] = yield* all(remove(staffSessions, [sessionId], { staffId }));
    if (ended) yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return ended;
  },
);

const deleteExpiredSessions = deletionBy('staff-registry.delete-expired-sessions', byEnd);

export const staffRegistryPrograms = [
  add,
  change,
  endSession,
  deleteExpiredSessions,
  ...staffAttemptPrograms,
];

export const staffRegistry = (kernel: Kernel): StaffRegistry => ({
  ...staffAttemptsOf(kernel),
  add: (entry) => kernel.run(add, entry),
  change: (changed) => kernel.run(change, changed),
  find: (id) => kernel.read(get(staff, id)),
  findByEmail: (email) => kernel.read(getBy(byEmail, email)),
  findByOidcSubject: (subject) => kernel.read(getBy(bySubject, subject)),
  findByInvitation: (codeDigest) => kernel.read(getBy(byInvitation, codeDigest)),
  list: () => walk(kernel, byEmail, { limit: Infinity }, ({ email }) => [email]),
  session: async (tokenDigest, now) => {
    const session = await kernel.read(getBy(byToken, tokenDigest));
    if (!session || session.expiresAt <= now) return undefined;
    const member = await kernel.read(get(staff, session.staffId));
    return member && { session, member };
  },
  sessions: (staffId, now) =>
    walk(
      kernel,
      ofMember,
      { equal: [staffId], limit: Infinity, descending: true },
      ({ createdAt, sessionId }) => [createdAt, sessionId],
      { wanted: ({ expiresAt }) => expiresAt > now },
    ),
  endSession: (staffId, sessionId, audit) => kernel.run(endSession, { staffId, sessionId, audit }),
  deleteExpiredSessions: (now) => deleteAll(kernel, deleteExpiredSessions, now),
});
