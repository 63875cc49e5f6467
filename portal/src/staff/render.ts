import type { StaffMember, StaffSession } from '@platform-licensing/client';
import { generate } from 'lean-qr';
import { part } from './elements.ts';

const element = (id: string) => part(id, HTMLElement);

const fillTime = (time: HTMLTimeElement, at: string | undefined): HTMLTimeElement => {
  time.dateTime = at ?? '';
  time.textContent = at === undefined ? '' : new Date(at).toLocaleString();
  return time;
};
const timeOf = (at: string): HTMLTimeElement => fillTime(document.createElement('time'), at);

/** Shows the signed-in member; empty if undefined. */
export const renderMember = (member: StaffMember | undefined): void => {
  element('member-name').textContent = member?.name ?? '';
  element('member-email').textContent = member?.email ?? '';
  element('member-roles').textContent = member?.roles.join(', ') ?? '';
  const isOn = member?.totp === true;
  element('codes-state').textContent = isOn
    ? 'On: sign-in with your password also needs a code from your authenticator app.'
    : 'Off: sign-in needs only your password.';
  element('begin-codes').hidden = isOn;
  element('remove-codes').hidden = !isOn;
};

/** Shows the token with an example request; hides both if it is empty. */
export const renderToken = (token: string): void => {
  const example = `curl -H 'Authorization: Bearer ${token}' ${globalThis.location.origin}/api/v1/staff/me`;
  element('own-token').hidden = token === '';
  element('token').textContent = token;
  element('curl').textContent = token === '' ? '' : example;
};

const browserOf = ({ browser }: StaffSession): string => {
  if (!browser) return '';
  return `${browser.name}${browser.system === undefined ? '' : ` on ${browser.system}`}, `;
};

const endButton = ({ sessionId, createdAt, address }: StaffSession): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['end'] = sessionId;
  button.textContent = 'End session';
  const since = new Date(createdAt).toLocaleString();
  button.setAttribute('aria-label', `End session: ${address}, signed in ${since}`);
  return button;
};

/** Shows the active sessions, with a button that ends each except the current one. */
export const renderSessions = (sessions: readonly StaffSession[]): void => {
  fillTime(part('session-end', HTMLTimeElement), sessions.find(({ current }) => current)?.expiresAt);
  element('end-others').hidden = sessions.length < 2;
  element('sessions').replaceChildren(
    ...sessions.map((session) => {
      const item = document.createElement('li');
      const { address, createdAt, lastUsedAt, expiresAt, current } = session;
      item.append(`${browserOf(session)}${address}, signed in `, timeOf(createdAt));
      item.append(', last used ', timeOf(lastUsedAt), ', expires ', timeOf(expiresAt));
      item.append(current ? ' (current session)' : ' ', ...(current ? [] : [endButton(session)]));
      return item;
    }),
  );
};

/** Shows a secret for one-time codes that is not confirmed yet; hides it if undefined. */
export const renderSecret = (
  found: { readonly secret: string; readonly otpauthUrl: string } | undefined,
): void => {
  element('confirming').hidden = found === undefined;
  element('secret').textContent = found?.secret ?? '';
  const qr = part('qr', HTMLCanvasElement);
  if (found) generate(found.otpauthUrl).toCanvas(qr, { on: [0, 0, 0], off: [255, 255, 255] });
  else qr.width = 0;
  part('otpauth', HTMLAnchorElement).href = found?.otpauthUrl ?? '';
};
