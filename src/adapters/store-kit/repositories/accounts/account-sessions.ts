import {
  endedBy,
  type AccountHolder,
  type AccountSession,
  type Audience,
  type SessionsToEnd,
} from '../../../../domain/accounts/session.ts';
import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { SessionId } from '../../../../domain/shared/ids.ts';
import type {
  AccountStore,
  ReplacedSession,
  SessionBeginning,
  SessionSwitch,
} from '../../../../ports/driven/accounts/account-store.ts';
import type { OriginEnded } from '../../../../ports/driven/platforms/origin-guard.ts';
import { accountSessions } from '../../collections/accounts.ts';
import { revokedTokens } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  get,
  getBy,
  insertIfAbsent,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf, note, noteBoth } from '../shared/conclude.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';
import { originHolds, originLocks } from '../shared/origin.ts';
import { maxBatchSize, walk } from '../shared/index-walk.ts';

const { byToken, ofAccount, byEnd } = accountSessions.indexes;

/** Ends sessions of an account, within a program that a change of the account runs; returns their number. */
export function* endSessionsOf({ audience, accountId }: AccountHolder, which: SessionsToEnd): Steps<number> {
  let count = 0;
  for (let after: readonly (string | number)[] | undefined; ;) {
    const range = { equal: [audience, accountId], limit: maxBatchSize, ...(after && { after }) };
    const [found] = yield* all(page(ofAccount, range));
    const ended = found.filter((session) => endedBy(which, session));
    yield* all(...ended.map(({ sessionId }) => remove(accountSessions, [sessionId])));
    count += ended.length;
    const last = found.at(-1);
    if (!last || found.length < maxBatchSize) return count;
    after = [last.createdAt, last.sessionId];
  }
}

interface Beginning extends SessionBeginning {
  readonly session: AccountSession | undefined;
}

/** Ends the session that another one replaces; returns the note of its end unless it had ended. */
function* endReplaced(ends: ReplacedSession): Steps<AuditNote | undefined> {
  if ('tokenId' in ends) {
    yield* all(insertIfAbsent(revokedTokens, ends));
    return undefined;
  }
  const { holder, sessionId, audit } = ends;
  const { audience, accountId } = holder;
  const [ended] = yield* all(remove(accountSessions, [sessionId], { audience, accountId }));
  return ended ? audit : undefined;
}

const noteOf = (ends: ReplacedSession | undefined) => (ends && 'audit' in ends ? ends.audit : undefined);

const begin = program<Beginning, 'begun' | 'link-used'>(
  'account-store.begin-session',
  ({ audit, ends }) => locksOf({ audit: audit ?? noteOf(ends), idempotency: undefined }),
  function* ({ session, link, audit, ends }) {
    const [begun] = session ? yield* all(get(accountSessions, session.sessionId)) : [];
    // An attempt with an unknown outcome has committed it.
    if (begun) return 'begun';
    const [isFirst] = link ? yield* all(insertIfAbsent(revokedTokens, link)) : [true];
    if (!isFirst) return 'link-used';
    if (session) yield* all(insertIfAbsent(accountSessions, session));
    const end = ends && (yield* endReplaced(ends));
    const only = audit ?? end;
    if (audit && end) yield* noteBoth(audit, end);
    else if (only) yield* note(only);
    return 'begun';
  },
);

interface Use {
  readonly sessionId: SessionId;
  readonly at: Instant;
}

const recordUse = program<Use, undefined>(
  'account-store.record-use',
  () => [],
  function* ({ sessionId, at }) {
    const [session] = yield* all(get(accountSessions, sessionId));
    if (session && session.lastUsedAt < at)
      yield* all(replace(accountSessions, { ...session, lastUsedAt: at }));
    return undefined;
  },
);

interface Ending {
  readonly holder: AccountHolder;
  readonly sessionId: SessionId;
  readonly audit: AuditNote;
}

const endSession = program<Ending, boolean>(
  'account-store.end-session',
  ({ audit }) => locksOf({ audit, idempotency: undefined }),
  function* ({ holder: { audience, accountId }, sessionId, audit }) {
    const [ended] = yield* all(remove(accountSessions, [sessionId], { audience, accountId }));
    if (ended) yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return ended;
  },
);

const switchSession = program<SessionSwitch, 'switched' | 'session-ended' | OriginEnded>(
  'account-store.switch-session',
  ({ audit, guards }) => [
    ...guards.flatMap(({ platformId, origin }) => originLocks(platformId, origin)),
    ...locksOf({ audit, idempotency: undefined }),
  ],
  function* ({ ended: { holder, sessionId }, begun, audit, guards }) {
    const [isBegun] = yield* all(get(accountSessions, begun.sessionId));
    // An attempt with an unknown outcome has committed it.
    if (isBegun) return 'switched';
    for (const { platformId, origin } of guards)
      if (!(yield* originHolds(platformId, origin))) return 'origin-ended';
    const { audience, accountId } = holder;
    const [isFirst] = yield* all(remove(accountSessions, [sessionId], { audience, accountId }));
    if (!isFirst) return 'session-ended';
    yield* all(insertIfAbsent(accountSessions, begun));
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return 'switched';
  },
);

interface EndingSeveral {
  readonly holder: AccountHolder;
  readonly which: SessionsToEnd;
  readonly audit: AuditNote;
}

const endSessions = program<EndingSeveral, undefined>(
  'account-store.end-sessions',
  ({ audit }) => locksOf({ audit, idempotency: undefined }),
  function* ({ holder, which, audit }) {
    const count = yield* endSessionsOf(holder, which);
    if (count > 0) yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return undefined;
  },
);

const deleteExpiredSessions = deletionBy('account-store.delete-expired-sessions', byEnd);

export const accountSessionPrograms = [
  ...[begin, recordUse, endSession, switchSession, endSessions],
  deleteExpiredSessions,
];

type OfSessions =
  | 'beginSession'
  | 'session'
  | 'sessions'
  | 'recordUse'
  | 'endSession'
  | 'switchSession'
  | 'endSessions'
  | 'deleteExpiredSessions';

/** Returns the part of the store that keeps sessions. */
export const accountSessionsOf = (kernel: Kernel): Pick<AccountStore, OfSessions> => ({
  beginSession: (session, beginning) => kernel.run(begin, { session, ...beginning }),
  session: async <A extends Audience>(audience: A, tokenDigest: string, now: Instant) => {
    const session = await kernel.read(getBy(byToken, tokenDigest));
    const isActive = session?.audience === audience && session.expiresAt > now;
    return isActive ? (session as AccountSession<A>) : undefined;
  },
  sessions: async <A extends Audience>({ audience, accountId }: AccountHolder<A>, now: Instant) => {
    const found = await walk(
      kernel,
      ofAccount,
      { equal: [audience, accountId], limit: Infinity, descending: true },
      ({ createdAt, sessionId }) => [createdAt, sessionId],
      { wanted: ({ expiresAt }) => expiresAt > now },
    );
    return found as readonly AccountSession<A>[];
  },
  recordUse: async (sessionId, at) => {
    await kernel.run(recordUse, { sessionId, at });
  },
  endSession: (holder, sessionId, audit) => kernel.run(endSession, { holder, sessionId, audit }),
  switchSession: (change) => kernel.run(switchSession, change),
  endSessions: async (holder, which, audit) => {
    await kernel.run(endSessions, { holder, which, audit });
  },
  deleteExpiredSessions: (now) => deleteAll(kernel, deleteExpiredSessions, now),
});
