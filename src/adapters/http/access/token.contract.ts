import { z } from 'zod';
import * as field from '../vocabulary/fields.ts';

export const exampleToken =
  'eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJwbHRfMDFKOVhBMkIzQzRENUU2RjdHOEg5SjBLMU0ifQ.c2ln';
const exampleScope = 'tracks:read licenses:write';

const secretText = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(256)
    .meta({ description, examples: [example] });
const scope = z
  .string()
  .max(1_000)
  .meta({
    description: 'Scopes, separated by spaces. Default: all scopes of the client secret.',
    examples: [exampleScope],
  });

/** The token exchange (specification §4). */
export const TokenRequestDto = z
  .strictObject({
    clientId: secretText('The client ID of your platform.', field.examples.clientId),
    clientSecret: secretText(
      'A client secret of your platform.',
      'pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6',
    ),
    scope: scope.exactOptional(),
    scopes: z
      .array(z.string().max(100))
      .max(20)
      .meta({
        description: 'Scopes as a list. Combined with `scope` if you send both.',
        examples: [['tracks:read']],
      })
      .exactOptional(),
  })
  .meta({ id: 'TokenRequestDto', description: 'Client credentials to exchange for an access token.' });

const expiresIn = z
  .int()
  .positive()
  .meta({ description: 'Seconds until the token expires.', examples: [3600] });
const granted = z
  .string()
  .meta({ description: 'Scopes of the token, separated by spaces.', examples: [exampleScope] });
const token = z
  .string()
  .meta({ description: 'Send it as `Authorization: Bearer …`.', examples: [exampleToken] });

export const Token = z
  .object({
    accessToken: token,
    tokenType: z.literal('Bearer').meta({ description: 'Type of the token.' }),
    expiresIn,
    scope: granted,
  })
  .meta({ id: 'Token', description: 'An access token.' });

/** A token response by RFC 6749 §5.1. */
export const OAuthToken = z
  .object({
    access_token: token,
    token_type: z.literal('Bearer').meta({ description: 'Type of the token.' }),
    expires_in: expiresIn,
    scope: granted,
  })
  .meta({ id: 'OAuthToken', description: 'An access token (RFC 6749 §5.1).' });

const clientParameter = (example: string) =>
  z
    .string()
    .max(256)
    .meta({ description: 'Required unless you send it with HTTP Basic authentication.', examples: [example] })
    .exactOptional();
const posted = {
  client_id: clientParameter(field.examples.clientId),
  client_secret: clientParameter('pls_Zy9x…'),
};

/** Ignores unknown parameters, as RFC 6749 §3.2 requires. */
export const TokenForm = z
  .object({
    grant_type: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Always `client_credentials`.', examples: ['client_credentials'] }),
    scope: scope.exactOptional(),
    ...posted,
  })
  .meta({ id: 'OAuthTokenRequest', description: 'A client credentials grant (RFC 6749 §4.4.2).' });

export const RevokeTokenForm = z
  .object({
    token: z
      .string()
      .min(1)
      .max(8_192)
      .meta({ description: 'The token to revoke.', examples: [exampleToken] }),
    token_type_hint: z
      .string()
      .max(100)
      .meta({ description: 'Ignored: there are only access tokens.', examples: ['access_token'] })
      .exactOptional(),
    ...posted,
  })
  .meta({ id: 'OAuthRevocationRequest', description: 'A token revocation (RFC 7009 §2.1).' });

export const oauthCredentials = z.object({
  authorization: z
    .string()
    .max(2_048)
    .meta({
      description: 'HTTP Basic authentication: client ID and client secret, each form-encoded.',
      examples: ['Basic Y2xpXzAx…'],
    })
    .exactOptional(),
});
