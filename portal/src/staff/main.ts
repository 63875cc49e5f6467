import { ApiProblem, PlatformLicensing } from '@platform-licensing/client';
import { takeArrival, type Callback } from './route.ts';
import { attempting } from './run-once.ts';
import './account.ts';
import { keptAttempt, keptToken } from './saved.ts';
import { enterWith } from './session.ts';
import { part, revealing, show, submitted, tellFlaw, tellNews } from './elements.ts';

const api = new PlatformLicensing({ baseUrl: globalThis.location.origin, retries: 0 });
const field = (id: string) => part(id, HTMLInputElement);
const [email, password, totp] = [field('email'), field('password'), field('totp')];
const newPassword = field('new-password');

/** Behind the `#` of a link that was mailed; used up by setting the password alone. */
let invitation = '';

const refused =
  'That did not match an account that may sign in now. After five failures in a row an account takes no sign-in for a while.';
const notElsewhere =
  'No account of staff goes with the one you signed in with there, or it took more than ten minutes. Begin again.';

const wantsCode = (wanted: boolean): void => {
  part('code-field', HTMLElement).hidden = !wanted;
  totp.disabled = !wanted;
  totp.required = wanted;
  totp.value = '';
};

const signIn = async (given: { readonly email: string; readonly password: string }): Promise<void> => {
  try {
    const entered = await api.createStaffSession({
      body: { ...given, ...(!totp.disabled && { totp: totp.value }) },
    });
    password.value = '';
    wantsCode(false);
    await enterWith(entered.token);
  } catch (fault) {
    if (!(fault instanceof ApiProblem) || fault.code !== 'TOTP_REQUIRED') throw fault;
    wantsCode(true);
    totp.focus();
    tellNews('Your account also needs a one-time code.');
  }
};

const enter = attempting({ 401: refused }, () => signIn({ email: email.value, password: password.value }));

const accept = attempting(
  { 401: refused, 404: 'This code is none any more: it was used, replaced, or has lapsed.' },
  async () => {
    const chosen = newPassword.value;
    const member = await api.acceptStaffInvitation({ body: { code: invitation, password: chosen } });
    invitation = '';
    show('entering');
    email.value = member.email;
    password.value = chosen;
    newPassword.value = '';
    await signIn({ email: member.email, password: chosen });
  },
);

const goElsewhere = attempting({}, async () => {
  const { url, state } = await api.startStaffOidcSignIn();
  keptAttempt.write(state);
  globalThis.location.assign(url);
});

const comeBack = (callback: Callback) =>
  attempting({ 401: notElsewhere }, async () => {
    const state = keptAttempt.read();
    keptAttempt.drop();
    if (state === undefined) {
      tellFlaw('That sign-in was not begun in this tab. Begin again.');
      return;
    }
    const entered = await api.completeStaffOidcSignIn({ body: { state, callback } });
    await enterWith(entered.token);
  })();

const resume = attempting({}, async () => {
  const token = keptToken.read();
  if (token !== undefined && !(await enterWith(token))) tellNews('The session has ended. Sign in again.');
});

const arrive = async (): Promise<void> => {
  const arrival = takeArrival();
  if (arrival.kind === 'invited') {
    invitation = arrival.code;
    show('inviting');
    return;
  }
  show('entering');
  if (arrival.kind === 'returned') return comeBack(arrival.callback);
  if (arrival.kind === 'refused') {
    tellFlaw(`You were not let in there: ${arrival.reason}.`);
    return;
  }
  return resume();
};

submitted('enter', enter);
submitted('accept', accept);
for (const button of document.querySelectorAll('[data-elsewhere]'))
  button.addEventListener('click', () => void goElsewhere());
// Another account may need none.
email.addEventListener('input', () => wantsCode(false));
revealing('reveal', 'new-password');
revealing('reveal-next', 'next-password');
// A link of a mail that is opened where the page stands already loads nothing anew.
globalThis.addEventListener('hashchange', () => {
  if (globalThis.location.hash !== '') void arrive();
});
void arrive();
