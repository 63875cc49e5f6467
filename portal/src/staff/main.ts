import { ApiProblem, PlatformLicensing } from '@platform-licensing/client';
import type { Callback } from './route.ts';
import { takeRoute } from './take-route.ts';
import { explain } from '../kit/feedback/errors.ts';
import { setCurrent } from '../kit/language/current.ts';
import { english } from '../kit/language/en.ts';
import { runOnce } from './run-once.ts';
import './account.ts';
import { savedOrigin, savedState } from './saved.ts';
import { enterWith, resumeSession } from './session.ts';
import { part, revealing, show, submitted, showError, showMessage } from './elements.ts';

setCurrent({ language: 'en', locale: undefined, messages: english });

const api = new PlatformLicensing({ baseUrl: globalThis.location.origin, retries: 0 });
const field = (id: string) => part(id, HTMLInputElement);
const [email, password, totp] = [field('email'), field('password'), field('totp')];
const newPassword = field('new-password');

/** The code of an emailed link. Setting the password uses it up. */
let invitation = '';

const signInFailed =
  'Email address, password or code is wrong, or the account is locked. Five failed attempts in a row lock an account for a while.';
const oidcFailed =
  'No staff account matches your account at the identity provider, or more than ten minutes have passed. Start again.';

const showCodeField = (isShown: boolean): void => {
  part('code-field', HTMLElement).hidden = !isShown;
  totp.disabled = !isShown;
  totp.required = isShown;
  totp.value = '';
};

const signIn = async (given: { readonly email: string; readonly password: string }): Promise<void> => {
  try {
    const entered = await api.createStaffSession({
      body: { ...given, ...(!totp.disabled && { totp: totp.value }) },
    });
    password.value = '';
    showCodeField(false);
    await enterWith(entered.token);
  } catch (fault) {
    if (!(fault instanceof ApiProblem) || fault.code !== 'TOTP_REQUIRED') throw fault;
    showCodeField(true);
    totp.focus();
    showMessage('Your account also needs a one-time code.');
  }
};

const signInByPassword = runOnce({ 401: signInFailed }, () =>
  signIn({ email: email.value, password: password.value }),
);

const accept = runOnce(
  { 401: signInFailed, 404: 'This code is invalid or has expired. Ask an admin for a new one.' },
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

const startOidc = runOnce({}, async () => {
  const { url, state } = await api.startStaffOidcSignIn();
  savedState.write(state);
  globalThis.location.assign(url);
});

const completeOidc = (callback: Callback) =>
  runOnce({ 401: oidcFailed }, async () => {
    const state = savedState.read();
    savedState.drop();
    if (state === undefined) {
      showError('This sign-in was not started in this tab. Start again.');
      return;
    }
    const entered = await api.completeStaffOidcSignIn({ body: { state, callback } });
    await enterWith(entered.token);
  })();

/** Runs beside the form, which can be filled in and sent meanwhile. */
const resume = async (): Promise<void> => {
  try {
    if ((await resumeSession()) === 'ended') showMessage('Your session has ended. Sign in again.');
  } catch (fault) {
    showError(explain(fault));
  }
};

const openRoute = async (): Promise<void> => {
  const route = takeRoute();
  if (route.kind === 'invited') {
    invitation = route.code;
    show('inviting');
    return;
  }
  show('entering');
  if (route.kind === 'sent') savedOrigin.write(route.origin);
  if (route.kind === 'returned') return completeOidc(route.callback);
  if (route.kind === 'rejected') {
    showError(`Your identity provider rejected the sign-in: ${route.reason}.`);
    return;
  }
  return resume();
};

submitted('enter', signInByPassword);
submitted('accept', accept);
for (const button of document.querySelectorAll('[data-oidc]'))
  button.addEventListener('click', () => void startOidc());
// Another account may not need a code.
email.addEventListener('input', () => showCodeField(false));
revealing('reveal', 'new-password');
revealing('reveal-next', 'next-password');
// A link from an email that is opened in this tab changes only the fragment and does not reload the page.
globalThis.addEventListener('hashchange', () => {
  if (globalThis.location.hash !== '') void openRoute();
});
void openRoute();
