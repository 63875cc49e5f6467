import { ended } from '../kit/feedback/errors.ts';
import { renderSecret, renderSessions } from './render.ts';
import { asking, clearSession, renderAfter } from './session.ts';
import { part, submitted, showError, showMessage } from './elements.ts';

const field = (id: string) => part(id, HTMLInputElement);

const signOut = asking({}, async (api) => {
  try {
    await api.endStaffSession({ sessionId: 'current' });
  } catch (fault) {
    if (!ended(fault)) throw fault;
  }
  clearSession();
  showMessage('You have signed out.');
});

const copy = async (text: string): Promise<void> => {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    showMessage('Copied.');
  } catch {
    showError('The browser blocked copying. Select the text and copy it manually.');
  }
};

const wrongPassword =
  'The password is wrong, or there were too many attempts. If your account has no password, ask an admin for a code that sets one.';

const takeValue = (input: HTMLInputElement): string => {
  const { value } = input;
  input.value = '';
  return value;
};

const changePassword = asking({ 403: wrongPassword }, async (api) => {
  const [own, next] = [field('own-password'), field('next-password')];
  const body = { password: takeValue(own), newPassword: next.value };
  const member = await api.changeStaffPassword({ body });
  next.value = '';
  await renderAfter(api, member);
  showMessage('Password changed. Your other sessions have ended.');
});

/** The ID of the enrollment that is not confirmed yet. */
let enrollment = '';

const beginCodes = asking({ 403: wrongPassword }, async (api) => {
  const begun = await api.startStaffTotpEnrollment({
    body: { password: takeValue(field('codes-password')) },
  });
  ({ enrollment } = begun);
  renderSecret(begun);
  showMessage('Secret created. Confirm it to turn on one-time codes.');
  part('confirming-heading', HTMLElement).focus();
});

const confirmCodes = asking(
  { 403: 'The code is wrong, or more than ten minutes have passed. In that case, start again.' },
  async (api) => {
    const member = await api.confirmStaffTotp({ body: { enrollment, code: takeValue(field('first-code')) } });
    enrollment = '';
    renderSecret(undefined);
    await renderAfter(api, member);
    showMessage('One-time codes are on. Your other sessions have ended.');
    part('codes-heading', HTMLElement).focus();
  },
);

const removeCodes = asking({ 403: wrongPassword }, async (api) => {
  await renderAfter(
    api,
    await api.removeStaffTotpByPost({ body: { password: takeValue(field('remove-password')) } }),
  );
  showMessage('One-time codes are off.');
  part('codes-heading', HTMLElement).focus();
});

const end = (sessionId: string) =>
  asking({}, async (api) => {
    await api.endStaffSession({ sessionId });
    renderSessions((await api.listStaffSessions()).data);
    showMessage('Session ended.');
    part('sessions-heading', HTMLElement).focus();
  })();

const endOthers = asking({}, async (api) => {
  await api.endOtherStaffSessions({});
  renderSessions((await api.listStaffSessions()).data);
  showMessage('Other sessions ended.');
  part('sessions-heading', HTMLElement).focus();
});

part('end-others', HTMLButtonElement).addEventListener('click', () => void endOthers());
part('leave', HTMLButtonElement).addEventListener('click', () => void signOut());
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]'))
  button.addEventListener(
    'click',
    () => void copy(part(button.dataset['copy'] ?? '', HTMLElement).textContent),
  );
submitted('change-password', changePassword);
submitted('begin-codes', beginCodes);
submitted('confirm-codes', confirmCodes);
submitted('remove-codes', removeCodes);
part('sessions', HTMLElement).addEventListener('click', ({ target }) => {
  const sessionId = target instanceof HTMLElement ? target.dataset['end'] : undefined;
  if (sessionId !== undefined) void end(sessionId);
});
