import { ApiProblem, type PortalSession } from '@platform-licensing/client';
import { useCallback, useEffect, useState } from 'react';
import { ended } from '../kit/feedback/errors.ts';
import { t } from '../texts/texts.ts';
import { addressRejection, type Why } from './address-rejection.ts';
import { onLinkOpened, takeLink } from './link-code.ts';
import { anonymous } from './session-client.ts';
import { notifyOtherTabs, onOtherTabChange, onReturn } from './tabs.ts';

/** The session in the cookie of this browser, or why there is none. */
export interface Stored {
  readonly session?: PortalSession;
  /** Whether the session was started on the sign-in page, whose field had the focus, or by a switch. */
  readonly bySignIn?: true;
  /** Why a session ended or a sign-in failed. */
  readonly why?: Why;
  /** Token of a session that cannot be used from this address but can be ended. */
  readonly csrfToken?: string;
  /** Why the session could not be read. */
  readonly fault?: unknown;
}

const signedOutInOtherTab: Why = () => t('session.youSignedOutInAnother');
const linkExpired: Why = () => t('session.thisLinkWasAlreadyUsed');
const linkOfOtherSession: Why = () => t('session.thisLinkOpensOnlyWhere');

/** Returns why a link cannot be used. */
const whyNot = (error: unknown): Why =>
  error instanceof ApiProblem && error.problem['reason'] === 'other_session'
    ? linkOfOtherSession
    : linkExpired;

/** Begins a session by a link, or returns why the link cannot be used. */
const sessionByLink = async (code: string): Promise<Pick<Stored, 'session' | 'why'>> => {
  try {
    const session = await anonymous.createPortalSession({ body: { code } });
    notifyOtherTabs();
    return { session };
  } catch (error) {
    if (ended(error)) return { why: whyNot(error) };
    throw error;
  }
};

/**
 * Uses a link, if there is one, or reads the session that exists, which a link that cannot be used does not end. Returns undefined
 * if there is no session.
 */
const read = async (code: string | undefined): Promise<Stored | undefined> => {
  let unused: Why | undefined;
  try {
    const { session, why } = code === undefined ? {} : await sessionByLink(code);
    unused = why;
    return { session: session ?? (await anonymous.getPortalSession({})) };
  } catch (error) {
    const rejection = addressRejection(error);
    // Another key may be allowed at this address: the user can sign in with it.
    if (rejection !== undefined) return rejection;
    if (!ended(error)) return { fault: error };
    return unused && { why: unused };
  }
};

/** Keeps the session of the cookie: read at the start, and again when another tab or a link changes it. */
export const useStoredSession = () => {
  const [stored, setStored] = useState<Stored>({});
  const [attempt, setAttempt] = useState(1);
  const [done, setDone] = useState(0);
  const [mailedCode, setMailedCode] = useState<string>();
  const restore = useCallback(() => {
    setStored(({ fault: _, ...rest }) => rest);
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    const again = async () => {
      const link = takeLink();
      if (link?.isMailed === true) setMailedCode(link.code);
      const found = await read(link?.isMailed === true ? undefined : link?.code);
      setStored((now) => {
        // A page keeps what was entered on it while the session cannot be read.
        if (now.session && found && 'fault' in found) return now;
        return found ?? (now.session ? { why: signedOutInOtherTab } : now);
      });
      setDone(attempt);
    };
    void again();
  }, [attempt]);

  useEffect(() => {
    const subscriptions = [onOtherTabChange(restore), onLinkOpened(restore)];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [restore]);

  // Reads need no token: without this, a tab that no message reached would show records of one platform under the name of another.
  const hasSession = stored.session !== undefined;
  useEffect(() => (hasSession ? onReturn(restore) : undefined), [hasSession, restore]);

  return { stored, setStored, restore, isRead: done >= attempt, mailedCode, setMailedCode };
};
