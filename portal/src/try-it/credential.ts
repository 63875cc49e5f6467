import type { Operation } from './contract.ts';
import { tabStorage, type TabStorage } from '../kit/storage/tab-storage.ts';
import { element } from './element.ts';
import { knownOf } from './known.ts';
import type { Authorization } from './request.ts';

interface Session {
  readonly csrfToken: string;
  readonly platform: { readonly slug: string; readonly name: string };
}

const anonymous: Authorization = { headers: {}, cookies: false };

let loading: Promise<Session | undefined> | undefined;

/** Returns the portal session of this browser. Without one, the next form checks again. */
const session = (): Promise<Session | undefined> =>
  (loading ??= fetch('/api/v1/portal/session', { headers: { accept: 'application/json' } })
    .then(async (reply) => (reply.ok ? ((await reply.json()) as Session) : undefined))
    .catch(() => undefined)
    .then((found) => {
      if (!found) loading = undefined;
      return found;
    }));

/** The place in this tab for a secret of a kind. It is used only if the user selects it. */
const inTab = (kind: string): TabStorage => tabStorage(`reference-${kind}`);

/** Typed secrets by kind. They stay in memory until the user leaves the page, or in the tab if the user selects it. */
const typed = new Map<string, string>();

/** Returns the typed secret, the secret stored in the tab, or else the API key of a platform that was registered on this page. */
const secretOf = (kind: string): string =>
  typed.get(kind) ?? inTab(kind).read() ?? (kind === 'bearer' ? knownOf('apiKey') : undefined) ?? '';

const words: Readonly<Record<string, string>> = {
  bearer: 'API key or access token',
  staffSession: 'Staff session token',
  appealCode: 'Appeal code',
};

const kindOf = ({ credentials }: Operation): string | undefined =>
  Object.keys(words).find((kind) => credentials.includes(kind));

export interface CredentialPart {
  readonly part: HTMLElement | undefined;
  readonly slug: string | undefined;
  readonly authorize: (method: string) => Authorization;
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
  const stored = inTab(kind);
  const isKept = stored.read() !== undefined;
  const keep = element('input', { type: 'checkbox', 'data-try': 'keep', checked: isKept });
  const store = () => {
    if (keep.checked) stored.write(input.value.trim());
    else stored.drop();
  };
  keep.addEventListener('change', store);
  input.addEventListener('input', () => {
    typed.set(kind, input.value.trim());
    store();
    const all = document.querySelectorAll<HTMLInputElement>(`input[data-kind="${kind}"]`);
    for (const other of all) if (other !== input) other.value = input.value;
  });
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, words[kind] ?? kind),
    input,
    element('label', { class: 'keep' }, keep, ' Remember in this tab'),
  );
};

const choice = (name: string, value: string, text: string, checked: boolean): HTMLElement =>
  element(
    'label',
    { class: 'choice' },
    element('input', { type: 'radio', name, value, checked }),
    ` ${text}`,
  );

/** Returns the fields for the credential: the portal session, or a typed secret. */
export const credentialPart = async (operation: Operation): Promise<CredentialPart> => {
  const { operationId, credentials } = operation;
  const kind = kindOf(operation);
  const bySession = credentials.includes('portalSession');
  if (kind === undefined && !bySession)
    return { part: undefined, slug: undefined, authorize: () => anonymous };
  const signedIn = bySession ? await session() : undefined;
  const name = `try-${operationId}-as`;
  const field = kind === undefined ? undefined : secretField(kind, `${name}-key`);
  const part = element('fieldset', {}, element('legend', {}, 'Authorization'));
  if (signedIn) part.append(choice(name, 'session', `Portal session of ${signedIn.platform.name}`, true));
  if (signedIn && field) part.append(choice(name, 'key', 'API key', false));
  if (field) part.append(field);
  if (!signedIn && bySession) {
    const link = element('a', { href: '/portal' }, 'sign in to the portal');
    part.append(element('p', { class: 'hint' }, kind === undefined ? 'First, ' : 'Or ', link, '.'));
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
    authorize: (method) => {
      if (signedIn && follow() === 'session')
        return { headers: method === 'GET' ? {} : { 'x-csrf-token': signedIn.csrfToken }, cookies: true };
      const secret = field?.querySelector('input')?.value.trim() ?? '';
      return secret === '' ? anonymous : { headers: { authorization: `Bearer ${secret}` }, cookies: false };
    },
  };
};
