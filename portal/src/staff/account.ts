import { ended } from '../session/ended.ts';
import { drawSecret, drawSessions } from './render.ts';
import { asking, drawAfter, forget } from './session.ts';
import { part, submitted, tellFlaw, tellNews } from './elements.ts';

const field = (id: string) => part(id, HTMLInputElement);

const leave = asking({}, async (api) => {
  try {
    await api.endStaffSession({ sessionId: 'current' });
  } catch (fault) {
    if (!ended(fault)) throw fault;
  }
  forget();
  tellNews('You are signed out.');
});

const copy = async (text: string): Promise<void> => {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    tellNews('Copied.');
  } catch {
    tellFlaw('The browser did not let it be copied: select and copy it by hand.');
  }
};

const notProved =
  'That is not your password, or too many wrong ones were tried. Where your account has none, an admin sends you a code that sets one.';

const taken = (input: HTMLInputElement): string => {
  const { value } = input;
  input.value = '';
  return value;
};

const changePassword = asking({ 403: notProved }, async (api) => {
  const [own, next] = [field('own-password'), field('next-password')];
  const body = { password: taken(own), newPassword: next.value };
  const member = await api.changeStaffPassword({ body });
  next.value = '';
  await drawAfter(api, member);
  tellNews('Your password was changed. Your other sessions have ended.');
});

/** Of the secret that waits for its first code. */
let enrollment = '';

const beginCodes = asking({ 403: notProved }, async (api) => {
  const begun = await api.startStaffTotpEnrollment({ body: { password: taken(field('codes-password')) } });
  ({ enrollment } = begun);
  drawSecret(begun);
  tellNews('A secret was made. It counts once you have confirmed it.');
  part('confirming-heading', HTMLElement).focus();
});

const confirmCodes = asking(
  { 403: 'That is not the code of this secret now, or it took more than ten minutes: then begin again.' },
  async (api) => {
    const member = await api.confirmStaffTotp({ body: { enrollment, code: taken(field('first-code')) } });
    enrollment = '';
    drawSecret(undefined);
    await drawAfter(api, member);
    tellNews('One-time codes are on. Your other sessions have ended.');
    part('codes-heading', HTMLElement).focus();
  },
);

const removeCodes = asking({ 403: notProved }, async (api) => {
  await drawAfter(
    api,
    await api.removeStaffTotpByPost({ body: { password: taken(field('remove-password')) } }),
  );
  tellNews('One-time codes are off.');
  part('codes-heading', HTMLElement).focus();
});

const end = (sessionId: string) =>
  asking({}, async (api) => {
    await api.endStaffSession({ sessionId });
    drawSessions((await api.listStaffSessions()).data);
    tellNews('Your session has ended.');
    part('sessions-heading', HTMLElement).focus();
  })();

part('leave', HTMLButtonElement).addEventListener('click', () => void leave());
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
  const named = target instanceof HTMLElement ? target.dataset['end'] : undefined;
  if (named !== undefined) void end(named);
});
