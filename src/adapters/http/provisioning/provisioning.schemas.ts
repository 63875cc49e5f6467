import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { addOns, environments } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { Platform, exampleKey, exampleSecret } from '../platforms/platform.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

const quota = (description: string, example: number) =>
  z
    .int()
    .nonnegative()
    .nullable()
    .meta({ description: `${description}; null: no limit.`, examples: [example] })
    .exactOptional();
const rate = (description: string, example: number) =>
  z
    .number()
    .positive()
    .max(1_000_000)
    .meta({ description, examples: [example] })
    .exactOptional();

const Quotas = z
  .strictObject({
    requestsPerSecond: rate('Sustained rate.', 100),
    burst: z
      .int()
      .positive()
      .max(1_000_000)
      .meta({ description: 'Requests at once.', examples: [200] })
      .exactOptional(),
    requestsPerDay: quota('Requests a day (UTC)', 1_000_000),
    licensesPerMonth: quota('Licenses issued a month (UTC)', 50_000),
    enrichRowsPerDay: quota('Rows enriched a day (UTC)', 5_000),
    enrichSecondsPerDay: quota('Seconds of audio analyzed a day (UTC)', 900_000),
  })
  .meta({
    id: 'QuotaOverrides',
    description: "Figures agreed with it, over its tier's; all others are its tier's.",
  });

const terms = {
  name: field.text(100, 'The name that partners and licenses carry.', 'Acme Video'),
  contactEmail: field.email.meta({ description: 'Who answers for the platform.' }),
  websiteUrl: field.webUrl.meta({ description: 'Where the platform is.' }).exactOptional(),
  tier: z
    .enum(tierNames)
    .meta({ description: 'What holds for it.', examples: ['enterprise'] })
    .exactOptional(),
  scopes: z
    .array(z.enum(scopes))
    .max(scopes.length)
    .meta({ description: 'The registry: the most that a token may carry.', examples: [['tracks:read']] })
    .exactOptional(),
  addOns: z
    .array(z.enum(addOns))
    .max(addOns.length)
    .meta({ description: 'Entitlements beside those of the tier.', examples: [['stems']] })
    .exactOptional(),
  quotas: Quotas.exactOptional(),
  hub: z
    .boolean()
    .meta({ description: 'A licensing hub: its licenses say `source: hub`.', examples: [false] })
    .exactOptional(),
  contentTypes: z
    .array(field.contentType)
    .max(20)
    .meta({ description: 'What it publishes, most usual first.', examples: [['film']] })
    .exactOptional(),
  territories: field.territories('Where it publishes.', ['WORLD']).exactOptional(),
};

export const ProvisionPlatformDto = z
  .strictObject({
    ...terms,
    slug: field.slug,
    environment: z
      .enum(environments)
      .meta({ description: 'Licenses of the sandbox grant no rights.', examples: ['sandbox'] }),
  })
  .meta({
    id: 'ProvisionPlatformDto',
    description: 'A platform that staff makes.',
    examples: [
      {
        name: 'Acme Video',
        contactEmail: 'licensing@acme.example',
        slug: examples.slug,
        environment: 'live',
        tier: 'enterprise',
      },
    ],
  });

export const EditPlatformDto = z
  .strictObject({
    ...terms,
    name: terms.name.exactOptional(),
    contactEmail: terms.contactEmail.exactOptional(),
    status: z
      .enum(['active', 'suspended'])
      .meta({ description: 'Suspended: nothing works until reinstated.', examples: ['suspended'] })
      .exactOptional(),
  })
  .meta({
    id: 'UpdatePlatformDto',
    description: 'What is to be changed; all else stays.',
    examples: [{ status: 'suspended' }],
  });

export const StaffPlatform = Platform.extend({
  addOns: z
    .array(z.enum(addOns))
    .meta({ description: 'What was agreed beside the tier.', examples: [['stems']] }),
  quotaOverrides: Quotas,
  hub: z.boolean().meta({ description: 'Whether it licenses for others.', examples: [false] }),
  version: field.count('Counts the changes.', 3),
}).meta({ id: 'StaffPlatform', description: 'A platform as staff reads it.' });

export const ProvisionedPlatform = StaffPlatform.extend({
  apiKey: z.string().meta({ description: 'Shown this once.', examples: [exampleKey] }),
  clientSecret: z.string().meta({ description: 'Shown this once.', examples: [exampleSecret] }),
}).meta({
  id: 'ProvisionedPlatform',
  description: 'A platform with new secrets, which are shown this once.',
});

export const examplePlatform = {
  platformId: examples.platformId,
  slug: examples.slug,
  name: 'Acme Video',
  tier: 'enterprise',
  status: 'active',
  environment: 'live',
  scopes: ['tracks:read', 'tracks:stream', 'licenses:read', 'licenses:write', 'partners:enrich'],
  entitlements: ['stems'],
  quotas: {
    ...{ requestsPerSecond: 500, burst: 1_000, requestsPerDay: null },
    ...{ licensesPerMonth: 50_000, enrichRowsPerDay: 100_000, enrichSecondsPerDay: 18_000_000 },
  },
  contentTypes: [],
  territories: [],
  contactEmail: 'licensing@acme.example',
  clientId: examples.clientId,
  createdAt: examples.before,
  addOns: [],
  quotaOverrides: { licensesPerMonth: 50_000 },
  hub: false,
  version: 1,
} as const;
