import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { route } from '../kernel/route.ts';

const tags = ['Access'];
/** Shorter than the five minutes between the publication of a key and its first signature. */
const published = 'public, max-age=120';
const base = 'https://api.example.com';

const shown = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const JsonWebKeySet = z
  .object({
    keys: z
      .array(
        z.object({
          kty: shown('Key type.', 'OKP'),
          crv: shown('Curve of the key.', 'Ed25519'),
          x: shown('Public key, in base64url.', '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'),
          kid: shown('ID of the key.', 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k'),
          use: shown('Intended use: signatures.', 'sig'),
          alg: shown('Signature algorithm.', 'EdDSA'),
        }),
      )
      .meta({ description: 'The public keys.' }),
  })
  .meta({ id: 'JsonWebKeySet', description: 'A set of public keys (RFC 7517).' });

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
  summary: 'Get the JWKS',
  description:
    'Returns the public keys that verify access tokens. New keys are published at least five minutes before they sign tokens.',
  tags,
  responses: { 200: { description: 'The public keys.', schema: JsonWebKeySet, example: exampleKeys } },
  problems: [],
  cacheControl: published,
});

export const licenseKeys = route({
  operation: 'getLicenseKeys',
  method: 'GET',
  path: '/.well-known/license-keys.json',
  access: { kind: 'public' },
  summary: 'Get the certificate keys',
  description:
    'Returns the public keys that verify license certificates. Keys are never removed, so old certificates stay verifiable.',
  tags: ['Verification'],
  responses: { 200: { description: 'The public keys.', schema: JsonWebKeySet, example: exampleKeys } },
  problems: [],
  cacheControl: published,
});

const listOf = (description: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });
const address = (description: string) => z.url().meta({ description });
const methods = ['client_secret_basic', 'client_secret_post'];

const ServerMetadata = z
  .object({
    issuer: address('Issuer of the tokens.'),
    token_endpoint: address('URL that issues access tokens.'),
    revocation_endpoint: address('URL that revokes access tokens.'),
    jwks_uri: address('URL of the public keys.'),
    service_documentation: address('URL of the API reference.'),
    scopes_supported: listOf('All scopes.', [...scopes]),
    response_types_supported: listOf('Empty: there is no authorization endpoint.', []),
    grant_types_supported: listOf('Supported grant types.', ['client_credentials']),
    token_endpoint_auth_methods_supported: listOf('Supported methods of client authentication.', methods),
    revocation_endpoint_auth_methods_supported: listOf(
      'Supported methods of client authentication.',
      methods,
    ),
  })
  .meta({
    id: 'AuthorizationServerMetadata',
    description: 'Metadata of the authorization server (RFC 8414).',
  });

/** `baseUrl` is the public URL of the service. */
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
  summary: 'Get the OAuth server metadata',
  description: 'Returns the metadata from which OAuth client libraries configure themselves (RFC 8414).',
  tags,
  responses: { 200: { description: 'The metadata.', schema: ServerMetadata, example: serverMetadata(base) } },
  problems: [],
  cacheControl: published,
});
