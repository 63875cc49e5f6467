import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { manager, owner } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { csv } from '../vocabulary/csv.ts';
import { exampleUsage, MonthlyUsage } from './monthly-usage.contract.ts';
import { CreateCredentialDto, CreatedCredential, CredentialList } from './credential.contract.ts';
import {
  exampleKey,
  examplePlatform,
  exampleSecret,
  RegisteredPlatform,
  RegisterPlatformDto,
} from './platform.contract.ts';

const tags = ['Platforms'];
const { examples } = field;

export const platformPath = z.strictObject({
  slug: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be a slug')
    .meta({ description: 'Slug of your platform.', examples: [examples.slug] }),
});
const exampleCredential = {
  credentialId: examples.credentialId,
  kind: 'api_key',
  hint: 'plk_live_0aB1',
  createdAt: examples.before,
} as const;

export const registerPlatform = route({
  operation: 'registerPlatform',
  method: 'POST',
  path: '/api/v1/platforms/register',
  access: { kind: 'public', limit: 'register' },
  summary: 'Register a platform',
  description:
    'Creates a platform with the developer tier. The response has its API key and its client secret, which are shown only once. A mailbox (`contactEmail`) can register five platforms in a burst, then one every 4.8 hours; addresses that differ only in a tag after `+` are one mailbox. Requires no credential.',
  tags,
  body: {
    schema: RegisterPlatformDto,
    example: {
      name: 'Acme Video',
      contactEmail: 'licensing@acme.example',
      contentTypes: ['ugc_video', 'short_video'],
      acceptTerms: true,
    },
  },
  responses: {
    201: {
      description: 'The platform with its API key and client secret.',
      schema: RegisteredPlatform,
      example: {
        ...examplePlatform,
        apiKey: exampleKey,
        clientSecret: exampleSecret,
      },
    },
  },
  problems: ['SLUG_TAKEN', 'NOT_FOUND'],
});

export const readMonthlyUsage = route({
  operation: 'getMonthlyUsage',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/usage',
  access: owner,
  summary: 'Get the usage of a month',
  description:
    'Returns requests, licenses and reported usage of a month, and the current state of your quotas. Requests and previews are counted in batches, so their numbers can be a second old. With `Accept: text/csv` or `format=csv`, the response is a CSV file with the days, tracks and territories of the month.',
  tags,
  params: platformPath,
  query: z.strictObject({
    month: field.month('The month, in UTC. Default: the current month.').exactOptional(),
    format: z
      .enum(['json', 'csv'])
      .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
      .exactOptional(),
  }),
  responses: {
    200: {
      description: 'The usage of the month.',
      schema: MonthlyUsage,
      media: [csv],
      example: exampleUsage,
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const listCredentials = route({
  operation: 'listCredentials',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/credentials',
  access: manager,
  summary: 'List credentials',
  tags,
  params: platformPath,
  responses: {
    200: {
      description: 'The credentials, without their secrets.',
      schema: CredentialList,
      example: {
        data: [{ ...exampleCredential, lastUsedAt: '2026-03-02T14:05:00.000Z' }],
        pagination: { limit: 100, nextCursor: null, total: 1 },
      },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

export const createCredential = route({
  operation: 'createCredential',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/credentials',
  access: manager,
  summary: 'Create a credential',
  description:
    'Creates an API key or a client secret, which is shown only once. Requires every scope of the platform. Two credentials of the same kind and name can be active, so that you can rotate one without downtime; a platform can have 20 credentials of each kind. A credential with `allowedIps` works only from these addresses.',
  tags,
  params: platformPath,
  body: { schema: CreateCredentialDto, example: { kind: 'api_key', name: 'Encoder' } },
  responses: {
    201: {
      description: 'The credential with its secret.',
      schema: CreatedCredential,
      example: { ...exampleCredential, name: 'Encoder', apiKey: exampleKey },
    },
  },
  problems: ['TOKEN_INVALID', 'INVALID_SCOPE', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'STATE_CONFLICT'],
});

export const removeCredential = route({
  operation: 'deleteCredential',
  method: 'DELETE',
  path: '/api/v1/platforms/{slug}/credentials/{credentialId}',
  access: manager,
  summary: 'Delete a credential',
  description:
    'Revokes a credential immediately, and with it everything created with it: access tokens, portal sessions, portal links and media links. Requires every scope of the platform. You cannot delete the last credential that has every scope and does not expire.',
  tags,
  params: platformPath.extend({ credentialId: field.id('credential', examples.credentialId) }),
  query: z.strictObject({
    compromised: z
      .boolean()
      .default(false)
      .meta({
        description:
          'Set it to `true` if someone else may know the secret. This also revokes every credential that was created with this one, with its access tokens or in its portal sessions, and every credential created with those. Also works for a credential that you have already deleted.',
        examples: [true],
      }),
  }),
  responses: { 204: { description: 'The credential was deleted.' } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const endSessions = route({
  operation: 'endSessions',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/sessions/end',
  access: manager,
  summary: 'Revoke all sessions and tokens',
  description:
    'Ends all portal sessions, portal links, access tokens and media links of your platform immediately, including your own. API keys and client secrets stay valid. Requires every scope of the platform.',
  tags,
  params: platformPath,
  responses: { 204: { description: 'All sessions and tokens have ended.' } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});
