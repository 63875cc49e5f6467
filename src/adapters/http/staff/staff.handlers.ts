import { timestamp } from '../../../domain/shared/calendar.ts';
import { SessionId, StaffId } from '../../../domain/shared/ids.ts';
import type { Staff } from '../../../ports/driving/staff/staff.ts';
import type { StaffAccounts } from '../../../ports/driving/staff/staff-accounts.ts';
import type * as staff from '../../../ports/driving/staff/staff.ts';
import type * as staffAccounts from '../../../ports/driving/staff/staff-accounts.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint, type RequestOf } from '../kernel/route.ts';
import { headersOfEnd, sessionCookie } from '../kernel/auth/session-cookie.ts';
import * as accounts from './accounts.contract.ts';
import { browserSessionEndpoints } from './browser-session.handlers.ts';
import * as signIns from './sign-in.contract.ts';
import * as sessions from './sessions.contract.ts';
import type { BrowserSessionDependencies } from '../vocabulary/browser-session.ts';
import { sessionView } from '../vocabulary/account-sessions.ts';
import { memberView } from './staff.views.ts';

export type StaffDependencies = Omit<Staff, 'authenticateStaff'> & StaffAccounts & BrowserSessionDependencies;

export const staffEndpoints = (dependencies: StaffDependencies): readonly Endpoint[] => [
  ...signInOperations(dependencies),
  ...browserSessionEndpoints(dependencies),
  ...sessionOperations(dependencies),
  ...ownOperations(dependencies),
  ...accountOperations(dependencies),
];

const staffView = ({ member, lockedUntil }: staffAccounts.StaffWithLock) => ({
  ...memberView(member),
  ...(lockedUntil !== undefined && { lockedUntil: timestamp(lockedUntil) }),
});

const whole = <Item>(data: readonly Item[]) => ({
  data,
  pagination: { limit: 100, nextCursor: null, total: data.length },
});

const signInOperations = (dependencies: StaffDependencies): readonly Endpoint[] => {
  const shown = ({ token, session, member }: staff.SignedIn) => ({
    token,
    expiresAt: timestamp(session.expiresAt),
    member: memberView(member),
  });
  return [
    endpoint(signIns.signIn, async ({ body, address, userAgent }) => {
      const entered = await dependencies.signIn({ ...body, address, userAgent });
      return entered.ok ? { status: 201, body: shown(entered.value) } : entered;
    }),

    endpoint(signIns.startOidcSignIn, async () => {
      const begun = await dependencies.beginOidcSignIn();
      if (!begun.ok) return begun;
      const { url, state } = begun.value;
      return { status: 201, body: { url, state } };
    }),

    endpoint(signIns.completeOidcSignIn, async ({ body: { state, callback }, address, userAgent }) => {
      const entered = await dependencies.completeOidcSignIn({ state, callback, address, userAgent });
      return entered.ok ? { status: 201, body: shown(entered.value) } : entered;
    }),
  ];
};

const sessionOperations = (dependencies: StaffDependencies): readonly Endpoint[] => [
  endpoint(sessions.listSessions, async ({ caller }) => {
    const found = await dependencies.listSessions(caller);
    if (!found.ok) return found;
    const shown = found.value.map((session) => sessionView(session, caller.session));
    return { status: 200, body: whole(shown) };
  }),

  endpoint(sessions.endSession, async ({ caller, params: { sessionId: named } }) => {
    const sessionId = named === 'current' ? caller.session.sessionId : SessionId(named);
    const ended = await dependencies.endSession({ caller, sessionId });
    if (!ended.ok) return ended;
    const isOwn = sessionId === caller.session.sessionId;
    const cookie = sessionCookie(dependencies.baseUrl, 'staff');
    return { status: 204, empty: true, ...(isOwn && { headers: headersOfEnd(cookie, caller) }) };
  }),

  endpoint(sessions.endOtherSessions, async ({ caller }) => {
    const ended = await dependencies.endOtherSessions(caller);
    return ended.ok ? { status: 204, empty: true } : ended;
  }),
];

const ownOperations = (dependencies: StaffDependencies): readonly Endpoint[] => {
  const removeTotp = async ({
    caller,
    body,
  }: Pick<RequestOf<typeof sessions.removeTotp>, 'caller' | 'body'>) => {
    const removed = await dependencies.removeTotp({ caller, ...body });
    return removed.ok ? { status: 200 as const, body: memberView(removed.value) } : removed;
  };
  return [
    endpoint(sessions.readMe, async ({ caller }) => ({ status: 200, body: memberView(caller.member) })),

    endpoint(sessions.changePassword, async ({ caller, body }) => {
      const changed = await dependencies.changePassword({ caller, ...body });
      return changed.ok ? { status: 200, body: memberView(changed.value) } : changed;
    }),

    endpoint(sessions.beginTotp, async ({ caller, body }) => {
      const begun = await dependencies.beginTotp({ caller, ...body });
      if (!begun.ok) return begun;
      const { enrolment, ...secret } = begun.value;
      return { status: 201, body: { ...secret, enrollment: enrolment } };
    }),

    endpoint(sessions.confirmTotp, async ({ caller, body: { enrollment, code } }) => {
      const confirmed = await dependencies.confirmTotp({ caller, enrolment: enrollment, code });
      return confirmed.ok ? { status: 200, body: memberView(confirmed.value) } : confirmed;
    }),

    endpoint(sessions.removeTotp, removeTotp),
    endpoint(sessions.removeTotpByPost, removeTotp),
  ];
};

const accountOperations = (dependencies: StaffDependencies): readonly Endpoint[] => {
  const withCode = ({ member, code }: staffAccounts.InvitedStaff) => ({
    ...memberView(member),
    ...(code !== undefined && { invitationCode: code }),
  });
  return [
    endpoint(accounts.listAccounts, async () => {
      const found = await dependencies.listStaff();
      return found.ok ? { status: 200, body: whole(found.value.map(staffView)) } : found;
    }),

    endpoint(accounts.readAccount, async ({ params }) => {
      const found = await dependencies.readStaff(StaffId(params.staffId));
      if (!found.ok) return found;
      const body = staffView(found.value);
      return { status: 200, body, etag: versionedTag(found.value.member.version, body) };
    }),

    endpoint(accounts.invite, async ({ caller, body }) => {
      const created = await dependencies.inviteStaff({ caller, ...body });
      return created.ok ? { status: 201, body: withCode(created.value) } : created;
    }),

    endpoint(accounts.changeAccount, async ({ caller, params, headers, body: edit }) => {
      const staffId = StaffId(params.staffId);
      const changed = await dependencies.changeStaff({ caller, staffId, edit, ...allowedBy(headers) });
      if (!changed.ok) return changed;
      const body = withCode(changed.value);
      return { status: 200, body, etag: versionedTag(changed.value.member.version, body) };
    }),

    endpoint(accounts.acceptInvitation, async ({ body }) => {
      const taken = await dependencies.acceptInvitation(body);
      return taken.ok ? { status: 200, body: memberView(taken.value) } : taken;
    }),
  ];
};
