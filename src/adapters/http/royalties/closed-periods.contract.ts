import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { statementOrders } from '../../../domain/royalties/statements/statement.ts';
import { currency } from '../billing/plans.schemas.ts';
import { trackSummary } from '../catalog/track-summary.ts';
import { route } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { amount } from './period.schemas.ts';
import { examplePeriod } from './periods.examples.ts';
import { exact, StatementFile, statementFormat, statementId, StatementSummary } from './statement.schemas.ts';
import { exampleFile, exampleSummary } from './statements.examples.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const { examples } = field;

const periodId = field.id('royalty period', examplePeriod.periodId);

const StaffStatement = StatementSummary.extend({
  partyName: z
    .string()
    .meta({ description: 'Name of the party. Absent if it was deleted.', examples: ['Ada Moreno'] })
    .exactOptional(),
}).meta({
  id: 'StaffRoyaltyStatement',
  description: 'A statement without its lines, with the name of its party.',
});

export const listStatements = route({
  operation: 'listStatementsForStaff',
  method: 'GET',
  path: '/api/v1/staff/statements',
  access,
  summary: 'List the statements of a royalty period',
  description:
    'Returns the statements of a closed period, one for each party with royalties. An open period has none.',
  tags,
  query: z.strictObject({
    periodId,
    partyId: field.id('party', exampleSummary.partyId).exactOptional(),
    sort: z
      .enum(statementOrders)
      .meta({
        description: '`party`: by party ID, the default. `amount`: the largest amount first.',
        examples: ['amount'],
      })
      .exactOptional(),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of statements.',
      schema: pageOf(StaffStatement, 'Statements of the period.').meta({
        id: 'StaffRoyaltyStatementPage',
        description: 'A page of the statements of a period.',
      }),
      example: { data: [{ ...exampleSummary, partyName: 'Ada Moreno' }], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readStatement = route({
  operation: 'getStatementForStaff',
  method: 'GET',
  path: '/api/v1/staff/statements/{statementId}',
  access,
  summary: 'Retrieve a royalty statement of any party',
  description:
    'Returns a statement with its lines and its proof, exactly as its party receives it. With `Accept: text/csv` or `format=csv`, the response is a CSV file with the lines.',
  tags,
  params: z.strictObject({ statementId }),
  query: z.strictObject({ format: statementFormat }),
  responses: {
    200: { description: 'The statement.', schema: StatementFile, media: [csv], example: exampleFile },
  },
  problems: ['NOT_FOUND'],
});

const side = z.enum(['master', 'publishing']).meta({
  description: '`publishing` is the composition.',
  examples: ['master'],
});

const HeldRoyalties = z
  .object({
    periodId,
    month: field.month('The month, in UTC.'),
    mode: z.enum(paymentModes).meta({
      description: '`test`: sandbox and test money, which is never paid out.',
      examples: ['live'],
    }),
    currency,
    trackId: field.trackId,
    ...trackSummary,
    amounts: z
      .array(
        z.object({
          kind: z.enum(['unclaimed', 'contested']).meta({
            description:
              'Why the amount is held. `unclaimed`: no party has the shares. `contested`: a party disputed its shares, or the track was taken down with the reason disputed, infringing or legal.',
            examples: ['unclaimed'],
          }),
          amount: amount('Held amount', 1_200),
          exact: exact('Held amount before rounding', '12.000000'),
          sides: z
            .array(side)
            .meta({ description: 'Sides of the rights that the amount is for.', examples: [['master']] }),
        }),
      )
      .meta({ description: 'Held amounts by reason.' }),
  })
  .meta({
    id: 'HeldRoyalties',
    description: 'Royalties of a track that no party received when the period was closed.',
  });

export const listHeld = route({
  operation: 'listHeldRoyalties',
  method: 'GET',
  path: '/api/v1/staff/held-royalties',
  access,
  summary: 'List the held royalties of a period',
  description:
    'Returns the unclaimed and contested royalties of a closed period, one item for each track, sorted by track ID. They never change, even if a dispute ends later. An open period has none.',
  tags,
  query: z.strictObject({ periodId, ...pages }),
  responses: {
    200: {
      description: 'A page of held royalties.',
      schema: pageOf(HeldRoyalties, 'Held royalties by track.').meta({
        id: 'HeldRoyaltiesPage',
        description: 'A page of the held royalties of a period.',
      }),
      example: {
        data: [
          {
            ...{ periodId: examplePeriod.periodId, month: '2026-03', mode: 'live', currency: 'EUR' },
            ...{ trackId: examples.trackId, title: 'Slow Harbour', artists: ['Finch & Co'] },
            amounts: [{ kind: 'unclaimed', amount: 1_200, exact: '12.000000', sides: ['master'] }],
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});
