import { SessionId } from '../../../../domain/shared/ids.ts';
import { timestamp } from '../../../../domain/shared/calendar.ts';
import type { Tiers } from '../../../../domain/platforms/tier.ts';
import type { MemberManagement } from '../../../../ports/driving/members.ts';
import type { MemberPasskeys } from '../../../../ports/driving/portal.ts';
import type { PortalViews } from '../../../../ports/driving/staff/portal-views.ts';
import type { Portal } from '../../../../ports/driving/portal.ts';
import type * as portal from '../../../../ports/driving/portal.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { sessionCookie } from '../../kernel/auth/session-cookie.ts';
import { preferredLanguage } from '../../vocabulary/preferred-language.ts';
import { memberView } from '../../platforms/members.handlers.ts';
import { sessionView } from '../../vocabulary/account-sessions.ts';
import { listMemberships, membershipView, switchPortalSession } from './memberships.contract.ts';
import { endMemberSession, endOtherMemberSessions, listMemberSessions } from './member-sessions.contract.ts';
import { platformView } from '../../platforms/platform.views.ts';
import { passkeyEndpoints } from './passkeys.handlers.ts';
import { portalViewEndpoints } from '../portal-views.handlers.ts';
import { createPortalLink } from '../links.contract.ts';
import * as routes from './sessions.contract.ts';

export interface PortalDependencies extends Omit<Portal, 'authenticatePortal'>, PortalViews, MemberPasskeys {
  readonly requestSignInLink: MemberManagement['requestSignInLink'];
  readonly chooseLanguage: MemberManagement['chooseLanguage'];
  readonly tiers: Tiers;
  /** The public URL of the service. With https, the cookie is sent over https only. */
  readonly baseUrl: string;
}

export const portalSessionEndpoints = (dependencies: PortalDependencies): readonly Endpoint[] => {
  const cookie = sessionCookie(dependencies.baseUrl, 'portal');
  const staffCookie = sessionCookie(dependencies.baseUrl, 'staff');
  const signedOut = { 'set-cookie': cookie.write('', 0), 'clear-site-data': '"cache"' };
  const whoIn = ({ pass, member, viewedBy }: portal.PortalCaller) => {
    if (member) return { member: memberView(member) };
    if (!viewedBy) return { credentialId: pass.grant.credentialId };
    const { staff, reason, operations } = viewedBy;
    return { viewedBy: { staffId: staff.staffId, name: staff.name, reason, operations: [...operations] } };
  };
  const view = (caller: portal.PortalCaller) => ({
    platform: platformView(caller.platform, dependencies.tiers),
    csrfToken: caller.pass.csrfToken,
    ...whoIn(caller),
    expiresAt: timestamp(caller.pass.expiresAt),
  });
  return [
    endpoint(routes.signInToPortal, async ({ body, ip, address, userAgent, cookie: sent }) => {
      const browser = { replaces: cookie.read(sent), staffToken: staffCookie.read(sent) };
      const opened = await dependencies.openPortal({
        ...body,
        ip,
        client: { address, userAgent },
        ...browser,
      });
      if (!opened.ok) return opened;
      const { caller, session, lifetimeMs } = opened.value;
      return {
        status: 201,
        body: view(caller),
        headers: { 'set-cookie': cookie.write(session, lifetimeMs) },
      };
    }),

    endpoint(routes.requestSignInLink, async ({ body: { email }, address, acceptLanguage }) => {
      const language = preferredLanguage(undefined, acceptLanguage);
      const requested = await dependencies.requestSignInLink({ email, address, ...language });
      if (!requested.ok) return requested;
      const { expiresAt } = requested.value;
      return { status: 202, body: { email: requested.value.email, expiresAt: timestamp(expiresAt) } };
    }),

    endpoint(routes.readPortalSession, async ({ caller }) => ({ status: 200, body: view(caller) })),

    endpoint(routes.updatePortalSession, async ({ caller, body: { language } }) => {
      const chosen = await dependencies.chooseLanguage({ caller, language });
      return chosen.ok ? { status: 200, body: view(chosen.value) } : chosen;
    }),

    endpoint(routes.signOutOfPortal, async ({ caller }) => {
      const closed = await dependencies.closePortal(caller);
      return closed.ok ? { status: 204, empty: true, headers: signedOut } : closed;
    }),

    endpoint(listMemberships, async ({ caller }) => {
      const found = await dependencies.listMemberships(caller);
      if (!found.ok) return found;
      const data = found.value.map((membership) => membershipView(membership, caller.platform));
      return { status: 200, body: { data, pagination: { limit: 20, nextCursor: null, total: data.length } } };
    }),

    endpoint(switchPortalSession, async ({ caller, body: { platform } }) => {
      const opened = await dependencies.switchPortal({ caller, slug: platform });
      if (!opened.ok) return opened;
      const { session, lifetimeMs } = opened.value;
      return {
        status: 201,
        body: view(opened.value.caller),
        headers: { 'set-cookie': cookie.write(session, lifetimeMs) },
      };
    }),

    endpoint(listMemberSessions, async ({ caller }) => {
      const found = await dependencies.listMemberSessions(caller);
      if (!found.ok) return found;
      const current = { sessionId: SessionId(caller.pass.passId) };
      const data = found.value.map((session) => sessionView(session, current));
      return {
        status: 200,
        body: { data, pagination: { limit: 100, nextCursor: null, total: data.length } },
      };
    }),

    endpoint(endMemberSession, async ({ caller, params }) => {
      const sessionId = SessionId(params.sessionId);
      const ended = await dependencies.endMemberSession({ caller, sessionId });
      if (!ended.ok) return ended;
      return { status: 204, empty: true, ...(sessionId === caller.pass.passId && { headers: signedOut }) };
    }),

    endpoint(endOtherMemberSessions, async ({ caller }) => {
      const ended = await dependencies.endOtherMemberSessions(caller);
      return ended.ok ? { status: 204, empty: true } : ended;
    }),

    ...passkeyEndpoints(dependencies),
    ...portalViewEndpoints(dependencies),

    endpoint(createPortalLink, async ({ caller, params: { slug } }) => {
      const created = await dependencies.linkToPortal({ caller, slug });
      if (!created.ok) return created;
      const { url, expiresAt } = created.value;
      return { status: 201, body: { url, expiresAt: timestamp(expiresAt) } };
    }),
  ];
};
