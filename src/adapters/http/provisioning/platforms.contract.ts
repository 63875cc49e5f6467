import { z } from 'zod';
import { exampleKey, exampleSecret } from '../platforms/platform.contract.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../webhooks/endpoints.contract.ts';
import * as field from '../vocabulary/fields.ts';
import {
  EditPlatformDto,
  examplePlatform,
  ProvisionedPlatform,
  ProvisionPlatformDto,
  StaffPlatform,
} from './provisioning.schemas.ts';

const tags = ['Staff'];
const { examples } = field;
const anyRole = { kind: 'staff', anyOf: [] } as const;
const adminOnly = { kind: 'staff', anyOf: ['admin'] } as const;
/** Of staff: any platform's. */
export const namedPlatformPath = z.strictObject({
  platform: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be an id or a slug')
    .meta({ description: 'Id or slug of the platform.', examples: [examples.slug] }),
});
const exampleProvisioned = {
  ...examplePlatform,
  apiKey: exampleKey,
  clientSecret: exampleSecret,
} as const;

export const provisionPlatform = route({
  operation: 'provisionPlatform',
  method: 'POST',
  path: '/api/v1/staff/platforms',
  access: adminOnly,
  summary: 'Make a platform',
  description: 'Sandbox, enterprise or licensing hub, with chosen scopes, quotas and entitlements.',
  tags,
  body: {
    schema: ProvisionPlatformDto,
    example: {
      name: 'Acme Video',
      contactEmail: 'licensing@acme.example',
      slug: examples.slug,
      environment: 'live',
      tier: 'enterprise',
      quotas: { licensesPerMonth: 50_000 },
    },
  },
  replies: {
    201: {
      description: 'The platform with its secrets.',
      schema: ProvisionedPlatform,
      example: exampleProvisioned,
    },
  },
  problems: ['SLUG_TAKEN'],
});

export const showPlatform = route({
  operation: 'getPlatformForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}',
  access: anyRole,
  summary: 'Read a platform',
  tags,
  params: namedPlatformPath,
  replies: { 200: { description: 'The platform.', schema: StaffPlatform, example: examplePlatform } },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const editPlatform = route({
  operation: 'updatePlatformForStaff',
  method: 'PATCH',
  path: '/api/v1/staff/platforms/{platform}',
  access: adminOnly,
  summary: 'Change or suspend a platform',
  description: 'Works at once, on tokens already issued too. Licenses that were issued stay.',
  tags,
  params: namedPlatformPath,
  headers: ifMatch,
  body: { schema: EditPlatformDto, example: { status: 'suspended' } },
  replies: {
    200: { description: 'The platform as it is now.', schema: StaffPlatform, example: examplePlatform },
  },
  problems: ['PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const resetCredentials = route({
  operation: 'resetPlatformCredentials',
  method: 'POST',
  path: '/api/v1/staff/platforms/{platform}/credentials/reset',
  access: adminOnly,
  summary: 'Replace all credentials of a platform',
  description:
    'All credentials of the platform end immediately, with the access tokens, portal sessions, portal links and media links that were created with them.',
  tags,
  params: namedPlatformPath,
  replies: {
    201: {
      description: 'The platform with its new secrets.',
      schema: ProvisionedPlatform,
      example: exampleProvisioned,
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const endPlatformSessions = route({
  operation: 'endPlatformSessions',
  method: 'POST',
  path: '/api/v1/staff/platforms/{platform}/sessions/end',
  access: adminOnly,
  summary: 'End all sessions and tokens of a platform',
  description:
    'Ends all portal sessions, portal links, access tokens and media links of the platform at once. Its API keys and client secrets stay. The audit log records who did it.',
  tags,
  params: namedPlatformPath,
  replies: { 204: { description: 'All of them have ended.' } },
  problems: ['PLATFORM_NOT_FOUND'],
});
