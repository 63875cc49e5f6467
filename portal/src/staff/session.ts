import {
  ApiProblem,
  PlatformLicensing,
  type StaffBrowserSession,
  type StaffMember,
} from '@platform-licensing/client';
import { ended } from '../kit/feedback/errors.ts';
import { runOnce } from './run-once.ts';
import { renderMember, renderSecret, renderSessions, renderToken } from './render.ts';
import { savedOrigin } from './saved.ts';
import { show, showError } from './elements.ts';

/** Sent with every write. The session itself is in a cookie, which scripts cannot read. */
let csrfToken: string | undefined;

/** The number of sign-ins and sign-outs on this page. A response from before the last one is ignored. */
let changes = 0;

const asMember = (): PlatformLicensing =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
  });

/** Clears the page. */
export const clearSession = (): void => {
  changes++;
  csrfToken = undefined;
  renderMember(undefined);
  renderToken('');
  renderSessions([]);
  renderSecret(undefined);
  for (const form of document.querySelectorAll<HTMLFormElement>('#inside form')) form.reset();
  show('entering');
};

/** Opens the page of the console from which the member was sent here, or shows the account. */
const open = async (session: StaffBrowserSession): Promise<void> => {
  const own = changes;
  ({ csrfToken } = session);
  const origin = savedOrigin.read();
  if (origin !== undefined) {
    savedOrigin.drop();
    globalThis.location.assign(origin);
    return;
  }
  const { data } = await asMember().listStaffSessions();
  if (own !== changes) return;
  renderMember(session.member);
  renderSessions(data);
  show('inside');
};

/** Ends the session in the cookie, which the next one replaces: this browser could not end it later. */
const endReplaced = async (): Promise<void> => {
  try {
    ({ csrfToken } = await asMember().getStaffBrowserSession());
    await asMember().endStaffSession({ sessionId: 'current' });
  } catch {
    // Usually there is none. Otherwise it expires after eight hours at most.
  }
};

/** Moves a new session into a cookie. The page shows its token until it is left, and does not store it. */
export const enterWith = async (token: string): Promise<void> => {
  changes++;
  await endReplaced();
  const api = new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { apiKey: token },
    retries: 1,
    // With a token the client sends and accepts no cookies, but this response sets one.
    fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
  });
  await open(await api.createStaffBrowserSession());
  renderToken(token);
};

/**
 * Shows the account of the session in the cookie. Returns why there is none, or `replaced` if the member signed in
 * meanwhile; throws if the service cannot be reached.
 */
export const resumeSession = async (): Promise<'resumed' | 'missing' | 'ended' | 'replaced'> => {
  const own = changes;
  try {
    const session = await asMember().getStaffBrowserSession();
    if (own !== changes) return 'replaced';
    await open(session);
    return 'resumed';
  } catch (fault) {
    if (own !== changes) return 'replaced';
    if (!ended(fault)) throw fault;
    return fault instanceof ApiProblem && fault.code === 'TOKEN_MISSING' ? 'missing' : 'ended';
  }
};

const isForged = (fault: unknown): boolean =>
  fault instanceof ApiProblem && fault.code === 'CSRF_TOKEN_INVALID';

/** A sign-in in another tab replaces the session of all tabs: the page shows the account that is signed in now. */
const showReplaced = async (): Promise<void> => {
  clearSession();
  if ((await resumeSession()) === 'resumed')
    showError('Another tab signed in with this browser. This is the account of that session. Try again.');
};

/** Returns an action of the signed-in member. If the session has ended, the sign-in form is shown. */
export const asking = (
  known: Readonly<Record<number, string>>,
  act: (api: PlatformLicensing) => Promise<void>,
): (() => Promise<void>) =>
  runOnce(known, async () => {
    try {
      await act(asMember());
    } catch (fault) {
      if (isForged(fault)) {
        await showReplaced();
        return;
      }
      if (!ended(fault)) throw fault;
      clearSession();
      showError('Your session has ended. Sign in again.');
    }
  });

/** Shows the account after a change, which may have ended other sessions. */
export const renderAfter = async (api: PlatformLicensing, member: StaffMember): Promise<void> => {
  renderMember(member);
  renderSessions((await api.listStaffSessions()).data);
};
