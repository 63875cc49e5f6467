import { timestamp } from '../../../domain/shared/calendar.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { AuthenticatedStaff } from '../../../ports/driving/staff/staff.ts';
import { sessionCookie } from '../kernel/auth/session-cookie.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './browser-session.contract.ts';
import { memberView } from './staff.views.ts';

export interface BrowserSessionDependencies {
  readonly clock: Clock;
  /** The public URL of the service. With https, the cookie is sent over https only. */
  readonly baseUrl: string;
}

export const browserSessionEndpoints = ({
  clock,
  baseUrl,
}: BrowserSessionDependencies): readonly Endpoint[] => {
  const cookie = sessionCookie(baseUrl, 'staff');
  const view = ({ member, session, csrfToken }: AuthenticatedStaff) => ({
    member: memberView(member),
    csrfToken,
    expiresAt: timestamp(session.expiresAt),
  });
  return [
    endpoint(routes.startBrowserSession, async ({ caller }) => ({
      status: 201,
      body: view(caller),
      headers: { 'set-cookie': cookie.write(caller.token, caller.session.expiresAt - clock.now()) },
    })),
    endpoint(routes.readBrowserSession, async ({ caller }) => ({ status: 200, body: view(caller) })),
  ];
};
