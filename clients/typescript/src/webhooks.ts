import type { WebhookEvent } from './types.ts';

interface HeaderList {
  readonly get: (name: string) => string | null;
}

/** As a server's framework gives them: names in any case, or `Headers`, whoever's they are. */
export type WebhookHeaders = HeaderList | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SignedMessage {
  /** The `whsec_…` of the endpoint; several while it is rotated. */
  readonly secret?: string;
  readonly secrets?: readonly string[];
  readonly headers: WebhookHeaders;
  /** The raw bytes, or the text they are in UTF-8: never JSON that was read and written again. */
  readonly body: string | Uint8Array | ArrayBuffer;
  /** How far the sender's clock and yours may be apart, in milliseconds; five minutes. */
  readonly toleranceMs?: number;
  /** Milliseconds since 1970; the clock's where absent. */
  readonly now?: number;
}

/**
 * `headers_missing`, `timestamp_invalid`, `timestamp_too_old`, `timestamp_too_new`, `signature_wrong`, `body_unreadable`:
 * of the message; `secret_invalid`: of your own settings.
 */
export type WebhookFault =
  | 'headers_missing'
  | 'timestamp_invalid'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'signature_wrong'
  | 'body_unreadable'
  | 'secret_invalid';

/** A message that is not to be believed; answer it with 401, and it comes again. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly code: WebhookFault;

  constructor(code: WebhookFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const isList = (headers: WebhookHeaders): headers is HeaderList => typeof headers.get === 'function';

const headerOf = (headers: WebhookHeaders, name: string): string => {
  if (isList(headers)) return headers.get(name) ?? '';
  const [, value] = Object.entries(headers).find(([own]) => own.toLowerCase() === name) ?? [];
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const utf8 = new TextEncoder();

/** Of WebCrypto; Node and browsers declare its type in places of their own. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const keyOf = async (secret: string): Promise<Key> => {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === undefined || bytes.length === 0)
    throw new WebhookRefused('secret_invalid', 'a secret is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
};

const isSigned = async (
  secrets: readonly string[],
  signatures: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  let found = false;
  for (const key of await Promise.all(secrets.map(keyOf)))
    for (const signature of signatures)
      // WebCrypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) found = true;
  return found;
};

const checkAge = (timestamp: string, now: number, toleranceMs: number): void => {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookRefused('timestamp_invalid', 'webhook-timestamp is no number of seconds');
  const ageMs = now - Number(timestamp) * 1000;
  // The header has whole seconds.
  if (ageMs >= toleranceMs + 1000) throw new WebhookRefused('timestamp_too_old', 'the message is too old');
  if (-ageMs > toleranceMs) throw new WebhookRefused('timestamp_too_new', 'the message is of the future');
};

/**
 * The event in a message to an endpoint of yours, once its signature and age hold (Standard Webhooks); throws
 * `WebhookRefused` otherwise. Events come at least once: pass over an `id` that you know.
 */
export const verifyWebhook = async ({
  secret,
  secrets = [],
  headers,
  body,
  toleranceMs = 300_000,
  now = Date.now(),
}: SignedMessage): Promise<WebhookEvent> => {
  const [id, timestamp, told] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (!id || !timestamp || !told)
    throw new WebhookRefused(
      'headers_missing',
      'webhook-id, webhook-timestamp or webhook-signature is missing',
    );
  checkAge(timestamp, now, toleranceMs);
  const bytes = typeof body === 'string' ? utf8.encode(body) : new Uint8Array(body);
  const start = utf8.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(start.length + bytes.length);
  signed.set(start);
  signed.set(bytes, start.length);
  const all = secret === undefined ? secrets : [secret, ...secrets];
  if (all.length === 0) throw new WebhookRefused('secret_invalid', 'no secret was given');
  const signatures = told
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice(3)) ?? new Uint8Array());
  if (!(await isSigned(all, signatures, signed)))
    throw new WebhookRefused('signature_wrong', 'no signature is one of this message by these secrets');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as WebhookEvent;
  } catch (cause) {
    throw new WebhookRefused('body_unreadable', 'the body is no JSON', cause);
  }
};
