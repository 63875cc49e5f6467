import { PlatformLicensing, type PortalSession } from '@platform-licensing/client';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { addressRefusal, addressRefusalIn, ended, type AddressRefusal } from './ended.ts';
import { hearLinks, takeCode } from './link-code.ts';
import { Queries } from './queries.tsx';
import { hearOtherTabs, tellOtherTabs } from './tabs.ts';

/** The one line to the service. */
export type Api = PlatformLicensing;

interface SignedInSession {
  readonly session: PortalSession;
  readonly api: Api;
  /** Whether the session was started on the sign-in page, whose field had the focus. */
  readonly bySignIn: boolean;
  readonly signOut: () => Promise<void>;
  /** Reads the session's platform again: its tier, scopes and entitlements may have changed. */
  readonly refresh: () => Promise<void>;
}

export type SessionState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'signed-out';
      readonly why?: string;
      readonly signIn: SignIn;
      /** Ends a session that exists but cannot be used from the address of this device. */
      readonly endSession?: () => Promise<void>;
    }
  | ({ readonly kind: 'signed-in' } & SignedInSession);

export type SignIn = (body: { readonly apiKey: string } | { readonly code: string }) => Promise<void>;

const SessionContext = createContext<SessionState>({ kind: 'looking' });

export const useSessionState = (): SessionState => use(SessionContext);

/** Returns the session and its client. Throws if nobody is signed in; pages are only rendered after sign-in. */
export const useSession = (): SignedInSession => {
  const state = use(SessionContext);
  if (state.kind !== 'signed-in') throw new Error('nobody is signed in');
  return state;
};

export const useApi = (): Api => useSession().api;
export const useSlug = (): string => useSession().session.platform.slug;

const sayWhy = 'Your session has ended: it expired, or its key was removed. Sign in again.';
const endedHere = 'You signed out.';
const endedElsewhere = 'You signed out in another tab. Sign in again to continue.';
const linkIsUsed =
  'This link was already used, or is older than five minutes. Request a new one, or sign in with an API key.';

/** `refused` is called when a response says that the session has ended or cannot be used from here. */
const clientFor = (csrfToken?: string, refused?: (refusal: AddressRefusal) => void): Api =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
    // Whoever has to wait for longer is told so, and how long.
    longestWaitMs: 2000,
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      const refusal = answer.status === 401 ? { why: sayWhy } : await addressRefusalIn(answer);
      if (refusal !== undefined) refused?.(refusal);
      return answer;
    },
  });

const anonymous = clientFor();

interface Standing {
  readonly session?: PortalSession;
  readonly bySignIn?: true;
  /** Why nobody is signed in, where somebody was or would have been. */
  readonly why?: string;
  /** Of a session that cannot be used from here, but can be ended. */
  readonly csrfToken?: string;
}

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [{ session, why, csrfToken, bySignIn = false }, setStanding] = useState<Standing>({});
  const [fault, setFault] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [looked, setLooked] = useState(0);

  const token = session?.csrfToken;
  // A session may end under our hands. What was asked in one says nothing of the next.
  const api = useMemo(
    () =>
      clientFor(token, (refusal) => setStanding((now) => (now.session?.csrfToken === token ? refusal : now))),
    [token],
  );

  useEffect(() => {
    /** False where the link is used up: whoever is signed in already stays so. */
    const enterBy = async (code: string): Promise<boolean> => {
      try {
        setStanding({ session: await anonymous.createPortalSession({ body: { code } }) });
      } catch (error) {
        if (ended(error)) return false;
        throw error;
      }
      tellOtherTabs();
      return true;
    };
    const look = async () => {
      const code = takeCode();
      try {
        const entered = code !== undefined && (await enterBy(code));
        if (!entered) setStanding({ session: await anonymous.getPortalSession({}) });
      } catch (error) {
        const refusal = addressRefusal(error);
        // Another key may be allowed here: the sign-in page takes it.
        if (refusal !== undefined) setStanding(refusal);
        else if (!ended(error)) {
          setStanding({});
          setFault(error);
        } else if (code !== undefined) setStanding({ why: linkIsUsed });
        else setStanding((now) => (now.session ? { why: endedElsewhere } : now));
      }
      setLooked(attempt);
    };
    void look();
  }, [attempt]);

  useEffect(() => {
    const lookAgain = () => {
      setFault(undefined);
      setAttempt((before) => before + 1);
    };
    const hearing = [hearOtherTabs(lookAgain), hearLinks(lookAgain)];
    return () => hearing.forEach((end) => end());
  }, []);

  const signIn = useCallback<SignIn>(async (body) => {
    setStanding({ session: await anonymous.createPortalSession({ body }), bySignIn: true });
    tellOtherTabs();
  }, []);
  const signOut = useCallback(async () => {
    await api.endPortalSession({});
    setStanding({});
    tellOtherTabs();
  }, [api]);
  const endSession = useCallback(async () => {
    await clientFor(csrfToken).endPortalSession({});
    setStanding({ why: endedHere });
    tellOtherTabs();
  }, [csrfToken]);
  const refresh = useCallback(async () => {
    try {
      const read = await api.getPortalSession({});
      setStanding((now) => (now.session?.csrfToken === read.csrfToken ? { session: read } : now));
    } catch (error) {
      if (!ended(error)) throw error;
    }
  }, [api]);

  const state = useMemo<SessionState>(() => {
    if (session) return { kind: 'signed-in', session, api, bySignIn, signOut, refresh };
    if (looked < attempt) return { kind: 'looking' };
    if (fault !== undefined) {
      const retry = () => {
        setFault(undefined);
        setAttempt(attempt + 1);
      };
      return { kind: 'unreachable', error: fault, retry };
    }
    return {
      kind: 'signed-out',
      signIn,
      ...(why !== undefined && { why }),
      ...(csrfToken !== undefined && { endSession }),
    };
  }, [session, api, bySignIn, signOut, refresh, attempt, looked, fault, why, signIn, csrfToken, endSession]);

  return (
    <SessionContext value={state}>
      <Queries key={session?.platform.platformId ?? 'nobody'}>{children}</Queries>
    </SessionContext>
  );
};
