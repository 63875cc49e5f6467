import { ApiProblem, type ArtistAccount, type ArtistBrowserSession } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Queries } from '../../kit/queries.tsx';
import { clientFor, reader, signInWith, type Api } from './client.ts';

interface Session {
  readonly session: ArtistBrowserSession;
  readonly account: ArtistAccount;
}

interface SignedIn extends Session {
  readonly api: Api;
  readonly signOut: () => Promise<void>;
  /** Reads the account again, because it has changed. */
  readonly refresh: () => Promise<void>;
}

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'signed-out';
      /** Whether a session ended without a sign-out on this page. */
      readonly hasEnded: boolean;
      readonly signIn: (email: string, password: string) => Promise<void>;
    }
  | ({ readonly kind: 'signed-in' } & SignedIn);

const SessionContext = createContext<SessionState>({ kind: 'loading' });

export const useSessionState = (): SessionState => use(SessionContext);

/** Returns the session and its client. Throws if nobody is signed in; pages are only rendered after sign-in. */
export const useSession = (): SignedIn => {
  const state = use(SessionContext);
  if (state.kind !== 'signed-in') throw new Error('nobody is signed in');
  return state;
};

export const useApi = (): Api => useSession().api;
export const useAccount = (): ArtistAccount => useSession().account;

const sessionKey = ['session'];

const isSignedOut = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

/** Returns the session of the cookie and its account; null if there is none. */
const read = async (): Promise<Session | null> => {
  try {
    const [session, account] = await Promise.all([reader.getArtistBrowserSession(), reader.getOwnArtist()]);
    return { session, account };
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
};

/** Reads the session from the cookie: at the start, when the user returns to the tab, and when a response says that it is another one. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: read,
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
  const csrfToken = data?.session.csrfToken;
  if (data && !wasSignedIn) setWasSignedIn(true);
  const refresh = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: sessionKey });
  }, [queries]);
  const api = useMemo(() => clientFor(csrfToken, () => void refresh()), [csrfToken, refresh]);
  const state = useMemo<SessionState>(() => {
    if (data) {
      const signOut = async () => {
        await api.endArtistSession({ sessionId: 'current' });
        setWasSignedIn(false);
        queries.setQueryData(sessionKey, null);
      };
      return { kind: 'signed-in', ...data, api, signOut, refresh };
    }
    if (data === null) {
      const signIn = async (email: string, password: string) => {
        await signInWith(email, password);
        await queries.query({ queryKey: sessionKey, queryFn: read, staleTime: 0 });
      };
      return { kind: 'signed-out', hasEnded: wasSignedIn, signIn };
    }
    if (error) return { kind: 'unreachable', error, retry: () => void refetch() };
    return { kind: 'loading' };
  }, [api, data, error, queries, refetch, refresh, wasSignedIn]);
  return (
    <SessionContext value={state}>
      <Queries key={data?.session.member.memberId ?? 'nobody'}>{children}</Queries>
    </SessionContext>
  );
};
