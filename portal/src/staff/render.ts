import type { StaffMember, StaffSession } from '@platform-licensing/client';
import { generate } from 'lean-qr';
import { part } from './elements.ts';

const words = (id: string) => part(id, HTMLElement);

const fillTime = (time: HTMLTimeElement, at: string | undefined): HTMLTimeElement => {
  time.dateTime = at ?? '';
  time.textContent = at === undefined ? '' : new Date(at).toLocaleString();
  return time;
};
const timeOf = (at: string): HTMLTimeElement => fillTime(document.createElement('time'), at);

/** Who is signed in; nobody where undefined. */
export const drawMember = (member: StaffMember | undefined): void => {
  words('member-name').textContent = member?.name ?? '';
  words('member-email').textContent = member?.email ?? '';
  words('member-roles').textContent = member?.roles.join(', ') ?? '';
  const isOn = member?.totp === true;
  words('codes-state').textContent = isOn
    ? 'On: signing in by password takes a code of your authenticator, too.'
    : 'Off: your password alone lets you in.';
  words('begin-codes').hidden = isOn;
  words('remove-codes').hidden = !isOn;
};

/** The token, with a first request; no longer where it is empty. */
export const drawToken = (token: string): void => {
  const ask = `curl -H 'Authorization: Bearer ${token}' ${globalThis.location.origin}/api/v1/staff/me`;
  words('token').textContent = token;
  words('curl').textContent = token === '' ? '' : ask;
};

const endOf = ({ sessionId, createdAt, address }: StaffSession): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['end'] = sessionId;
  button.textContent = 'End it';
  const since = new Date(createdAt).toLocaleString();
  button.setAttribute('aria-label', `End it: the session from ${address} since ${since}`);
  return button;
};

/** The sessions that run, with a button to end each but the one that asks. */
export const drawSessions = (sessions: readonly StaffSession[]): void => {
  fillTime(part('session-end', HTMLTimeElement), sessions.find(({ current }) => current)?.expiresAt);
  words('sessions').replaceChildren(
    ...sessions.map((session) => {
      const item = document.createElement('li');
      const { address, createdAt, expiresAt, current } = session;
      item.append(`From ${address}, since `, timeOf(createdAt), ', until ', timeOf(expiresAt));
      item.append(current ? ': this one.' : '. ', ...(current ? [] : [endOf(session)]));
      return item;
    }),
  );
};

/** A secret of one-time codes that waits for its first code; none where undefined. */
export const drawSecret = (
  found: { readonly secret: string; readonly otpauthUrl: string } | undefined,
): void => {
  words('confirming').hidden = found === undefined;
  words('secret').textContent = found?.secret ?? '';
  const qr = part('qr', HTMLCanvasElement);
  if (found) generate(found.otpauthUrl).toCanvas(qr, { on: [0, 0, 0], off: [255, 255, 255] });
  else qr.width = 0;
  part('otpauth', HTMLAnchorElement).href = found?.otpauthUrl ?? '';
};
