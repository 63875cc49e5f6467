import { z } from 'zod';
import { scopes } from '../../../domain/access/scope.ts';
import { addOns, environments } from '../../../domain/platforms/platform.ts';
import type { QuotaChanges as DomainChanges } from '../../../domain/platforms/provisioning.ts';
import { tierNames, type TierFigures } from '../../../domain/platforms/tier.ts';
import { Platform, exampleKey, exampleSecret } from '../platforms/platform.contract.ts';
import { MoneyIn } from '../fees/fees.schemas.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

const max = 1_000_000;
const figures = {
  requestsPerSecond: {
    figure: z.number().positive().max(max),
    description: 'Sustained requests per second.',
    example: 100,
  },
  burst: { figure: z.int().positive().max(max), description: 'Maximum burst of requests.', example: 200 },
} as const;
const limits = {
  requestsPerDay: { description: 'Requests per day (UTC)', example: 1_000_000 },
  licensesPerMonth: { description: 'Issued licenses per month (UTC)', example: 50_000 },
  enrichRowsPerDay: { description: 'Enriched rows per day (UTC)', example: 5_000 },
  enrichSecondsPerDay: { description: 'Seconds of analyzed audio per day (UTC)', example: 900_000 },
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
    .meta({ description: `${description} Null resets it to the quota of the tier.`, examples: [example] })
    .exactOptional();
const changedLimit = ({ description, example }: (typeof limits)[keyof typeof limits]) =>
  z
    .union([z.int().nonnegative(), unlimited, z.null()])
    .meta({
      description: `${description}, or \`unlimited\`. Null resets it to the quota of the tier.`,
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
    description: 'Quotas agreed with the platform. Absent quotas are those of its tier.',
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
      'Changes to the quotas agreed with the platform. Absent quotas stay unchanged; null resets a quota to that of the tier.',
    examples: [{ requestsPerDay: 1_000_000, licensesPerMonth: null }],
  });
type WireQuotas = z.output<typeof QuotaChanges>;

/** Parses quota changes. On the wire, null resets a quota to that of the tier, and `unlimited` removes the limit. */
export const quotaChangesOf = (quotas: WireQuotas): DomainChanges =>
  Object.fromEntries(
    Object.entries(quotas).map(([name, figure]) => [
      name,
      figure === null ? 'tier' : figure === 'unlimited' ? null : figure,
    ]),
  );

/** Serializes the quota overrides of a platform. */
export const agreedView = (agreed: Partial<TierFigures>): z.output<typeof Quotas> =>
  Object.fromEntries(Object.entries(agreed).map(([name, figure]) => [name, figure ?? 'unlimited']));

const terms = {
  name: field.text(100, 'Name of the platform, shown on licenses and certificates.', 'Acme Video'),
  contactEmail: field.email.meta({
    description: 'Contact address for messages about licenses, takedowns and billing.',
  }),
  websiteUrl: field.webUrl.meta({ description: 'Website of the platform.' }).exactOptional(),
  tier: z
    .enum(tierNames)
    .meta({ description: 'Tier of the platform.', examples: ['enterprise'] })
    .exactOptional(),
  scopes: z
    .array(z.enum(scopes))
    .max(scopes.length)
    .meta({
      description: 'Scopes of the platform: the most that a credential can have.',
      examples: [['tracks:read']],
    })
    .exactOptional(),
  addOns: z
    .array(z.enum(addOns))
    .max(addOns.length)
    .meta({ description: 'Add-ons in addition to the tier.', examples: [['stems']] })
    .exactOptional(),
  quotas: Quotas.exactOptional(),
  hub: z
    .boolean()
    .meta({
      description: 'Whether the platform is a licensing hub. Its licenses have the source `hub`.',
      examples: [false],
    })
    .exactOptional(),
  contentTypes: z
    .array(field.contentType)
    .max(20)
    .meta({
      description: 'Content types that the platform publishes, the most common first.',
      examples: [['film']],
    })
    .exactOptional(),
  territories: field.territories('Territories in which the platform publishes.', ['WORLD']).exactOptional(),
};

export const ProvisionPlatformDto = z
  .strictObject({
    ...terms,
    slug: field.slug,
    environment: z
      .enum(environments)
      .meta({ description: '`live` or `sandbox`. Sandbox licenses grant no rights.', examples: ['sandbox'] }),
  })
  .meta({
    id: 'ProvisionPlatformDto',
    description: 'A platform to create.',
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
    spendLimit: MoneyIn.nullable()
      .meta({
        description:
          'The maximum of the fees that the platform may spend on licenses in a calendar month (UTC). Null or an amount of 0 removes it: the platform cannot buy licenses with a fee.',
        examples: [{ amount: 50_000, currency: 'EUR' }],
      })
      .exactOptional(),
    status: z
      .enum(['active', 'suspended'])
      .meta({
        description:
          '`suspended`: no credential of the platform works. The contact of the platform gets an email about each change of the status.',
        examples: ['suspended'],
      })
      .exactOptional(),
    reason: field
      .text(
        1_000,
        'Why you change the platform; required to suspend it. Recorded in the audit log. If the status changes, the email to the platform contains it.',
        'Unpaid invoices',
      )
      .exactOptional(),
  })
  .meta({
    id: 'UpdatePlatformForStaffDto',
    description: 'Changes to a platform. Absent fields stay unchanged.',
    examples: [{ status: 'suspended', reason: 'Unpaid invoices' }],
  });

export const StaffPlatform = Platform.extend({
  addOns: z
    .array(z.enum(addOns))
    .meta({ description: 'Add-ons agreed in addition to the tier.', examples: [['stems']] }),
  quotaOverrides: Quotas,
  hub: z.boolean().meta({
    description: 'Whether the platform is a licensing hub, which licenses for others.',
    examples: [false],
  }),
  version: field.count('Version of the record. Increases with every change.', 3),
}).meta({ id: 'StaffPlatform', description: 'A platform, as staff see it.' });

export const ProvisionedPlatform = StaffPlatform.extend({
  apiKey: z.string().meta({ description: 'The API key. Shown only once.', examples: [exampleKey] }),
  clientSecret: z
    .string()
    .meta({ description: 'The client secret. Shown only once.', examples: [exampleSecret] }),
}).meta({
  id: 'ProvisionedPlatform',
  description: 'A platform with its new API key and client secret, which are shown only once.',
});
