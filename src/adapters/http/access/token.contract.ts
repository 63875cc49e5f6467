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
    description: 'Scopes, parted by spaces; by default all of the registry.',
    examples: [exampleScope],
  });

/** The exchange as the specification's §4 has it. */
export const TokenRequestDto = z
  .strictObject({
    clientId: secretText('The client id of the registration.', field.examples.clientId),
    clientSecret: secretText('Its secret.', 'pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6'),
    scope: scope.exactOptional(),
    scopes: z
      .array(z.string().max(100))
      .max(20)
      .meta({ description: 'The same as a list; both together count.', examples: [['tracks:read']] })
      .exactOptional(),
  })
  .meta({ id: 'TokenRequestDto', description: 'Client credentials to be exchanged for an access token.' });

const expiresIn = z
  .int()
  .positive()
  .meta({ description: 'Seconds until it expires.', examples: [3600] });
const granted = z.string().meta({ description: 'The scopes it carries.', examples: [exampleScope] });
const token = z
  .string()
  .meta({ description: 'Send it as `Authorization: Bearer …`.', examples: [exampleToken] });

export const Token = z
  .object({
    accessToken: token,
    tokenType: z.literal('Bearer').meta({ description: 'How it is sent.' }),
    expiresIn,
    scope: granted,
  })
  .meta({ id: 'Token', description: 'An access token.' });

/** As RFC 6749 §5.1 has it. */
export const OAuthToken = z
  .object({
    access_token: token,
    token_type: z.literal('Bearer').meta({ description: 'How it is sent.' }),
    expires_in: expiresIn,
    scope: granted,
  })
  .meta({ id: 'OAuthToken', description: 'An access token (RFC 6749 §5.1).' });

const elsewhere = (example: string) =>
  z
    .string()
    .max(256)
    .meta({ description: 'Where it is not sent as HTTP Basic.', examples: [example] })
    .exactOptional();
const posted = { client_id: elsewhere(field.examples.clientId), client_secret: elsewhere('pls_Zy9x…') };

/** Unknown members are passed over, as RFC 6749 §3.2 demands. */
export const TokenForm = z
  .object({
    grant_type: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'Always client_credentials.', examples: ['client_credentials'] }),
    scope: scope.exactOptional(),
    ...posted,
  })
  .meta({ id: 'OAuthTokenRequest', description: 'RFC 6749 §4.4.2.' });

export const RevokeTokenForm = z
  .object({
    token: z
      .string()
      .min(1)
      .max(8_192)
      .meta({ description: 'The token to end.', examples: [exampleToken] }),
    token_type_hint: z
      .string()
      .max(100)
      .meta({ description: 'Passed over: there are only access tokens.', examples: ['access_token'] })
      .exactOptional(),
    ...posted,
  })
  .meta({ id: 'OAuthRevocationRequest', description: 'RFC 7009 §2.1.' });

export const oauthCredentials = z.object({
  authorization: z
    .string()
    .max(2_048)
    .meta({
      description: 'HTTP Basic: client id and secret, each form-encoded.',
      examples: ['Basic Y2xpXzAx…'],
    })
    .exactOptional(),
});
