import type { PortalSession } from '@platform-licensing/client';
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useAnnounce } from '../kit/feedback/announcer.tsx';
import { Queries } from '../kit/queries.tsx';
import { t } from '../texts/texts.ts';
import type { Why } from './address-rejection.ts';
import type { Api } from './session-client.ts';
import { useSessionActs, type SignIn } from './use-session-acts.ts';
import { useStoredSession } from './use-stored-session.ts';

export type { Api, SignIn };

interface SignedInSession {
  readonly session: PortalSession;
  readonly api: Api;
  /** Whether the session was started on the sign-in page, whose field had the focus, or by a switch. */
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

/** Says so when the session in the cookie becomes one of another platform, unless that happened on this page. */
const useChangeOfPlatform = (session: PortalSession | undefined, isExpected: boolean): void => {
  const announce = useAnnounce();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!session) return;
    const { platformId, name } = session.platform;
    if (before.current !== undefined && before.current !== platformId && !isExpected)
      announce(t('session.thisBrowserNowShows', { name }), 'bad');
    before.current = platformId;
  }, [session, isExpected, announce]);
};

/** Identifies the platform and the person of a session. Another person may see other data, so sessions of two people share none. */
const ownerOf = ({ platform, member, credentialId, viewedBy }: PortalSession): string =>
  [platform.platformId, viewedBy?.staffId, member?.memberId ?? credentialId].join();

export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const { stored, setStored, restore, isRead, mailedCode, setMailedCode } = useStoredSession();
  const acts = useSessionActs(stored, setStored, restore);
  const { session, bySignIn = false } = stored;
  useChangeOfPlatform(session, bySignIn);

  const state = useMemo<SessionState>(() => {
    const { endSession, ...whileSignedIn } = acts;
    const { signIn } = acts;
    if (mailedCode !== undefined) {
      const leave = () => setMailedCode(undefined);
      const open = async () => {
        await signIn({ code: mailedCode });
        leave();
      };
      return { kind: 'link-opened', open, leave };
    }
    if (session) return { kind: 'signed-in', session, bySignIn, ...whileSignedIn };
    if (!isRead) return { kind: 'loading' };
    const { fault, why, csrfToken } = stored;
    if (fault !== undefined) return { kind: 'unreachable', error: fault, retry: restore };
    return {
      kind: 'signed-out',
      signIn,
      ...(why !== undefined && { why }),
      ...(csrfToken !== undefined && { endSession }),
    };
  }, [acts, mailedCode, setMailedCode, session, bySignIn, isRead, stored, restore]);

  return (
    <SessionContext value={state}>
      <Queries key={session ? ownerOf(session) : 'nobody'}>{children}</Queries>
    </SessionContext>
  );
};
