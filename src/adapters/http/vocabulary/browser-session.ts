import { z } from 'zod';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { sessionCookie } from '../kernel/auth/session-cookie.ts';

/** A caller whose token a cookie can contain. */
interface SignedIn<Member> {
  readonly member: Member;
  readonly session: { readonly expiresAt: number };
  readonly csrfToken: string;
  readonly token: string;
}

export interface BrowserSessionDependencies {
  readonly clock: Clock;
  /** The public URL of the service. With https, the cookie is sent over https only. */
  readonly baseUrl: string;
}

export const csrfTokenOf = (example: string) =>
  z.string().meta({
    description: 'Send it as `X-CSRF-Token` with every request that uses the cookie, except GET.',
    examples: [example],
  });

/** Returns what the description of the operation says that sets the cookie. */
export const cookieDescription = (operations: string, lifetime: string): string =>
  `Sets a cookie with the token of your session, which scripts cannot read. Browsers can use the cookie instead of the token for all ${operations}; all methods except GET also need the header \`X-CSRF-Token\`. The cookie is the same session: it ends after ${lifetime}, or when you end the session.`;

/** Returns the headers of the response that sets the cookie. `ms`: the lifetime of a session. */
export const cookieHeaders = (name: string, ms: number) => ({
  'Set-Cookie': {
    description: 'The session cookie: HttpOnly, SameSite=Strict.',
    example: `${name}=…; Path=/; Max-Age=${ms / 1000}; HttpOnly; SameSite=Strict`,
  },
});

/** Returns the handlers that move a session into a cookie, and that show the session of a cookie. */
export const browserSessionHandlers = <Member, View>(
  { clock, baseUrl }: BrowserSessionDependencies,
  audience: 'staff' | 'artist',
  memberView: (member: Member) => View,
) => {
  const cookie = sessionCookie(baseUrl, audience);
  const view = ({ member, session, csrfToken }: SignedIn<Member>) => ({
    member: memberView(member),
    csrfToken,
    expiresAt: timestamp(session.expiresAt),
  });
  return {
    start: async ({ caller }: { readonly caller: SignedIn<Member> }) => ({
      status: 201 as const,
      body: view(caller),
      headers: { 'set-cookie': cookie.write(caller.token, caller.session.expiresAt - clock.now()) },
    }),
    read: async ({ caller }: { readonly caller: SignedIn<Member> }) => ({
      status: 200 as const,
      body: view(caller),
    }),
  };
};
