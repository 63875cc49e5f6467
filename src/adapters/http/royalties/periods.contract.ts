import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { currency } from '../billing/plans.schemas.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { examplePeriod, examplePreview } from './periods.examples.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const { examples } = field;

const amount = (description: string, example: number) =>
  z.int().meta({ description: `${description}, in minor units of the currency.`, examples: [example] });

const Period = z
  .object({
    periodId: field.id('period', examplePeriod.periodId),
    month: field.month('The month, in UTC.'),
    currency,
    mode: z.enum(paymentModes).meta({
      description: '`test`: money of the sandbox and of test modes, which nobody is paid.',
      examples: ['live'],
    }),
    status: z.enum(['open']).meta({ description: 'Status of the period. No period is closed yet.' }),
    closableFrom: field.day.meta({
      description:
        'First day on which the period could be closed, in UTC: the tenth of the next month. Closing is not available yet.',
    }),
  })
  .meta({ id: 'RoyaltyPeriod', description: 'A calendar month of one currency, live or test.' });

export const listRoyaltyPeriods = route({
  operation: 'listRoyaltyPeriods',
  method: 'GET',
  path: '/api/v1/staff/periods',
  access,
  summary: 'List royalty periods',
  description:
    'Returns, for each mode and currency, every month since its first booking in the ledger. The IDs never change.',
  tags,
  responses: {
    200: {
      description: 'The periods.',
      schema: z
        .object({
          data: z
            .array(Period)
            .meta({ description: 'The latest month first, live before test, then by currency.' }),
        })
        .meta({ id: 'RoyaltyPeriods', description: 'The royalty periods of the ledger.' }),
      example: { data: [examplePeriod] },
    },
  },
  problems: [],
});

const Totals = z
  .object({
    earned: amount('Money that we earned from platforms in the period, without tax', 11_428),
    parties: amount('Part of parties with shares in the tracks that were used', 5_857),
    unclaimed: amount('Part of owners and writers whom we do not know', 0),
    contested: amount(
      'Part held because of a dispute, or because the track was taken down as disputed, infringing or legal',
      0,
    ),
    unallocated: amount('Money of platforms without a license or licensed play that counts', 1_667),
    service: amount('Part of the service', 3_904),
    carriedOver: amount('Credits of platforms that exceed what we earned from them: zero or negative', 0),
  })
  .meta({ description: '`earned` is the sum of the other amounts.' });

const RoyaltyPreview = z
  .object({
    period: Period,
    totals: Totals,
    parties: field.count('Number of parties that get a part.', 2),
    largestParties: z
      .array(
        z.object({
          partyId: field.id('party', examplePreview.largestParties[0].partyId),
          name: z
            .string()
            .meta({ description: 'Name of the party. Absent if it was deleted.', examples: ['Ada Moreno'] })
            .exactOptional(),
          amount: amount('What the party gets', 3_905),
          exact: z
            .string()
            .regex(/^\d+\.\d{6}$/)
            .meta({
              description: 'The same before rounding, in major units of the currency.',
              examples: ['39.044000'],
            }),
        }),
      )
      .meta({ description: 'The parties with the largest amounts, at most 100.' }),
    platforms: field.count('Number of platforms with money in the period.', 2),
    largestPlatforms: z
      .array(
        z.object({
          platformId: field.platformId,
          name: z
            .string()
            .meta({ description: 'Name of the platform.', examples: ['Acme Video'] })
            .exactOptional(),
          earned: amount('Money that we earned from the platform', 9_761),
          licenses: field.count('Number of licenses without a fee that were issued in the month.', 12),
          plays: field.count('Number of licensed plays in the month.', 4_000),
          unlicensedPlays: field.count('Number of plays that no license covers, which earn nothing.', 120),
        }),
      )
      .meta({ description: 'The platforms with the most money, at most 100.' }),
    unlicensedPlays: field.count('Number of unlicensed plays of all platforms with money.', 120),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description: 'SHA-256 of the complete result: the same for the same result.',
        examples: [examples.hash],
      }),
  })
  .meta({ id: 'RoyaltyPreview', description: 'What closing a royalty period now would book.' });

export const closePeriod = route({
  operation: 'closeRoyaltyPeriod',
  method: 'POST',
  path: '/api/v1/staff/periods/{periodId}/close',
  access,
  summary: 'Preview the close of a royalty period',
  description:
    'Computes what closing the period now would book, from the ledger, the licenses and the reported plays, and changes nothing. Only `dryRun: true` is supported so far. For a month with many plays, this can take a minute.',
  tags,
  params: z.strictObject({ periodId: field.id('period', examplePeriod.periodId) }),
  body: {
    schema: z
      .strictObject({
        dryRun: z.literal(true, 'must be true: periods cannot be closed yet').meta({
          description: 'Computes the result and changes nothing.',
          examples: [true],
        }),
      })
      .meta({ id: 'ClosePeriodDto', description: 'How to close a royalty period.' }),
    example: { dryRun: true },
  },
  responses: {
    200: { description: 'The result.', schema: RoyaltyPreview, example: examplePreview },
  },
  problems: ['NOT_FOUND'],
});
