import { PlatformLicensing, type StaffMember } from '@platform-licensing/client';
import { ended } from '../session/ended.ts';
import { runOnce } from './run-once.ts';
import { renderMember, renderSecret, renderSessions, renderToken } from './render.ts';
import { savedToken } from './saved.ts';
import { show, showError } from './elements.ts';

const asMember = (token: string): PlatformLicensing =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { apiKey: token },
    retries: 1,
  });

/** Deletes the session from this tab and clears the page. */
export const clearSession = (): void => {
  savedToken.drop();
  renderMember(undefined);
  renderToken('');
  renderSessions([]);
  renderSecret(undefined);
  for (const form of document.querySelectorAll<HTMLFormElement>('#inside form')) form.reset();
  show('entering');
};

/** Shows the account of a token. Returns false if the session has ended; throws if the service cannot be reached. */
export const enterWith = async (token: string): Promise<boolean> => {
  const api = asMember(token);
  try {
    const [member, { data }] = await Promise.all([api.getCurrentStaffMember(), api.listStaffSessions()]);
    savedToken.write(token);
    renderMember(member);
    renderToken(token);
    renderSessions(data);
    show('inside');
    return true;
  } catch (fault) {
    if (!ended(fault)) throw fault;
    clearSession();
    return false;
  }
};

/** Returns an action of the signed-in member. If the session has ended, the sign-in form is shown. */
export const asking = (
  known: Readonly<Record<number, string>>,
  act: (api: PlatformLicensing) => Promise<void>,
): (() => Promise<void>) =>
  runOnce(known, async () => {
    try {
      await act(asMember(savedToken.read() ?? ''));
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
