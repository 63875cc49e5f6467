import type { CreatePortalSessionDto, PortalSession } from '@platform-licensing/client';
import { useCallback, useMemo, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'wouter';
import { ended } from '../kit/feedback/errors.ts';
import { t } from '../texts/texts.ts';
import type { Why } from './address-rejection.ts';
import { anonymous, clientFor } from './session-client.ts';
import { notifyOtherTabs } from './tabs.ts';
import type { Stored } from './use-stored-session.ts';

export type SignIn = (body: CreatePortalSessionDto) => Promise<void>;

const signedOutHere: Why = () => t('session.youSignedOut');

/**
 * Switches to a platform by its ID, and returns the session. The response can be lost after the service has switched: then the cookie contains a
 * session of that platform. A session of another platform, which another tab began meanwhile, is not the result of the switch.
 */
const switched = async (
  api: ReturnType<typeof clientFor>,
  platform: string,
  before: string | undefined,
): Promise<PortalSession> => {
  try {
    return await api.switchPortalSession({ body: { platform } });
  } catch (error) {
    const now = await anonymous.getPortalSession({}).catch(() => undefined);
    if (now?.platform.platformId !== platform || now.csrfToken === before) throw error;
    return now;
  }
};

/** Returns the client of the session and the acts that replace or end it. */
export const useSessionActs = (
  { session, csrfToken }: Stored,
  setStored: Dispatch<SetStateAction<Stored>>,
  restore: () => void,
) => {
  const token = session?.csrfToken;
  // A late response to a request of an earlier session must not end the current one.
  const api = useMemo(
    () =>
      clientFor(token, {
        onRejected: (rejection) => setStored((now) => (now.session?.csrfToken === token ? rejection : now)),
        onReplaced: () => {
          restore();
          notifyOtherTabs();
        },
      }),
    [token, setStored, restore],
  );
  const [, navigate] = useLocation();
  const signIn = useCallback<SignIn>(
    async (body) => {
      setStored({ session: await anonymous.createPortalSession({ body }), bySignIn: true });
      notifyOtherTabs();
    },
    [setStored],
  );
  const consolePage = session?.viewedBy && `/staff/platforms/${session.platform.slug}`;
  const signOut = useCallback(async () => {
    await api.endPortalSession({});
    notifyOtherTabs();
    if (consolePage !== undefined) globalThis.location.replace(consolePage);
    else setStored({});
  }, [api, consolePage, setStored]);
  const switchTo = useCallback(
    async (platform: string) => {
      try {
        setStored({ session: await switched(api, platform, token), bySignIn: true });
        navigate('/');
      } catch (error) {
        // The service may have switched although nothing of it came back.
        restore();
        throw error;
      } finally {
        notifyOtherTabs();
      }
    },
    [api, token, navigate, setStored, restore],
  );
  const endSession = useCallback(async () => {
    await clientFor(csrfToken).endPortalSession({});
    setStored({ why: signedOutHere });
    notifyOtherTabs();
  }, [csrfToken, setStored]);
  const refresh = useCallback(async () => {
    try {
      const read = await api.getPortalSession({});
      setStored((now) => (now.session?.csrfToken === read.csrfToken ? { session: read } : now));
    } catch (error) {
      if (!ended(error)) throw error;
    }
  }, [api, setStored]);
  return useMemo(
    () => ({ api, signIn, signOut, switchTo, endSession, refresh }),
    [api, signIn, signOut, switchTo, endSession, refresh],
  );
};
