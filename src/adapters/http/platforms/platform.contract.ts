import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { addOns, environments } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const RegisterPlatformDto = z
  .strictObject({
    name: field.text(100, 'The name that partners and licenses carry.', 'Acme Video'),
    contactEmail: field.email.meta({ description: 'Who answers for the platform.' }),
    slug: field.slug
      .meta({ description: "The platform's name in addresses; by default made of the name." })
      .exactOptional(),
    websiteUrl: field.webUrl.meta({ description: 'Where the platform is.' }).exactOptional(),
    useCase: field.text(2000, 'What you publish, and how.', 'Short clips by our users').exactOptional(),
    contentTypes: z
      .array(field.contentType)
      .max(contentTypes.length)
      .meta({
        description: 'What you publish, most usual first: the default of your licenses.',
        examples: [['ugc_video', 'short_video']],
      })
      .exactOptional(),
    territories: field
      .territories('Where you publish: the default of your licenses.', ['WORLD'])
      .exactOptional(),
    acceptTerms: z
      .literal(true, "must be true: the partners' terms have to be accepted")
      .meta({ description: "That you accept the partners' terms.", examples: [true] }),
  })
  .meta({
    id: 'RegisterPlatformDto',
    description: 'A platform that registers itself.',
    examples: [
      {
        name: 'Acme Video',
        contactEmail: 'licensing@acme.example',
        slug: examples.slug,
        websiteUrl: 'https://acme.example',
        contentTypes: ['ugc_video', 'short_video'],
        territories: ['DE', 'AT', 'CH'],
        acceptTerms: true,
      },
    ],
  });
export type RegisterPlatformDto = z.infer<typeof RegisterPlatformDto>;

const limit = (description: string, example: number) =>
  z
    .int()
    .nonnegative()
    .nullable()
    .meta({ description: `${description}; null where the contract alone limits.`, examples: [example] });

export const clientId = field
  .id('client', examples.clientId)
  .meta({ description: 'Names it at the token exchange; no secret.', examples: [examples.clientId] });

export const Platform = z
  .object({
    platformId: field.platformId,
    slug: field.slug,
    name: z.string().meta({ description: 'Its name.', examples: ['Acme Video'] }),
    tier: z.enum(tierNames).meta({ description: 'What it pays for.', examples: ['developer'] }),
    status: z
      .enum(['active', 'suspended'])
      .meta({ description: 'Suspended: nothing works until reinstated.' }),
    environment: z
      .enum(environments)
      .meta({ description: 'Licenses of the sandbox grant no rights.', examples: ['live'] }),
    scopes: z
      .array(z.enum(scopes))
      .meta({ description: 'The registry: the most that a token may carry.', examples: [['tracks:read']] }),
    entitlements: z
      .array(z.enum(addOns))
      .meta({ description: 'What the tier includes or was bought on top.', examples: [['stems']] }),
    quotas: z
      .object({
        requestsPerSecond: z.number().meta({ description: 'Sustained rate.', examples: [10] }),
        burst: field.count('Requests at once.', 20),
        requestsPerDay: limit('Requests a day (UTC)', 10_000),
        licensesPerMonth: limit('Licenses issued a month (UTC)', 100),
        enrichRowsPerDay: limit('Rows enriched a day (UTC)', 100),
        enrichSecondsPerDay: limit('Seconds of audio analyzed a day (UTC)', 18_000),
      })
      .meta({ description: 'The figures that hold for it.' }),
    contentTypes: z
      .array(z.enum(contentTypes))
      .meta({ description: 'What it publishes.', examples: [['ugc_video']] }),
    territories: field.territories('Where it publishes.'),
    contactEmail: z
      .string()
      .meta({ description: 'Who answers for it.', examples: ['licensing@acme.example'] }),
    pendingContactEmail: z
      .string()
      .meta({
        description: 'A new contact address that is not confirmed yet.',
        examples: ['rights@acme.example'],
      })
      .exactOptional(),
    websiteUrl: z.string().meta({ description: 'Where it is.' }).exactOptional(),
    clientId,
    createdAt: field.timestampOut('When it was registered.', examples.before),
  })
  .meta({ id: 'Platform', description: 'An integration partner.' });
export type Platform = z.infer<typeof Platform>;

export const examplePlatform: Platform = {
  platformId: examples.platformId,
  slug: examples.slug,
  name: 'Acme Video',
  tier: 'developer',
  status: 'active',
  environment: 'live',
  scopes: ['tracks:read', 'tracks:stream', 'licenses:read', 'licenses:write', 'partners:enrich'],
  entitlements: [],
  quotas: {
    ...{ requestsPerSecond: 10, burst: 20, requestsPerDay: 10_000 },
    ...{ licensesPerMonth: 100, enrichRowsPerDay: 100, enrichSecondsPerDay: 18_000 },
  },
  contentTypes: ['ugc_video', 'short_video'],
  territories: [],
  contactEmail: 'licensing@acme.example',
  clientId: examples.clientId,
  createdAt: examples.before,
};

/** A text of a response, shown as it is. */
export const shown = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });
export const exampleKey = 'plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3';
export const exampleSecret = 'pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6';

export const RegisteredPlatform = Platform.extend({
  apiKey: shown('An API key with all scopes of the registry. Shown this once.', exampleKey),
  clientSecret: shown('For the token exchange. Shown this once.', exampleSecret),
}).meta({
  id: 'RegisteredPlatform',
  description: 'The platform with its secrets, which are shown this once.',
});
