import type { Operation } from './contract.ts';
import { element } from './element.ts';
import { knownOf } from './known.ts';
import type { Standing } from './request.ts';

interface Session {
  readonly csrfToken: string;
  readonly platform: { readonly slug: string; readonly name: string };
}

const nobody: Standing = { headers: {}, cookies: false };

let looking: Promise<Session | undefined> | undefined;

/** Who is signed in to the portal in this browser; where nobody is, it is looked at again for the next form. */
const session = (): Promise<Session | undefined> =>
  (looking ??= fetch('/api/v1/portal/session', { headers: { accept: 'application/json' } })
    .then(async (reply) => (reply.ok ? ((await reply.json()) as Session) : undefined))
    .catch(() => undefined)
    .then((found) => {
      if (!found) looking = undefined;
      return found;
    }));

/** What was typed, by what it is; kept until the page is left and nowhere else. */
const typed = new Map<string, string>();

/** What was typed, else the key that an answer told: of a platform registered here. */
const secretOf = (kind: string): string =>
  typed.get(kind) ?? (kind === 'bearer' ? knownOf('apiKey') : undefined) ?? '';

const words: Readonly<Record<string, string>> = {
  bearer: 'API key or access token',
  staffSession: 'Token of a session of staff',
  appealCode: 'Code of the appeal',
};

const kindOf = ({ credentials }: Operation): string | undefined =>
  Object.keys(words).find((kind) => credentials.includes(kind));

export interface CredentialPart {
  readonly part: HTMLElement | undefined;
  readonly slug: string | undefined;
  readonly standing: (method: string) => Standing;
}

const secretField = (kind: string, id: string): HTMLElement => {
  const input = element('input', {
    id,
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    'data-try': 'credential',
    'data-kind': kind,
  });
  input.value = secretOf(kind);
  input.addEventListener('input', () => {
    typed.set(kind, input.value.trim());
    const all = document.querySelectorAll<HTMLInputElement>(`input[data-kind="${kind}"]`);
    for (const other of all) if (other !== input) other.value = input.value;
  });
  return element('p', { class: 'field' }, element('label', { for: id }, words[kind] ?? kind), input);
};

const choice = (name: string, value: string, text: string, checked: boolean): HTMLElement =>
  element(
    'label',
    { class: 'choice' },
    element('input', { type: 'radio', name, value, checked }),
    ` ${text}`,
  );

/** The part of a form that says as whom one asks: signed in to the portal, or by what is typed in. */
export const credentialPart = async (operation: Operation): Promise<CredentialPart> => {
  const { operationId, credentials } = operation;
  const kind = kindOf(operation);
  const bySession = credentials.includes('portalSession');
  if (kind === undefined && !bySession) return { part: undefined, slug: undefined, standing: () => nobody };
  const signedIn = bySession ? await session() : undefined;
  const name = `try-${operationId}-as`;
  const field = kind === undefined ? undefined : secretField(kind, `${name}-key`);
  const part = element('fieldset', {}, element('legend', {}, 'As whom'));
  if (signedIn)
    part.append(choice(name, 'session', `${signedIn.platform.name}, signed in to the portal`, true));
  if (signedIn && field) part.append(choice(name, 'key', 'By a key', false));
  if (field) part.append(field);
  if (!signedIn && bySession) {
    const link = element('a', { href: '/portal' }, 'sign in to the portal');
    part.append(
      element(
        'p',
        { class: 'hint' },
        kind === undefined ? 'First ' : 'It stays in this page’s memory. Or ',
        link,
        '.',
      ),
    );
  }
  const follow = () => {
    const chosen = part.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
    field?.toggleAttribute('hidden', chosen === 'session');
    return chosen;
  };
  part.addEventListener('change', follow);
  follow();
  return {
    part,
    slug: signedIn?.platform.slug,
    standing: (method) => {
      if (signedIn && follow() === 'session')
        return { headers: method === 'GET' ? {} : { 'x-csrf-token': signedIn.csrfToken }, cookies: true };
      const secret = field?.querySelector('input')?.value.trim() ?? '';
      return secret === '' ? nobody : { headers: { authorization: `Bearer ${secret}` }, cookies: false };
    },
  };
};
