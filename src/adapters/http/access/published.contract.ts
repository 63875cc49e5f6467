import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { route } from '../kernel/route.ts';

const tags = ['Access'];
/** Shorter than the notice that a new key is given before it signs. */
const published = 'public, max-age=120';
const base = 'https://api.example.com';

const shown = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const JsonWebKeySet = z
  .object({
    keys: z
      .array(
        z.object({
          kty: shown('Family of the key.', 'OKP'),
          crv: shown('Its curve.', 'Ed25519'),
          x: shown('The public half.', '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'),
          kid: shown('Its id.', 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k'),
          use: shown('Signatures.', 'sig'),
          alg: shown('How it signs.', 'EdDSA'),
        }),
      )
      .meta({ description: 'The public keys.' }),
  })
  .meta({ id: 'JsonWebKeySet', description: 'Public keys (RFC 7517).' });

const exampleKeys = {
  keys: [
    {
      kty: 'OKP',
      crv: 'Ed25519',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      use: 'sig',
      alg: 'EdDSA',
    },
  ],
};

export const tokenKeys = route({
  operation: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: { kind: 'public' },
  summary: 'Keys of access tokens',
  description: 'New keys stand here before they sign.',
  tags,
  replies: { 200: { description: 'The keys.', schema: JsonWebKeySet, example: exampleKeys } },
  problems: [],
  cacheControl: published,
});

export const licenseKeys = route({
  operation: 'getLicenseKeys',
  method: 'GET',
  path: '/.well-known/license-keys.json',
  access: { kind: 'public' },
  summary: 'Keys of license certificates',
  description: 'A set of their own; none ever leaves it.',
  tags: ['Verification'],
  replies: { 200: { description: 'The keys.', schema: JsonWebKeySet, example: exampleKeys } },
  problems: [],
  cacheControl: published,
});

const listOf = (description: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });
const address = (description: string) => z.url().meta({ description });
const methods = ['client_secret_basic', 'client_secret_post'];

const ServerMetadata = z
  .object({
    issuer: address('Who issues the tokens.'),
    token_endpoint: address('Where tokens are had.'),
    revocation_endpoint: address('Where they are ended.'),
    jwks_uri: address('Where the keys stand.'),
    service_documentation: address('The reference.'),
    scopes_supported: listOf('All scopes.', [...scopes]),
    response_types_supported: listOf('None: there is no authorization endpoint.', []),
    grant_types_supported: listOf('How tokens are had.', ['client_credentials']),
    token_endpoint_auth_methods_supported: listOf('How clients show who they are.', methods),
    revocation_endpoint_auth_methods_supported: listOf('How clients show who they are.', methods),
  })
  .meta({ id: 'AuthorizationServerMetadata', description: 'RFC 8414.' });

/** `baseUrl`: the service's public address. */
export const serverMetadata = (baseUrl: string): z.infer<typeof ServerMetadata> => ({
  issuer: baseUrl,
  token_endpoint: `${baseUrl}/oauth/token`,
  revocation_endpoint: `${baseUrl}/oauth/revoke`,
  jwks_uri: `${baseUrl}/.well-known/jwks.json`,
  service_documentation: `${baseUrl}/reference/openapi`,
  scopes_supported: [...scopes],
  response_types_supported: [],
  grant_types_supported: ['client_credentials'],
  token_endpoint_auth_methods_supported: methods,
  revocation_endpoint_auth_methods_supported: methods,
});

export const readServerMetadata = route({
  operation: 'getAuthorizationServerMetadata',
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  access: { kind: 'public' },
  summary: 'Where OAuth clients find what they need',
  description: 'RFC 8414.',
  tags,
  replies: { 200: { description: 'The metadata.', schema: ServerMetadata, example: serverMetadata(base) } },
  problems: [],
  cacheControl: published,
});
