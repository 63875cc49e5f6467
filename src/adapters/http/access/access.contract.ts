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
  summary: 'Create an access token',
  description:
    'Exchanges a client ID and client secret for an access token. The token is valid for one hour, or until the client secret expires if that is earlier. It has the requested scopes, limited to those of the client secret; if you request none, it has all of them. Errors also include `error` and `error_description`.',
  tags,
  body: {
    schema: TokenRequestDto,
    example: {
      clientId: field.examples.clientId,
      clientSecret: exampleSecret,
    },
  },
  responses: {
    200: {
      description: 'The access token.',
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

/** The operation under two paths. The second one is for clients that add the prefix to every path. */
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

/** In the body, so that the example can be pasted as it is. */
const exampleClient = { client_id: field.examples.clientId, client_secret: exampleSecret };

export const tokenRoutes = twice({
  operation: 'createOAuthToken',
  method: 'POST',
  path: '/oauth/token',
  access: anyone,
  summary: 'Create an access token with OAuth 2.0',
  description:
    'Implements RFC 6749 §4.4 for OAuth client libraries. Send `grant_type=client_credentials` as a form or as JSON, with the client credentials as HTTP Basic authentication or in the body. Errors follow RFC 6749 §5.2.',
  tags,
  headers: oauthCredentials,
  body: {
    schema: TokenForm,
    accepts: 'json-or-form',
    example: { grant_type: 'client_credentials', ...exampleClient, scope: 'tracks:read licenses:write' },
  },
  responses: {
    200: {
      description: 'The access token.',
      schema: OAuthToken,
      example: {
        access_token: exampleToken,
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'tracks:read licenses:write',
      },
      headers: { pragma: { description: 'For HTTP/1.0 caches.', example: 'no-cache' } },
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
  summary: 'Revoke an access token',
  description:
    'Implements RFC 7009. The token stops working within a second. The response is also 200 for an unknown or expired token.',
  tags,
  headers: oauthCredentials,
  body: {
    schema: RevokeTokenForm,
    accepts: 'json-or-form',
    example: { token: exampleToken, ...exampleClient },
  },
  responses: { 200: { description: 'The token no longer works, or never did.' } },
  problems: ['INVALID_CLIENT'],
  cacheControl: 'no-store',
  errors: 'oauth',
});
