import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { addOns, environments } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { Money } from '../catalog/terms.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

/** The content types and territories of a platform: the defaults of its licenses. */
export const licenseDefaults = {
  contentTypes: z
    .array(field.contentType)
    .max(contentTypes.length)
    .meta({
      description:
        'Content types that you publish, the most common first. The first one is the default for your licenses.',
      examples: [['ugc_video', 'short_video']],
    })
    .exactOptional(),
  territories: field
    .territories('Territories in which you publish: the default for your licenses.', ['WORLD'])
    .exactOptional(),
};

export const RegisterPlatformDto = z
  .strictObject({
    name: field.text(100, 'Name of the platform, shown on licenses and certificates.', 'Acme Video'),
    contactEmail: field.email.meta({
      description: 'Contact address for messages about licenses, takedowns and billing.',
    }),
    slug: field.slug
      .meta({ description: 'The name of the platform in URLs. Default: derived from `name`.' })
      .exactOptional(),
    websiteUrl: field.webUrl.meta({ description: 'Website of the platform.' }).exactOptional(),
    useCase: field.text(2000, 'What you publish, and how.', 'Short clips by our users').exactOptional(),
    ...licenseDefaults,
    language: field
      .language('Language of emails to the platform. Default: from `Accept-Language`, or `en`.')
      .exactOptional(),
    acceptTerms: z
      .literal(true, 'must be true: you must accept the partner terms')
      .meta({ description: 'Accepts the partner terms. Must be `true`.', examples: [true] }),
  })
  .meta({
    id: 'RegisterPlatformDto',
    description: 'A platform to register.',
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
    .meta({ description: `${description}. Null if your contract has no fixed limit.`, examples: [example] });

export const clientId = field
  .id('client', examples.clientId)
  .meta({ description: 'Client ID for the token exchange. Not secret.', examples: [examples.clientId] });

/** The quotas of a tier or of a platform. */
export const quotas = z.object({
  requestsPerSecond: z.number().meta({ description: 'Sustained requests per second.', examples: [10] }),
  burst: field.count('Maximum burst of requests.', 20),
  requestsPerDay: limit('Requests per day (UTC)', 10_000),
  licensesPerMonth: limit('Issued licenses per month (UTC)', 100),
  enrichRowsPerDay: limit('Enriched rows per day (UTC)', 100),
  enrichSecondsPerDay: limit('Seconds of analyzed audio per day (UTC)', 18_000),
});

export const Platform = z
  .object({
    platformId: field.platformId,
    slug: field.slug,
    name: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
    tier: z.enum(tierNames).meta({ description: 'Tier of the platform.', examples: ['developer'] }),
    status: z
      .enum(['active', 'suspended'])
      .meta({ description: '`suspended`: no credential of the platform works.' }),
    environment: z
      .enum(environments)
      .meta({ description: '`live` or `sandbox`. Sandbox licenses grant no rights.', examples: ['live'] }),
    scopes: z.array(z.enum(scopes)).meta({
      description: 'Scopes of the platform: the most that a credential can have.',
      examples: [['tracks:read']],
    }),
    entitlements: z
      .array(z.enum(addOns))
      .meta({ description: 'Entitlements of the tier and of add-ons.', examples: [['stems']] }),
    quotas: quotas.meta({ description: 'Quotas of the platform.' }),
    spendLimit: Money.meta({
      description:
        'The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Absent: it cannot buy licenses with a fee.',
      examples: [{ amount: 50_000, currency: 'EUR' }],
    }).exactOptional(),
    contentTypes: z
      .array(z.enum(contentTypes))
      .meta({ description: 'Content types that the platform publishes.', examples: [['ugc_video']] }),
    territories: field.territories('Territories in which the platform publishes.'),
    contactEmail: z
      .string()
      .meta({ description: 'Contact address of the platform.', examples: ['licensing@acme.example'] }),
    pendingContactEmail: z
      .string()
      .meta({
        description: 'A new contact address that is not confirmed yet.',
        examples: ['rights@acme.example'],
      })
      .exactOptional(),
    language: field.language(
      'Language of emails to the platform and to members who have chosen none. Sign-in emails to them follow `Accept-Language`, otherwise this.',
    ),
    websiteUrl: z.string().meta({ description: 'Website of the platform.' }).exactOptional(),
    clientId,
    createdAt: field.timestampOut('When the platform was registered.', examples.before),
  })
  .meta({ id: 'Platform', description: 'A partner that licenses tracks.' });
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
  language: 'en',
  clientId: examples.clientId,
  createdAt: examples.before,
};

/** A string in a response. */
export const shown = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });
export const exampleKey = 'plk_live_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9s0X1y2Z3';
export const exampleSecret = 'pls_Zy9xW8vU7tS6rQ5pO4nM3lK2jI1hG0fEdCbA1a2B3c4D5e6';

export const RegisteredPlatform = Platform.extend({
  apiKey: shown('An API key with every scope of the platform. Shown only once.', exampleKey),
  clientSecret: shown('A client secret for the token exchange. Shown only once.', exampleSecret),
}).meta({
  id: 'RegisteredPlatform',
  description: 'A platform with its API key and client secret, which are shown only once.',
});
