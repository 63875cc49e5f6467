import { type ApiProblem, endedBy } from './faults.ts';
import type { Token } from './generated/schema.ts';
import { draft, type Draft } from './request.ts';
import { send, type Standing } from './sending.ts';
import type { Complete } from './settings.ts';

/** A token is renewed so long before its end, in milliseconds, or at nine tenths of a short life. */
const aheadMs = 60_000;

export interface Credential {
  readonly standing: (asking: Draft, signal: AbortSignal | undefined) => Promise<Standing>;
  /** Whether the request may be tried once more with a credential that is new. */
  readonly renewable: (problem: ApiProblem, used: Standing) => boolean;
}

const bearer = (credential: string): Standing => ({
  headers: { authorization: `Bearer ${credential}` },
  cookies: false,
});

const nobody: Standing = { headers: {}, cookies: false };

/** The promise, unless the signal ends the wait for it first; what it stands for goes on for others. */
const unless = <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal
    ? new Promise((resolve, reject) => {
        const end = () => reject(endedBy(signal, 'the wait for a token'));
        if (signal.aborted) end();
        signal.addEventListener('abort', end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
      })
    : promise;

interface Held {
  readonly standing: Standing;
  readonly renewAt: number;
}

/** Tokens for client credentials: one exchange at a time, whoever waits for it. */
const renewing = (
  body: { readonly clientId: string; readonly clientSecret: string; readonly scopes?: readonly string[] },
  settings: Complete,
): Credential => {
  let held: Held | undefined;
  let exchange: Promise<Held> | undefined;

  const renew = async (): Promise<Held> => {
    const asked = draft(settings.baseUrl, 'createAccessToken', { body }, {});
    const { accessToken, expiresIn } = (await send(asked, nobody, settings, undefined)).data as Token;
    const life = expiresIn * 1000;
    return {
      standing: bearer(accessToken),
      renewAt: settings.clock.now() + life - Math.min(aheadMs, life / 10),
    };
  };

  return {
    standing: async (_, signal) => {
      if (held && settings.clock.now() < held.renewAt) return held.standing;
      exchange ??= renew()
        .then((renewed) => (held = renewed))
        .finally(() => (exchange = undefined));
      return (await unless(exchange, signal)).standing;
    },
    renewable: ({ status, code }, used) => {
      if (status !== 401 || (code !== 'TOKEN_EXPIRED' && code !== 'TOKEN_INVALID')) return false;
      // Another request may have renewed it since.
      if (held?.standing === used) held = undefined;
      return true;
    },
  };
};

const fixed = (standing: (asking: Draft) => Standing): Credential => ({
  standing: async (asking) => standing(asking),
  renewable: () => false,
});

const reads = ['GET', 'HEAD'];

const inSession = (csrfToken: () => string | undefined): Credential =>
  fixed(({ method }) => {
    const token = reads.includes(method) ? undefined : csrfToken();
    return { headers: token === undefined ? {} : { 'x-csrf-token': token }, cookies: true };
  });

export const credentialOf = (settings: Complete): Credential => {
  const { credentials } = settings;
  if (credentials === undefined) return fixed(() => nobody);
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
        );
  return {
    ...own,
    // A public operation needs no token, and is not made to wait for one.
    standing: async (asking, signal) => (asking.row.open ? nobody : own.standing(asking, signal)),
  };
};

export const bearerOnly = (credential: string): Credential => fixed(() => bearer(credential));
