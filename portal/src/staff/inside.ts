import { PlatformLicensing, type StaffMember } from '@platform-licensing/client';
import { explain } from '../kit/failures.ts';
import { ended } from '../session/ended.ts';
import { keptToken } from './kept.ts';
import { part, show, tellFlaw, tellNews } from './parts.ts';

const baseUrl = globalThis.location.origin;
const words = (id: string) => part(id, HTMLElement);

const asMember = (token: string): PlatformLicensing =>
  new PlatformLicensing({ baseUrl, credentials: { apiKey: token }, retries: 1 });

const fill = (member: StaffMember | undefined, token: string, expiresAt: string | undefined): void => {
  words('member-name').textContent = member?.name ?? '';
  words('member-email').textContent = member?.email ?? '';
  words('member-roles').textContent = member?.roles.join(', ') ?? '';
  const end = part('session-end', HTMLTimeElement);
  end.dateTime = expiresAt ?? '';
  end.textContent = expiresAt === undefined ? '' : new Date(expiresAt).toLocaleString();
  words('token').textContent = token;
  words('curl').textContent =
    token === '' ? '' : `curl -H 'Authorization: Bearer ${token}' ${baseUrl}/api/v1/staff/me`;
};

/** Forgets the session, and what was shown of it. */
const forget = (): void => {
  keptToken.drop();
  fill(undefined, '', undefined);
  show('entering');
};

/** Shows who is signed in by this token; false where nobody is any more. Throws where the service does not answer. */
export const enterWith = async (token: string): Promise<boolean> => {
  const api = asMember(token);
  try {
    const [member, { data }] = await Promise.all([api.readStaffMe(), api.listStaffSessions()]);
    keptToken.write(token);
    fill(member, token, data.find(({ current }) => current)?.expiresAt);
    show('inside');
    return true;
  } catch (fault) {
    if (!ended(fault)) throw fault;
    forget();
    return false;
  }
};

const leave = async (): Promise<void> => {
  const token = keptToken.read();
  try {
    if (token !== undefined) await asMember(token).endStaffSession({ sessionId: 'current' });
  } catch (fault) {
    if (!ended(fault)) {
      tellFlaw(explain(fault));
      return;
    }
  }
  forget();
  tellNews('You are signed out.');
};

const copy = async (text: string): Promise<void> => {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    tellNews('Copied.');
  } catch {
    tellFlaw('The browser did not let it be copied: select and copy it by hand.');
  }
};

part('leave', HTMLButtonElement).addEventListener('click', () => void leave());
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]'))
  button.addEventListener('click', () => void copy(words(button.dataset['copy'] ?? '').textContent));
