import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { addOns, environments } from '../../../domain/platforms/platform.ts';
import type { QuotaChanges as DomainChanges } from '../../../domain/platforms/provisioning.ts';
import { tierNames, type TierFigures } from '../../../domain/platforms/tier.ts';
import { Platform, exampleKey, exampleSecret } from '../platforms/platform.contract.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

const most = 1_000_000;
const figures = {
  requestsPerSecond: {
    figure: z.number().positive().max(most),
    description: 'Sustained rate.',
    example: 100,
  },
  burst: { figure: z.int().positive().max(most), description: 'Requests at once.', example: 200 },
} as const;
const limits = {
  requestsPerDay: { description: 'Requests a day (UTC)', example: 1_000_000 },
  licensesPerMonth: { description: 'Licenses issued a month (UTC)', example: 50_000 },
  enrichRowsPerDay: { description: 'Rows enriched a day (UTC)', example: 5_000 },
  enrichSecondsPerDay: { description: 'Seconds of audio analyzed a day (UTC)', example: 900_000 },
} as const;
const unlimited = z.literal('unlimited');

const agreedRate = ({ figure, description, example }: (typeof figures)[keyof typeof figures]) =>
  figure.meta({ description, examples: [example] }).exactOptional();
const agreedLimit = ({ description, example }: (typeof limits)[keyof typeof limits]) =>
  z
    .union([z.int().nonnegative(), unlimited])
    .meta({ description: `${description}, or \`unlimited\`.`, examples: [example] })
    .exactOptional();
const changedRate = ({ figure, description, example }: (typeof figures)[keyof typeof figures]) =>
  figure
    .nullable()
    .meta({ description: `${description} Null resets it to the figure of the tier.`, examples: [example] })
    .exactOptional();
const changedLimit = ({ description, example }: (typeof limits)[keyof typeof limits]) =>
  z
    .union([z.int().nonnegative(), unlimited, z.null()])
    .meta({
      description: `${description}, or \`unlimited\`. Null resets it to the figure of the tier.`,
      examples: [example],
    })
    .exactOptional();

const Quotas = z
  .strictObject({
    requestsPerSecond: agreedRate(figures.requestsPerSecond),
    burst: agreedRate(figures.burst),
    requestsPerDay: agreedLimit(limits.requestsPerDay),
    licensesPerMonth: agreedLimit(limits.licensesPerMonth),
    enrichRowsPerDay: agreedLimit(limits.enrichRowsPerDay),
    enrichSecondsPerDay: agreedLimit(limits.enrichSecondsPerDay),
  })
  .meta({
    id: 'QuotaOverrides',
    description: 'Figures agreed with the platform. Absent figures are those of its tier.',
  });

const QuotaChanges = z
  .strictObject({
    requestsPerSecond: changedRate(figures.requestsPerSecond),
    burst: changedRate(figures.burst),
    requestsPerDay: changedLimit(limits.requestsPerDay),
    licensesPerMonth: changedLimit(limits.licensesPerMonth),
    enrichRowsPerDay: changedLimit(limits.enrichRowsPerDay),
    enrichSecondsPerDay: changedLimit(limits.enrichSecondsPerDay),
  })
  .meta({
    id: 'QuotaOverrideChanges',
    description:
      'Agreed figures to change. Absent figures are unchanged; null resets a figure to that of the tier.',
    examples: [{ requestsPerDay: 1_000_000, licensesPerMonth: null }],
  });
type WireQuotas = z.output<typeof QuotaChanges>;

/** Reads figures from the wire, where null returns to the tier and `unlimited` lifts the limit. */
export const quotaChangesOf = (quotas: WireQuotas): DomainChanges =>
  Object.fromEntries(
    Object.entries(quotas).map(([name, figure]) => [
      name,
      figure === null ? 'tier' : figure === 'unlimited' ? null : figure,
    ]),
  );

/** Writes agreed figures as they are read. */
export const agreedView = (agreed: Partial<TierFigures>): z.output<typeof Quotas> =>
  Object.fromEntries(Object.entries(agreed).map(([name, figure]) => [name, figure ?? 'unlimited']));

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
    quotas: QuotaChanges.exactOptional(),
    status: z
      .enum(['active', 'suspended'])
      .meta({ description: 'Suspended: nothing works until reinstated.', examples: ['suspended'] })
      .exactOptional(),
  })
  .meta({
    id: 'UpdatePlatformForStaffDto',
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
