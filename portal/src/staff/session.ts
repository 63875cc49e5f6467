import { PlatformLicensing, type StaffMember } from '@platform-licensing/client';
import { ended } from '../session/ended.ts';
import { attempting } from './run-once.ts';
import { drawMember, drawSecret, drawSessions, drawToken } from './render.ts';
import { keptToken } from './saved.ts';
import { show, tellFlaw } from './elements.ts';

const asMember = (token: string): PlatformLicensing =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { apiKey: token },
    retries: 1,
  });

/** Forgets the session, and what was shown of it. */
export const forget = (): void => {
  keptToken.drop();
  drawMember(undefined);
  drawToken('');
  drawSessions([]);
  drawSecret(undefined);
  for (const form of document.querySelectorAll<HTMLFormElement>('#inside form')) form.reset();
  show('entering');
};

/** Shows who is signed in by this token; false where nobody is any more. Throws where the service does not answer. */
export const enterWith = async (token: string): Promise<boolean> => {
  const api = asMember(token);
  try {
    const [member, { data }] = await Promise.all([api.getCurrentStaffMember(), api.listStaffSessions()]);
    keptToken.write(token);
    drawMember(member);
    drawToken(token);
    drawSessions(data);
    show('inside');
    return true;
  } catch (fault) {
    if (!ended(fault)) throw fault;
    forget();
    return false;
  }
};

/** A step of whoever is signed in. Where the session has ended, nobody is. */
export const asking = (
  known: Readonly<Record<number, string>>,
  act: (api: PlatformLicensing) => Promise<void>,
): (() => Promise<void>) =>
  attempting(known, async () => {
    try {
      await act(asMember(keptToken.read() ?? ''));
    } catch (fault) {
      if (!ended(fault)) throw fault;
      forget();
      tellFlaw('The session has ended. Sign in again.');
    }
  });

/** Shows an account as a step left it, which may have ended other sessions. */
export const drawAfter = async (api: PlatformLicensing, member: StaffMember): Promise<void> => {
  drawMember(member);
  drawSessions((await api.listStaffSessions()).data);
};
