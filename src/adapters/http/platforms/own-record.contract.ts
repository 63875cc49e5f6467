import { z } from 'zod';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../moderation/queue.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { examplePlatform, Platform } from './platform.contract.ts';
import { platformPath } from './platforms.contract.ts';

const tags = ['Platforms'];
const owner = { kind: 'platform', anyOf: [] } as const;

export const readPlatform = route({
  operation: 'getPlatform',
  method: 'GET',
  path: '/api/v1/platforms/{slug}',
  access: owner,
  summary: 'Retrieve your platform',
  description: 'Returns your own record: tier, scopes, quotas, contact and defaults.',
  tags,
  params: platformPath,
  replies: { 200: { description: 'Your platform.', schema: Platform, example: examplePlatform } },
  problems: ['PLATFORM_NOT_FOUND'],
});

const UpdatePlatformDto = z
  .strictObject({
    name: field
      .text(100, 'The name of the platform, shown on licenses and certificates.', 'Acme Video')
      .exactOptional(),
    contactEmail: field.email
      .meta({
        description:
          'The contact for messages about licenses, takedowns and billing. Takes effect once it is confirmed.',
      })
      .exactOptional(),
    websiteUrl: field.webUrl
      .nullable()
      .meta({
        description: 'Your website. Checkout return addresses must be on it. Null removes it.',
        examples: ['https://acme.example'],
      })
      .exactOptional(),
    contentTypes: z
      .array(field.contentType)
      .max(contentTypes.length)
      .meta({
        description: 'What you publish, most common first. The first is the default for your licenses.',
        examples: [['ugc_video', 'short_video']],
      })
      .exactOptional(),
    territories: field
      .territories('Where you publish: the default for your licenses.', ['WORLD'])
      .exactOptional(),
  })
  .meta({
    id: 'UpdatePlatformDto',
    description: 'What to change. Absent members are unchanged.',
    examples: [{ name: 'Acme Video', territories: ['DE', 'AT', 'CH'] }],
  });

export const updatePlatform = route({
  operation: 'updatePlatform',
  method: 'PATCH',
  path: '/api/v1/platforms/{slug}',
  access: owner,
  summary: 'Update your platform',
  description:
    'Changes the members that you send; existing licenses are unchanged. Needs every scope of the registry. A new `contactEmail` is shown as `pendingContactEmail`: a code is mailed to that address, and the change takes effect when the code is sent to `POST /platforms/{slug}/contact/confirm` within 24 hours. Setting `contactEmail` to the current address cancels a pending change.',
  tags,
  params: platformPath,
  headers: ifMatch('platform'),
  body: { schema: UpdatePlatformDto, example: { name: 'Acme Video', territories: ['DE', 'AT', 'CH'] } },
  replies: {
    200: { description: 'Your platform as it is now.', schema: Platform, example: examplePlatform },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const confirmContact = route({
  operation: 'confirmPlatformContact',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/contact/confirm',
  access: owner,
  summary: 'Confirm a contact address',
  description:
    'Makes the pending contact address the contact of the platform. Needs the code that was mailed to it, and every scope of the registry. We notify the previous address of the change.',
  tags,
  params: platformPath,
  body: {
    schema: z
      .strictObject({
        code: z
          .string()
          .regex(/^[\w-]{1,80}$/, 'must be the code from the mail')
          .meta({
            description: 'The code from the mail.',
            examples: ['ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4'],
          }),
      })
      .meta({ id: 'ConfirmContactDto', description: 'The code that was mailed to the new address.' }),
    example: { code: 'ccd_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4' },
  },
  replies: {
    200: { description: 'Your platform as it is now.', schema: Platform, example: examplePlatform },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
