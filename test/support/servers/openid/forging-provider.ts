import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';

const client = { clientId: 'licensing', clientSecret: 'a secret between the provider and the service' };

/** Returns an ID token for these claims. */
export type Forgery = (claims: JWTPayload, key: KeyObject) => string | Promise<string>;

/** Signs as a provider does. */
export const genuine: Forgery = (claims, key) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);

/** An OpenID provider whose token endpoint returns whatever ID token a test makes of the genuine claims. */
export const forgingProvider = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let forgery = genuine;
  let nonce: string | null = null;
  const idToken = () => {
    const iat = Math.floor(Date.now() / 1_000);
    const person = { sub: 'jo', email: 'jo@label.example', email_verified: true };
    return forgery({ ...person, iss: issuer, aud: client.clientId, iat, exp: iat + 60, nonce }, privateKey);
  };
  const metadata = () => ({
    ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
    jwks_uri: `${issuer}/jwks`,
    // A provider may list more than a client should accept.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const tokens = async () => ({
    access_token: 'an access token',
    token_type: 'bearer',
    id_token: await idToken(),
  });
  const bodyAt = async (url = ''): Promise<unknown> => {
    if (url === '/.well-known/openid-configuration') return metadata();
    return url === '/jwks' ? { keys: [key] } : tokens();
  };
  const server = createServer((request, response) => {
    request.resume();
    void bodyAt(request.url).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...client, issuer, redirectUri: 'https://api.example/staff/sign-in' },
    publicKey,
    /** Returns the parameters with which a browser comes back that was sent to this URL; its ID token will be this. */
    enter: (url: string, next: Forgery) => {
      const sent = new URL(url).searchParams;
      [forgery, nonce] = [next, sent.get('nonce')];
      return { code: 'a code', state: sent.get('state') ?? '' };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
