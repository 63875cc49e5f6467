import { route, type Route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  exampleToken,
  OAuthToken,
  oauthCredentials,
  RevokeTokenForm,
  Token,
  TokenForm,
  TokenRequestDto,
} from './token.contract.ts';

const tags = ['Access'];
const anyone = { kind: 'public', limit: 'token' } as const;

const exampleSecret = 'pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6';

export const exchangeToken = route({
  operation: 'createAccessToken',
  method: 'POST',
  path: '/api/v1/auth/token',
  access: anyone,
  summary: 'Get an access token',
  description:
    'Exchanges client ID and secret for an access token that is valid for one hour, or until the client secret expires if that is earlier. The token carries the requested scopes that your registry has; without a request, all of them. Errors also carry `error` and `error_description`.',
  tags,
  body: {
    schema: TokenRequestDto,
    example: {
      clientId: field.examples.clientId,
      clientSecret: exampleSecret,
    },
  },
  replies: {
    200: {
      description: 'The token.',
      schema: Token,
      example: {
        accessToken: exampleToken,
        tokenType: 'Bearer',
        expiresIn: 3600,
        scope: 'tracks:read licenses:write',
      },
    },
  },
  problems: ['INVALID_CLIENT', 'INVALID_SCOPE', 'IP_NOT_ALLOWED', 'PLATFORM_SUSPENDED'],
  cacheControl: 'no-store',
  errors: 'both',
});

/** The same operation stands under two paths; the second serves clients that add the prefix to every path. */
const twice = <const One extends Route>(one: One) =>
  [
    route(one),
    route({
      ...one,
      path: `/api/v1${one.path}`,
      operation: `${one.operation}V1`,
      summary: `${one.summary} (under /api/v1)`,
      aliasOf: one.operation,
    }),
  ] as const;

/** In the body, so that the example is whole when it is pasted. */
const exampleClient = { client_id: field.examples.clientId, client_secret: exampleSecret };

export const tokenRoutes = twice({
  operation: 'createOAuthToken',
  method: 'POST',
  path: '/oauth/token',
  access: anyone,
  summary: 'Get an access token by OAuth 2.0',
  description:
    'RFC 6749 §4.4 to the letter, for OAuth client libraries: `grant_type=client_credentials` as form or JSON, credentials as HTTP Basic or in the body, errors as §5.2 says.',
  tags,
  headers: oauthCredentials,
  body: {
    schema: TokenForm,
    accepts: 'json-or-form',
    example: { grant_type: 'client_credentials', ...exampleClient, scope: 'tracks:read licenses:write' },
  },
  replies: {
    200: {
      description: 'The token.',
      schema: OAuthToken,
      example: {
        access_token: exampleToken,
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'tracks:read licenses:write',
      },
      headers: { pragma: { description: 'For caches of old.', example: 'no-cache' } },
    },
  },
  problems: ['INVALID_CLIENT', 'INVALID_SCOPE', 'IP_NOT_ALLOWED', 'PLATFORM_SUSPENDED'],
  cacheControl: 'no-store',
  errors: 'oauth',
});

export const revokeRoutes = twice({
  operation: 'revokeOAuthToken',
  method: 'POST',
  path: '/oauth/revoke',
  access: anyone,
  summary: 'End an access token',
  description: 'RFC 7009. The token stops working within a second. Any other text is passed over in silence.',
  tags,
  headers: oauthCredentials,
  body: {
    schema: RevokeTokenForm,
    accepts: 'json-or-form',
    example: { token: exampleToken, ...exampleClient },
  },
  replies: { 200: { description: 'The token does not work, whatever it was.' } },
  problems: ['INVALID_CLIENT'],
  cacheControl: 'no-store',
  errors: 'oauth',
});
