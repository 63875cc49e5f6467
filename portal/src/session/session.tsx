import {
  PlatformLicensing,
  type CreatePortalSessionDto,
  type PortalSession,
} from '@platform-licensing/client';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ended } from '../kit/feedback/errors.ts';
import { addressRefusal, addressRefusalIn, type AddressRefusal, type Why } from './address-refusal.ts';
import { onLinkOpened, takeLink } from './link-code.ts';
import { Queries } from '../kit/queries.tsx';
import { notifyOtherTabs, onOtherTabChange } from './tabs.ts';
import { t } from '../texts/texts.ts';

/** The API client of the session. */
export type Api = PlatformLicensing;

interface SignedInSession {
  readonly session: PortalSession;
  readonly api: Api;
  /** Whether the session was started on the sign-in page, whose field had the focus. */
  readonly bySignIn: boolean;
  /** Replaces the session. */
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
  /** Replaces the session by one for another platform of the member, and opens its overview, because records differ. */
  readonly switchTo: (platform: string) => Promise<void>;
  /** Reads the session's platform again: its tier, scopes and entitlements may have changed. */
  readonly refresh: () => Promise<void>;
}

export type SessionState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'link-opened';
      /** Uses the emailed link; throws if it cannot be used. */
      readonly open: () => Promise<void>;
      /** Continues without the link. */
      readonly leave: () => void;
    }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'signed-out';
      readonly why?: Why;
      readonly signIn: SignIn;
      /** Ends a session that exists but cannot be used from the address of this device. */
      readonly endSession?: () => Promise<void>;
    }
  | ({ readonly kind: 'signed-in' } & SignedInSession);

export type SignIn = (body: CreatePortalSessionDto) => Promise<void>;

const SessionContext = createContext<SessionState>({ kind: 'loading' });

export const useSessionState = (): SessionState => use(SessionContext);

/** Returns the session and its client. Throws if nobody is signed in; pages are only rendered after sign-in. */
export const useSession = (): SignedInSession => {
  const state = use(SessionContext);
  if (state.kind !== 'signed-in') throw new Error('nobody is signed in');
  return state;
};

export const useApi = (): Api => useSession().api;
export const useSlug = (): string => useSession().session.platform.slug;

const sessionEnded: Why = () => t('session.yourSessionHasEndedIt');
const signedOutHere: Why = () => t('session.youSignedOut');
const signedOutInOtherTab: Why = () => t('session.youSignedOutInAnother');
const linkExpired: Why = () => t('session.thisLinkWasAlreadyUsed');

/** `onRejected` is called when a response says that the session has ended or cannot be used from this address. */
const clientFor = (csrfToken?: string, onRejected?: (refusal: AddressRefusal) => void): Api =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
    // For longer waits the pages show how long.
    longestWaitMs: 2000,
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      const refusal = answer.status === 401 ? { why: sessionEnded } : await addressRefusalIn(answer);
      if (refusal !== undefined) onRejected?.(refusal);
      return answer;
    },
  });

const anonymous = clientFor();

interface SignInState {
  readonly session?: PortalSession;
  readonly bySignIn?: true;
  /** Why a session ended or a sign-in failed. */
  readonly why?: Why;
  /** Token of a session that cannot be used from this address but can be ended. */
  readonly csrfToken?: string;
}

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [{ session, why, csrfToken, bySignIn = false }, setSignIn] = useState<SignInState>({});
  const [fault, setFault] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [done, setDone] = useState(0);
  const [mailedCode, setMailedCode] = useState<string>();

  const token = session?.csrfToken;
  // A late response to a request of an earlier session must not end the current one.
  const api = useMemo(
    () =>
      clientFor(token, (refusal) => setSignIn((now) => (now.session?.csrfToken === token ? refusal : now))),
    [token],
  );

  useEffect(() => {
    /** Returns false if the link was used or has expired: an existing session stays. */
    const signInByLink = async (code: string): Promise<boolean> => {
      try {
        setSignIn({ session: await anonymous.createPortalSession({ body: { code } }) });
      } catch (error) {
        if (ended(error)) return false;
        throw error;
      }
      notifyOtherTabs();
      return true;
    };
    const restore = async () => {
      const link = takeLink();
      const code = link?.isMailed === true ? undefined : link?.code;
      if (link?.isMailed === true) setMailedCode(link.code);
      try {
        const isSignedIn = code !== undefined && (await signInByLink(code));
        if (!isSignedIn) setSignIn({ session: await anonymous.getPortalSession({}) });
      } catch (error) {
        const refusal = addressRefusal(error);
        // Another key may be allowed at this address: the user can sign in with it.
        if (refusal !== undefined) setSignIn(refusal);
        else if (!ended(error)) {
          setSignIn({});
          setFault(error);
        } else if (code !== undefined) setSignIn({ why: linkExpired });
        else setSignIn((now) => (now.session ? { why: signedOutInOtherTab } : now));
      }
      setDone(attempt);
    };
    void restore();
  }, [attempt]);

  useEffect(() => {
    const restoreAgain = () => {
      setFault(undefined);
      setAttempt((before) => before + 1);
    };
    const subscriptions = [onOtherTabChange(restoreAgain), onLinkOpened(restoreAgain)];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, []);

  const signIn = useCallback<SignIn>(async (body) => {
    setSignIn({ session: await anonymous.createPortalSession({ body }), bySignIn: true });
    notifyOtherTabs();
  }, []);
  const signOut = useCallback(async () => {
    await api.endPortalSession({});
    setSignIn({});
    notifyOtherTabs();
  }, [api]);
  const [, navigate] = useLocation();
  const switchTo = useCallback(
    async (platform: string) => {
      setSignIn({ session: await api.switchPortalSession({ body: { platform } }), bySignIn: true });
      navigate('/');
      notifyOtherTabs();
    },
    [api, navigate],
  );
  const endSession = useCallback(async () => {
    await clientFor(csrfToken).endPortalSession({});
    setSignIn({ why: signedOutHere });
    notifyOtherTabs();
  }, [csrfToken]);
  const refresh = useCallback(async () => {
    try {
      const read = await api.getPortalSession({});
      setSignIn((now) => (now.session?.csrfToken === read.csrfToken ? { session: read } : now));
    } catch (error) {
      if (!ended(error)) throw error;
    }
  }, [api]);

  const state = useMemo<SessionState>(() => {
    if (mailedCode !== undefined) {
      const leave = () => setMailedCode(undefined);
      const open = async () => {
        await signIn({ code: mailedCode });
        leave();
      };
      return { kind: 'link-opened', open, leave };
    }
    if (session) return { kind: 'signed-in', session, api, bySignIn, signIn, signOut, switchTo, refresh };
    if (done < attempt) return { kind: 'loading' };
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
  }, [
    mailedCode,
    session,
    api,
    bySignIn,
    signOut,
    switchTo,
    refresh,
    attempt,
    done,
    fault,
    why,
    signIn,
    csrfToken,
    endSession,
  ]);

  return (
    <SessionContext value={state}>
      <Queries key={session?.platform.platformId ?? 'nobody'}>{children}</Queries>
    </SessionContext>
  );
};
