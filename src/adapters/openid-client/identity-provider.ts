import * as openid from 'openid-client';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Identity, IdentityProvider } from '../../ports/driven/access/identity-provider.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends the browser back. */
  readonly redirectUri: string;
}

const scope = 'openid email';
const timeoutSeconds = 10;

/** Errors for a missing or malformed response, such as a proxy's page. */
const outages = [
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR'],
  ...['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
];

/**
 * Returns whether the provider rejected the sign-in, or its response was rejected. Anything else is an
 * outage.
 */
const isRejection = (error: unknown): boolean => {
  if (error instanceof openid.ResponseBodyError) return error.status < 500;
  if (error instanceof openid.AuthorizationResponseError) return true;
  if (error instanceof openid.WWWAuthenticateChallengeError) return error.status < 500;
  return error instanceof openid.ClientError && error.code !== undefined && !outages.includes(error.code);
};

const outage = (error: unknown): Unavailable =>
  new Unavailable('the OpenID provider does not respond as specified', { cause: error });

/**
 * Returns whether an ID token has a subject and, if it names the party that it was issued to, that this is the client (OpenID
 * Connect Core §3.1.3.7, rule 5). The package accepts an empty subject, and compares the party only if there are several audiences.
 */
const isFor = (clientId: string, { sub, azp }: openid.IDToken): boolean =>
  sub !== '' && (azp === undefined || azp === clientId);

/** Without settings, returns a provider that begins no sign-in. */
export const openidProvider = (settings: OpenidSettings | undefined): IdentityProvider => {
  if (!settings) {
    return { begin: async () => undefined, identify: async () => fail({ kind: 'identity-rejected' }) };
  }
  const { issuer, clientId, clientSecret, redirectUri } = settings;
  let found: Promise<openid.Configuration> | undefined;

  /** Reads the configuration once; it is requested again after a failure. */
  const discovered = (): Promise<openid.Configuration> => {
    const server = new URL(issuer);
    found ??= openid
      .discovery(server, clientId, undefined, openid.ClientSecretBasic(clientSecret), {
        timeout: timeoutSeconds,
        execute: [
          // Without it, the package trusts the connection to the token endpoint and verifies no signature.
          openid.enableNonRepudiationChecks,
          // Only loopback may be without TLS, and not in production.
          ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw outage(error);
      });
    return found;
  };

  const identityOf = async (
    configuration: openid.Configuration,
    tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
  ): Promise<Identity | undefined> => {
    const claims = tokens.claims();
    if (!claims || !isFor(clientId, claims)) return undefined;
    const profile =
      claims['email'] === undefined
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    const { email, email_verified: verified }: Readonly<Record<string, unknown>> = profile;
    return {
      subject: `${claims.iss} ${claims.sub}`,
      ...(typeof email === 'string' && verified === true && { verifiedEmail: email }),
    };
  };

  return {
    begin: async () => {
      const configuration = await discovered();
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUri, scope, state: checks.state, nonce: checks.nonce },
        code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    identify: async (callback, { state, nonce, codeVerifier }) => {
      const configuration = await discovered();
      const cameBack = new URL(redirectUri);
      for (const [name, value] of Object.entries(callback)) cameBack.searchParams.set(name, String(value));
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, cameBack, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
          idTokenExpected: true,
        });
        const identity = await identityOf(configuration, tokens);
        return identity ? ok(identity) : fail({ kind: 'identity-rejected' });
      } catch (error) {
        if (isRejection(error)) return fail({ kind: 'identity-rejected' });
        throw outage(error);
      }
    },
  };
};
