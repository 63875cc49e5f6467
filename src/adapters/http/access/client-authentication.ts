import { fail, ok, type Result } from '../../../domain/shared/result.ts';

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Sent {
  /** The Authorization header. */
  readonly authorization?: string;
  readonly client_id?: string;
  readonly client_secret?: string;
}

type NotAuthenticated =
  { readonly kind: 'invalid-client' } | { readonly kind: 'malformed-request'; readonly detail: string };

const conflicting = (detail: string) => fail({ kind: 'malformed-request', detail } as const);

/** Reads the client credentials from HTTP Basic or from the body, but not from both (RFC 6749 §2.3). */
export const clientOf = ({ authorization, ...body }: Sent): Result<ClientCredentials, NotAuthenticated> => {
  // A parameter without a value counts as omitted (RFC 6749 §3.2).
  const id = body.client_id || undefined;
  const secret = body.client_secret || undefined;
  if (authorization === undefined) {
    return id === undefined || secret === undefined
      ? fail({ kind: 'invalid-client' })
      : ok({ clientId: id, clientSecret: secret });
  }
  const basic = basicOf(authorization);
  if (!basic) return fail({ kind: 'invalid-client' });
  if (secret !== undefined)
    return conflicting('The client authenticates both with HTTP Basic and in the body. Use one of them.');
  if (id !== undefined && id !== basic.clientId) {
    return conflicting('The client_id in the body differs from the one in the Authorization header.');
  }
  return ok(basic);
};

/** Client ID and secret, each form-encoded in the header (RFC 6749 §2.3.1). */
const basicOf = (header: string): ClientCredentials | undefined => {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  const plain = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString();
  const colon = plain.indexOf(':');
  if (colon < 1) return undefined;
  const clientId = formDecoded(plain.slice(0, colon));
  const clientSecret = formDecoded(plain.slice(colon + 1));
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
};

const formDecoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};
