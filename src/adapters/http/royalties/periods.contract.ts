import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import { amount, hash, Period, Totals } from './period.schemas.ts';
import { exampleClosed, examplePeriod, examplePreview, exampleProposed } from './periods.examples.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;

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
    hash: hash('SHA-256 of the complete result: the same for the same result.'),
  })
  .meta({ id: 'RoyaltyPreview', description: 'What closing a royalty period now would book.' });

const ClosePeriodDto = either(
  z.strictObject({
    dryRun: z
      .literal(true)
      .meta({ description: 'Computes the result and changes nothing.', examples: [true] }),
  }),
  either(
    z.strictObject({
      propose: hash('The `hash` of the dry run that you have read: proposes to close the period with it.'),
    }),
    z.strictObject({
      confirm: hash(
        'The hash that another member of staff has proposed: closes the period with that result.',
      ),
    }),
    (given) => 'propose' in given,
  ),
  (given) => 'dryRun' in given,
).meta({ id: 'ClosePeriodDto', description: 'What to do: `dryRun`, `propose` or `confirm`.' });

export const closePeriod = route({
  operation: 'closeRoyaltyPeriod',
  method: 'POST',
  path: '/api/v1/staff/periods/{periodId}/close',
  access,
  summary: 'Close a royalty period',
  description:
    'Closes a month of one currency, in three steps. `dryRun` computes what the close would book now, from the ledger, the licenses and the reported plays, and changes nothing. `propose`, with the hash of that result, records that you want to close the period with it. `confirm`, by another member of staff and with the same hash, closes it if the result is still the same: it books the amounts, and stores a statement for each party, in one step. A closed period cannot be reopened; repeating the confirmation changes nothing. For a month with many plays, each step can take a minute.',
  tags,
  params: z.strictObject({ periodId: field.id('period', examplePeriod.periodId) }),
  body: { schema: ClosePeriodDto, example: { dryRun: true } },
  responses: {
    200: { description: 'The result of the dry run.', schema: RoyaltyPreview, example: examplePreview },
    201: { description: 'The period is closed.', schema: Period, example: exampleClosed },
    202: {
      description: 'The proposal is recorded; another member of staff has to confirm it.',
      schema: Period,
      example: exampleProposed,
    },
  },
  problems: ['NOT_FOUND', 'PERIOD_CLOSED', 'STATE_CONFLICT'],
});
