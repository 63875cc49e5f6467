import { type ApiProblem, endedBy } from './faults.ts';
import type { Token } from './generated/schema.ts';
import { draft, type Draft } from './request.ts';
import { send, type Authorization } from './sending.ts';
import type { Complete } from './settings.ts';
import type { OperationTable } from './types.ts';

/** Tokens are renewed this long before they expire, in milliseconds, or after nine tenths of a shorter life. */
const aheadMs = 60_000;

export interface Credential {
  readonly authorize: (asking: Draft, signal: AbortSignal | undefined) => Promise<Authorization>;
  /** Whether the request can be retried with a new token. */
  readonly renewable: (problem: ApiProblem, used: Authorization) => boolean;
}

const bearer = (credential: string): Authorization => ({
  headers: { authorization: `Bearer ${credential}` },
  cookies: false,
});

const anonymous: Authorization = { headers: {}, cookies: false };

/** Waits for a promise until the signal aborts. The work behind the promise continues for other callers. */
const unless = <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal
    ? new Promise((resolve, reject) => {
        const end = () => reject(endedBy(signal, 'the wait for a token'));
        if (signal.aborted) end();
        signal.addEventListener('abort', end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
      })
    : promise;

interface Renewed {
  readonly authorization: Authorization;
  readonly renewAt: number;
}

/** Creates tokens from client credentials. Concurrent callers share one request. */
const renewing = (
  body: { readonly clientId: string; readonly clientSecret: string; readonly scopes?: readonly string[] },
  settings: Complete,
  operations: OperationTable,
): Credential => {
  let current: Renewed | undefined;
  let exchange: Promise<Renewed> | undefined;

  const renew = async (): Promise<Renewed> => {
    const requested = draft(operations, settings.baseUrl, 'createAccessToken', { body }, {});
    const { accessToken, expiresIn } = (await send(requested, anonymous, settings, undefined)).data as Token;
    const life = expiresIn * 1000;
    return {
      authorization: bearer(accessToken),
      renewAt: settings.clock.now() + life - Math.min(aheadMs, life / 10),
    };
  };

  return {
    authorize: async (_, signal) => {
      if (current && settings.clock.now() < current.renewAt) return current.authorization;
      exchange ??= renew()
        .then((renewed) => (current = renewed))
        .finally(() => (exchange = undefined));
      return (await unless(exchange, signal)).authorization;
    },
    renewable: ({ status, code }, used) => {
      if (status !== 401 || (code !== 'TOKEN_EXPIRED' && code !== 'TOKEN_INVALID')) return false;
      // Another request may have renewed the token already.
      if (current?.authorization === used) current = undefined;
      return true;
    },
  };
};

const fixed = (authorization: (asking: Draft) => Authorization): Credential => ({
  authorize: async (asking) => authorization(asking),
  renewable: () => false,
});

const reads = ['GET', 'HEAD'];

const inSession = (csrfToken: () => string | undefined): Credential =>
  fixed(({ method }) => {
    const token = reads.includes(method) ? undefined : csrfToken();
    return { headers: token === undefined ? {} : { 'x-csrf-token': token }, cookies: true };
  });

export const credentialOf = (settings: Complete, operations: OperationTable): Credential => {
  const { credentials } = settings;
  if (credentials === undefined) return fixed(() => anonymous);
  if ('session' in credentials) return inSession(credentials.csrfToken);
  const own =
    'apiKey' in credentials
      ? fixed(() => bearer(credentials.apiKey))
      : renewing(
          {
            clientId: credentials.clientId,
            clientSecret: credentials.clientSecret,
            ...(credentials.scopes && { scopes: credentials.scopes }),
          },
          settings,
          operations,
        );
  return {
    ...own,
    // A public operation needs no token and does not wait for one.
    authorize: async (asking, signal) => (asking.row.open ? anonymous : own.authorize(asking, signal)),
  };
};

export const bearerOnly = (credential: string): Credential => fixed(() => bearer(credential));
