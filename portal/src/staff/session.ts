import {
  ApiProblem,
  PlatformLicensing,
  type StaffBrowserSession,
  type StaffMember,
} from '@platform-licensing/client';
import { ended } from '../session/ended.ts';
import { runOnce } from './run-once.ts';
import { renderMember, renderSecret, renderSessions, renderToken } from './render.ts';
import { savedOrigin } from './saved.ts';
import { show, showError } from './elements.ts';

/** The CSRF token of the session, whose own token is in a cookie that scripts cannot read. */
let csrfToken: string | undefined;

const asMember = (): PlatformLicensing =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
  });

/** Clears the page. */
export const clearSession = (): void => {
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
  ({ csrfToken } = session);
  const origin = savedOrigin.read();
  if (origin !== undefined) {
    savedOrigin.drop();
    globalThis.location.assign(origin);
    return;
  }
  const { data } = await asMember().listStaffSessions();
  renderMember(session.member);
  renderSessions(data);
  show('inside');
};

/** Moves a new session into a cookie. The page shows its token until it is left, and does not store it. */
export const enterWith = async (token: string): Promise<void> => {
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

/** Shows the account of the session in the cookie. Returns why there is none; throws if the service cannot be reached. */
export const resumeSession = async (): Promise<'resumed' | 'missing' | 'ended'> => {
  try {
    await open(await asMember().getStaffBrowserSession());
    return 'resumed';
  } catch (fault) {
    if (!ended(fault)) throw fault;
    return fault instanceof ApiProblem && fault.code === 'TOKEN_MISSING' ? 'missing' : 'ended';
  }
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
