import { z } from 'zod';
import { longestUseCase } from '../../../domain/platforms/registration.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleKey, examplePlatform, Platform, RegisterPlatformDto, shown } from './platform.contract.ts';

const tags = ['Platforms'];
const { examples } = field;
const { name, contactEmail, slug, contentTypes, language, acceptTerms } = RegisterPlatformDto.shape;
const exampleRequest = {
  name: 'Acme Video',
  contactEmail: 'licensing@acme.example',
  slug: examples.slug,
  useCase: 'Short clips by our users',
  contentTypes: ['ugc_video', 'short_video'],
  acceptTerms: true,
} as const;

const RequestRegistrationDto = z
  .strictObject({
    name,
    contactEmail,
    slug,
    useCase: field
      .text(longestUseCase, 'What you publish, and how.', 'Short clips by our users')
      .exactOptional(),
    contentTypes,
    language,
    acceptTerms,
  })
  .meta({
    id: 'RequestRegistrationDto',
    description: 'A platform to register when its contact address is confirmed.',
    examples: [exampleRequest],
  });

const RequestedRegistration = z
  .object({
    contactEmail: shown('The address that the link was emailed to.', 'licensing@acme.example'),
    expiresAt: field.timestampOut('When the link expires.', examples.later),
  })
  .meta({ id: 'RequestedRegistration', description: 'A registration that waits for its confirmation.' });

export const requestRegistration = route({
  operation: 'requestRegistration',
  method: 'POST',
  path: '/api/v1/platforms/register/request',
  access: { kind: 'public', limit: 'register' },
  summary: 'Request a registration by email',
  description:
    'Emails a link to `contactEmail`. Opening it in a browser confirms the address and creates the platform; nothing is created before. The link is valid for 24 hours and works once. An IP address can request five links per hour; a mailbox gets at most five per day, in bursts of at most three. The portal registers platforms in this way; programs use `POST /platforms/register`. Requires no credential.',
  tags,
  body: { schema: RequestRegistrationDto, example: exampleRequest },
  responses: {
    202: {
      description: 'The link is on its way.',
      schema: RequestedRegistration,
      example: { contactEmail: 'licensing@acme.example', expiresAt: examples.later },
    },
  },
  problems: ['SLUG_TAKEN', 'NOT_FOUND'],
});

const exampleCode = 'InBsdF8wMUpEIiwxNzY0.Zy9xW8vU7tS6rQ5pO4nM3lK2jI1h';

const ConfirmRegistrationDto = z
  .strictObject({
    code: z
      .string()
      .regex(/^[\w.-]{1,8000}$/, 'must be the code of the link in the email')
      .meta({ description: 'The value of `registration=` in the link.', examples: [exampleCode] }),
    slug: field.slug
      .meta({ description: 'Replaces the slug of the request, for example because it is taken by now.' })
      .exactOptional(),
  })
  .meta({
    id: 'ConfirmRegistrationDto',
    description: 'The code of the link that was emailed.',
    examples: [{ code: exampleCode }],
  });

const ConfirmedRegistration = Platform.extend({
  apiKey: shown('An API key with every scope of the platform. Shown only once.', exampleKey),
}).meta({
  id: 'ConfirmedRegistration',
  description: 'A platform with its first API key, which is shown only once.',
});

export const confirmRegistration = route({
  operation: 'confirmRegistration',
  method: 'POST',
  path: '/api/v1/platforms/register/confirm',
  access: { kind: 'public', limit: 'register' },
  summary: 'Confirm a registration',
  description:
    'Creates the platform of an emailed link, with the developer tier. The response has its first API key, which is shown only once. If the slug is taken by now, the link stays valid: send the code again with another `slug`. Requires no credential.',
  tags,
  body: { schema: ConfirmRegistrationDto, example: { code: exampleCode } },
  responses: {
    201: {
      description: 'The platform with its API key.',
      schema: ConfirmedRegistration,
      example: { ...examplePlatform, apiKey: exampleKey },
    },
  },
  problems: ['SLUG_TAKEN', 'NOT_FOUND'],
});
