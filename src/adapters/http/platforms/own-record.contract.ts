import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { manager, owner } from '../vocabulary/callers.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import * as field from '../vocabulary/fields.ts';
import { examplePlatform, licenseDefaults, Platform } from './platform.contract.ts';
import { platformPath } from './platforms.contract.ts';

const tags = ['Platforms'];

export const readPlatform = route({
  operation: 'getPlatform',
  method: 'GET',
  path: '/api/v1/platforms/{slug}',
  access: owner,
  summary: 'Retrieve your platform',
  description: 'Returns your platform: tier, scopes, quotas, contact address and defaults.',
  tags,
  params: platformPath,
  responses: { 200: { description: 'Your platform.', schema: Platform, example: examplePlatform } },
  problems: ['PLATFORM_NOT_FOUND'],
});

const UpdatePlatformDto = z
  .strictObject({
    name: field
      .text(100, 'Name of the platform, shown on licenses and certificates.', 'Acme Video')
      .exactOptional(),
    contactEmail: field.email
      .meta({
        description:
          'Contact address for messages about licenses, takedowns and billing. Takes effect when you confirm it.',
      })
      .exactOptional(),
    language: field
      .language(
        'Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.',
      )
      .exactOptional(),
    websiteUrl: field.webUrl
      .nullable()
      .meta({
        description: 'Your website. Return URLs of checkouts must be on it. Null removes it.',
        examples: ['https://acme.example'],
      })
      .exactOptional(),
    ...licenseDefaults,
  })
  .meta({
    id: 'UpdatePlatformDto',
    description: 'Changes to a platform. Absent fields stay unchanged.',
    examples: [{ name: 'Acme Video', territories: ['DE', 'AT', 'CH'] }],
  });

export const updatePlatform = route({
  operation: 'updatePlatform',
  method: 'PATCH',
  path: '/api/v1/platforms/{slug}',
  access: manager,
  summary: 'Update your platform',
  description:
    'Changes the fields that you send; existing licenses stay unchanged. Requires every scope of the platform. A new `contactEmail` is shown as `pendingContactEmail`: we email a code to that address, and the change takes effect when you send the code to `POST /platforms/{slug}/contact/confirm` within 24 hours. Setting `contactEmail` to the current address cancels a pending change.',
  tags,
  params: platformPath,
  headers: ifMatch('platform'),
  body: { schema: UpdatePlatformDto, example: { name: 'Acme Video', territories: ['DE', 'AT', 'CH'] } },
  responses: {
    200: { description: 'The updated platform.', schema: Platform, example: examplePlatform },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const confirmContact = route({
  operation: 'confirmPlatformContact',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/contact/confirm',
  access: manager,
  summary: 'Confirm a contact address',
  description:
    'Makes the pending contact address the contact address of the platform. Requires the code that was emailed to it, and every scope of the platform. We notify the previous address.',
  tags,
  params: platformPath,
  body: {
    schema: z
      .strictObject({
        code: z
          .string()
          .regex(/^[\w-]{1,80}$/, 'must be the code from the email')
          .meta({
            description: 'The code from the email.',
            examples: ['ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4'],
          }),
      })
      .meta({ id: 'ConfirmContactDto', description: 'The code that confirms a contact address.' }),
    example: { code: 'ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4' },
  },
  responses: {
    200: {
      description: 'The updated platform.',
      schema: Platform,
      headers: {
        ETag: {
          description: 'Version of the platform, for the next update.',
          example: '"3-Zk0sZ9oG3pPvV1bqC1m8mC3bq0k"',
        },
      },
      example: examplePlatform,
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
