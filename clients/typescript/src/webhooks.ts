import type { WebhookEvent } from './types.ts';

interface HeaderList {
  readonly get: (name: string) => string | null;
}

/** Headers of a request: `Headers` of any implementation, or an object with names in any case. */
export type WebhookHeaders = HeaderList | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SignedMessage {
  /** The secret of the endpoint, `whsec_…`. Use `secrets` while you rotate it. */
  readonly secret?: string;
  readonly secrets?: readonly string[];
  readonly headers: WebhookHeaders;
  /** The raw body, as bytes or as text. Do not parse and serialize it again. */
  readonly body: string | Uint8Array | ArrayBuffer;
  /** Maximum age of a message, in milliseconds. Default: five minutes. */
  readonly toleranceMs?: number;
  /** Current Unix time in milliseconds. Default: the system clock. */
  readonly now?: number;
}

/**
 * Errors of a message: `headers_missing`, `timestamp_invalid`, `timestamp_too_old`, `timestamp_too_new`,
 * `signature_wrong`, `body_unreadable`. An error of your settings: `secret_invalid`.
 */
export type WebhookFault =
  | 'headers_missing'
  | 'timestamp_invalid'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'signature_wrong'
  | 'body_unreadable'
  | 'secret_invalid';

/** A message that failed verification. Respond with 401; it is sent again. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
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

/** A key of WebCrypto, whose type Node and browsers declare in different places. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const keyOf = async (secret: string): Promise<Key> => {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === undefined || bytes.length === 0)
    throw new WebhookVerificationError('secret_invalid', 'The secret must be whsec_ followed by base64.');
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
    throw new WebhookVerificationError(
      'timestamp_invalid',
      'The header webhook-timestamp must be a number of seconds.',
    );
  const ageMs = now - Number(timestamp) * 1000;
  // The header is in whole seconds.
  if (ageMs >= toleranceMs + 1000)
    throw new WebhookVerificationError('timestamp_too_old', 'The message is too old.');
  if (-ageMs > toleranceMs)
    throw new WebhookVerificationError('timestamp_too_new', 'The timestamp of the message is in the future.');
};

/**
 * Verifies the signature and age of a message (Standard Webhooks) and returns its event. Throws `WebhookVerificationError` if the
 * message is invalid. An event can arrive more than once: ignore an `id` that you have processed.
 */
export const verifyWebhook = async ({
  secret,
  secrets = [],
  headers,
  body,
  toleranceMs = 300_000,
  now = Date.now(),
}: SignedMessage): Promise<WebhookEvent> => {
  const [id, timestamp, header] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (!id || !timestamp || !header)
    throw new WebhookVerificationError(
      'headers_missing',
      'The headers webhook-id, webhook-timestamp and webhook-signature are required.',
    );
  checkAge(timestamp, now, toleranceMs);
  const bytes = typeof body === 'string' ? utf8.encode(body) : new Uint8Array(body);
  const start = utf8.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(start.length + bytes.length);
  signed.set(start);
  signed.set(bytes, start.length);
  const all = secret === undefined ? secrets : [secret, ...secrets];
  if (all.length === 0)
    throw new WebhookVerificationError('secret_invalid', 'No secret was passed. Set secret or secrets.');
  const signatures = header
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => bytesOf(one.slice(3)) ?? new Uint8Array());
  if (!(await isSigned(all, signatures, signed)))
    throw new WebhookVerificationError(
      'signature_wrong',
      'No signature matches this message and these secrets.',
    );
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError('body_unreadable', 'The body is not JSON.', cause);
  }
};
