import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { IdentityCallback } from '../../../../src/ports/driven/access/identity-provider.ts';

export interface Person {
  readonly email: string;
  readonly verified: boolean;
}

const clientId = 'licensing';
const clientSecret = 'a secret between the provider and the service';

const { privateKey: signing } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The records of the provider, by kind and ID; none expires during a test. */
const keptFor = (): ((kind: string) => Adapter) => {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => {
    const place = (id: string): string => `${kind} ${id}`;
    const by = (member: 'uid' | 'userCode', value: string) =>
      [...kept].find(([at, one]) => at.startsWith(`${kind} `) && one[member] === value)?.[1];
    return {
      upsert: async (id, payload) => void kept.set(place(id), payload),
      find: async (id) => kept.get(place(id)),
      findByUid: async (uid) => by('uid', uid),
      findByUserCode: async (userCode) => by('userCode', userCode),
      consume: async (id) => {
        const one = kept.get(place(id));
        if (one) one['consumed'] = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => void kept.delete(place(id)),
      revokeByGrantId: async (grantId) => {
        for (const [at, one] of kept) if (one.grantId === grantId) kept.delete(at);
      },
    };
  };
};

/** A real OpenID provider in this process, where the named person signs in without a prompt. */
export const openIdProvider = async (serviceUrl = 'https://api.example') => {
  const redirectUri = `${serviceUrl}/staff/sign-in`;
  const people = new Map<string, Person>();
  let present = '';
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    cookies: { keys: ['a key of the provider'] },
    jwks: { keys: [{ ...signing.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    adapter: keptFor(),
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => {
        const person = people.get(accountId);
        return { sub: accountId, email: person?.email, email_verified: person?.verified };
      },
    }),
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: present } });
  };

  /** A browser that goes where it is sent, until it is sent back to the service. */
  const follow = async (url: string): Promise<IdentityCallback> => {
    const cookies = new Map<string, string>();
    for (let next = url, hops = 0; hops < 10; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { status, headers } = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const set of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const location = headers.get('location');
      if (location === null) throw new Error(`the provider answers ${status} and leads nowhere`);
      next = new URL(location, issuer).href;
      if (next.startsWith(redirectUri))
        return Object.fromEntries(new URL(next).searchParams) as unknown as IdentityCallback;
    }
    throw new Error('the provider leads in circles');
  };

  const expecting = (accountId: string, person: Person): void => {
    people.set(accountId, person);
    present = accountId;
  };

  return {
    settings: { issuer, clientId, clientSecret, redirectUri },
    /** For a service that listens at a port of this machine. */
    environment: {
      ...{ STAFF_OIDC_ISSUER: issuer, ALLOW_LOOPBACK_URLS: '1' },
      ...{ STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret },
    },
    /** From now on this person signs in here, known under this name. */
    expecting,
    /** Sends a browser to the provider, where this person is known under this name. */
    enter: (url: string, accountId: string, person: Person): Promise<IdentityCallback> => {
      expecting(accountId, person);
      return follow(url);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type OpenIdProvider = Awaited<ReturnType<typeof openIdProvider>>;
