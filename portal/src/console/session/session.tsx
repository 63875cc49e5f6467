import { ApiProblem, PlatformLicensing, type StaffBrowserSession } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Failure, Loading } from '../../kit/feedback/states.tsx';
import { Queries } from '../../kit/queries.tsx';
import { isOfOtherSession, responseProblem } from '../../kit/response-problem.ts';
import { signInAddress } from './sign-in-address.ts';

/** The API client of the session. */
export type Api = PlatformLicensing;

interface SignedInMember {
  readonly member: StaffBrowserSession['member'];
  readonly api: Api;
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<SignedInMember | undefined>(undefined);

/** Returns the member and the client. Throws if nobody is signed in; pages are only rendered after sign-in. */
export const useSession = (): SignedInMember => {
  const session = use(SessionContext);
  if (!session) throw new Error('nobody is signed in');
  return session;
};
export const useApi = (): Api => useSession().api;
export const useMember = (): SignedInMember['member'] => useSession().member;

const leave = (): void => globalThis.location.replace(signInAddress(globalThis.location));

const sessionKey = ['session'];

/** `onReplaced` is called when the cookie turns out to be of another session than the token. */
const clientFor = (csrfToken?: string, onReplaced?: () => void): Api =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
    longestWaitMs: 2000,
    fetch: async (url, init) => {
      // The release of a claim outlives the page that sends it.
      const answer = await fetch(url, { ...init, keepalive: init.method === 'DELETE' });
      if (answer.status === 401) leave();
      else if (answer.status === 403 && isOfOtherSession(await responseProblem(answer))) onReplaced?.();
      return answer;
    },
  });

const reader = clientFor();

/** Says so when the session in the cookie becomes that of another member. */
const useChangeOfMember = (member: SignedInMember['member'] | undefined): void => {
  const announce = useAnnounce();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!member) return;
    const { staffId, name } = member;
    if (before.current !== undefined && before.current !== staffId)
      announce(`${name} signed in with this browser. You now see the console of ${name}.`, 'bad');
    before.current = staffId;
  }, [member, announce]);
};

/**
 * Reads the session from the cookie, and sends the browser to the sign-in page if there is none. When another member
 * signs in with the same browser, the pages start again, without data and forms of the member before.
 */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: () => reader.getStaffBrowserSession(),
    staleTime: 60_000,
  });
  const csrfToken = session.data?.csrfToken;
  // Someone who signs in again in another tab replaces the session in the cookie.
  const api = useMemo(
    () => clientFor(csrfToken, () => void queries.invalidateQueries({ queryKey: sessionKey })),
    [csrfToken, queries],
  );
  const value = useMemo(
    () =>
      session.data && {
        member: session.data.member,
        api,
        signOut: async () => {
          await api.endStaffSession({ sessionId: 'current' });
          leave();
        },
      },
    [session.data, api],
  );
  useChangeOfMember(session.data?.member);
  if (value)
    return (
      <SessionContext key={value.member.staffId} value={value}>
        <Queries>{children}</Queries>
      </SessionContext>
    );
  const isSignedOut = session.error instanceof ApiProblem && session.error.status === 401;
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        {session.isError && !isSignedOut ? (
          <>
            <h1>Staff console</h1>
            <Failure error={session.error} retry={() => void session.refetch()} />
          </>
        ) : (
          <Loading label="Loading the console" rows={1} />
        )}
      </div>
    </main>
  );
};
