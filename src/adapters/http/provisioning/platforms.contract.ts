import { z } from 'zod';
import { exampleUsage, MonthlyUsage } from '../platforms/monthly-usage.contract.ts';
import { exampleKey, exampleSecret } from '../platforms/platform.contract.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../webhooks/endpoints.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { namedPlatform } from '../vocabulary/parameters.ts';
import { examplePlatform } from './provisioning.examples.ts';
import {
  EditPlatformDto,
  ProvisionedPlatform,
  ProvisionPlatformDto,
  StaffPlatform,
} from './provisioning.schemas.ts';

const tags = ['Staff'];
const { examples } = field;
const anyRole = { kind: 'staff', anyOf: [] } as const;
const adminOnly = { kind: 'staff', anyOf: ['admin'] } as const;
/** The path of staff operations on any platform. */
export const namedPlatformPath = z.strictObject({ platform: namedPlatform });
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
  summary: 'Create a platform',
  description:
    'Creates a live or sandbox platform with the tier, scopes, quotas and entitlements that you choose. The response has its API key and its client secret, which are shown only once.',
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
  responses: {
    201: {
      description: 'The platform with its API key and client secret.',
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
  summary: 'Retrieve a platform',
  tags,
  params: namedPlatformPath,
  responses: { 200: { description: 'The platform.', schema: StaffPlatform, example: examplePlatform } },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const readMonthlyUsageForStaff = route({
  operation: 'getMonthlyUsageForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/usage',
  access: { kind: 'staff', anyOf: ['rights', 'finance'] },
  summary: 'Get the usage of a platform in a month',
  description:
    'Returns requests, licenses and reported usage of a month, and the current state of the quotas of a platform.',
  tags,
  params: namedPlatformPath,
  query: z.strictObject({
    month: field.month('The month, in UTC. Default: the current month.').exactOptional(),
  }),
  responses: { 200: { description: 'The usage of the month.', schema: MonthlyUsage, example: exampleUsage } },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const editPlatform = route({
  operation: 'updatePlatformForStaff',
  method: 'PATCH',
  path: '/api/v1/staff/platforms/{platform}',
  access: adminOnly,
  summary: 'Update or suspend a platform',
  description:
    'Changes the fields that you send. Takes effect immediately, including for access tokens that are in use. Issued licenses stay unchanged. To suspend a platform, send a `reason`: it is recorded in the audit log and emailed to the contact of the platform.',
  tags,
  params: namedPlatformPath,
  headers: ifMatch,
  body: { schema: EditPlatformDto, example: { status: 'suspended', reason: 'Unpaid invoices' } },
  responses: {
    200: { description: 'The updated platform.', schema: StaffPlatform, example: examplePlatform },
  },
  problems: ['PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const resetCredentials = route({
  operation: 'resetPlatformCredentials',
  method: 'POST',
  path: '/api/v1/staff/platforms/{platform}/credentials/reset',
  access: adminOnly,
  summary: 'Reset the credentials of a platform',
  description:
    'Revokes all credentials of the platform immediately, with the access tokens, portal sessions, portal links and media links created with them, and creates a new API key and client secret.',
  tags,
  params: namedPlatformPath,
  responses: {
    201: {
      description: 'The platform with its new API key and client secret.',
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
  summary: 'Revoke all sessions and tokens of a platform',
  description:
    'Ends all portal sessions, portal links, access tokens and media links of the platform immediately. Its API keys and client secrets stay valid. The action is recorded in the audit log.',
  tags,
  params: namedPlatformPath,
  responses: { 204: { description: 'All sessions and tokens have ended.' } },
  problems: ['PLATFORM_NOT_FOUND'],
});
