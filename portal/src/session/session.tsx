import { PlatformLicensing, type PortalSession } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ended } from './ended.ts';
import { takeCode } from './link-code.ts';

/** The one line to the service. */
export type Api = PlatformLicensing;

interface SignedIn {
  readonly session: PortalSession;
  readonly api: Api;
  readonly signOut: () => Promise<void>;
  /** Reads the session's platform again: its tier, scopes and entitlements may have changed. */
  readonly refresh: () => Promise<void>;
}

export type SessionState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'signed-out'; readonly why?: string; readonly signIn: SignIn }
  | ({ readonly kind: 'signed-in' } & SignedIn);

export type SignIn = (body: { readonly apiKey: string } | { readonly code: string }) => Promise<void>;

const SessionContext = createContext<SessionState>({ kind: 'looking' });

export const useSessionState = (): SessionState => use(SessionContext);

/** Of whoever is signed in; pages are only drawn then. */
export const useSession = (): SignedIn => {
  const state = use(SessionContext);
  if (state.kind !== 'signed-in') throw new Error('nobody is signed in');
  return state;
};

export const useApi = (): Api => useSession().api;
export const useSlug = (): string => useSession().session.platform.slug;

const sayWhy = 'That session has ended: its time was up, or the key that began it is gone. Sign in again.';
const linkIsUsed =
  'That link was used before, or is older than five minutes. Ask for a new one, or sign in with an API key.';

const clientFor = (csrfToken: () => string | undefined): Api =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken },
    retries: 1,
  });

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const [session, setSession] = useState<PortalSession>();
  const [fault, setFault] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [looked, setLooked] = useState(0);
  const [why, setWhy] = useState<string>();

  const api = useMemo(() => clientFor(() => session?.csrfToken), [session?.csrfToken]);

  const forget = useCallback(
    (reason?: string) => {
      queries.clear();
      setSession(undefined);
      setWhy(reason);
    },
    [queries],
  );

  useEffect(() => {
    const look = async () => {
      const code = takeCode();
      const anonymous = clientFor(() => undefined);
      try {
        setSession(
          await (code === undefined
            ? anonymous.readPortalSession({})
            : anonymous.signInToPortal({ body: { code } })),
        );
      } catch (error) {
        if (!ended(error)) setFault(error);
        else if (code !== undefined) setWhy(linkIsUsed);
      }
      setLooked(attempt);
    };
    void look();
  }, [attempt]);

  // A session may end under our hands: any read that is refused as nobody's says so.
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        if (ended(query.state.error)) forget(sayWhy);
      }),
    [queries, forget],
  );

  const signIn = useCallback<SignIn>(
    async (body) => {
      queries.clear();
      setSession(await api.signInToPortal({ body }));
      setWhy(undefined);
    },
    [api, queries],
  );
  const signOut = useCallback(async () => {
    await api.signOutOfPortal({});
    forget();
  }, [api, forget]);
  const refresh = useCallback(async () => {
    try {
      setSession(await api.readPortalSession({}));
    } catch (error) {
      if (ended(error)) forget(sayWhy);
      else throw error;
    }
  }, [api, forget]);

  const state = useMemo<SessionState>(() => {
    if (session) return { kind: 'signed-in', session, api, signOut, refresh };
    if (looked < attempt) return { kind: 'looking' };
    if (fault !== undefined) {
      const retry = () => {
        setFault(undefined);
        setAttempt(attempt + 1);
      };
      return { kind: 'unreachable', error: fault, retry };
    }
    return { kind: 'signed-out', signIn, ...(why !== undefined && { why }) };
  }, [session, api, signOut, refresh, attempt, looked, fault, why, signIn]);

  return <SessionContext value={state}>{children}</SessionContext>;
};
