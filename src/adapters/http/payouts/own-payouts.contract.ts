import { z } from 'zod';
import { ownPayoutStatuses } from '../../../domain/payouts/payout-run.ts';
import { route } from '../kernel/route.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { amount } from '../royalties/period.schemas.ts';
import { executionDate, obstacles, obstaclesOfPayee, payoutFields, sums } from './payout.schemas.ts';
import { exampleBalance, exampleOwnPayout } from './payouts.examples.ts';

/** A member whose role permits reading and changing what concerns payments. */
const access = { kind: 'artist', part: 'payout' } as const;
const tags = ['Statements'];

export const OwnBalance = z.object({
  ...sums,
  threshold: amount('The payout threshold', 2_500),
  obstacles,
});
export const exampleOwnBalance = { ...exampleBalance, threshold: 2_500 };

export const OwnPayout = z
  .object({
    ...payoutFields(
      z.enum(ownPayoutStatuses).meta({
        description:
          '`approved`: the amount is taken from your balance. `sent`: our bank has the transfer. `paid`: our bank has booked it. `returned`: the bank has returned it to us, and the amount is in your balance again.',
        examples: ['sent'],
      }),
    ),
    executionDate,
  })
  .meta({ id: 'OwnPayout', description: 'A payout to your account.' });

export const readOwnBalances = route({
  operation: 'listOwnBalances',
  method: 'GET',
  path: '/api/v1/artists/me/balances',
  access,
  summary: 'List balances',
  description:
    'Returns what your account earned and was paid in each currency, and why a balance cannot be paid out now. Needs the role `owner` or `finance`.',
  tags,
  responses: {
    200: {
      description: 'The balances.',
      schema: z
        .object({
          data: z.array(OwnBalance).meta({ description: 'Balances by currency.' }),
          obstacles: obstaclesOfPayee,
        })
        .meta({ id: 'OwnBalances', description: 'The balances of your account.' }),
      example: { data: [exampleOwnBalance], obstacles: [] },
    },
  },
  problems: [],
});

export const listOwnPayouts = route({
  operation: 'listOwnPayouts',
  method: 'GET',
  path: '/api/v1/artists/me/payouts',
  access,
  summary: 'List payouts',
  description:
    'Returns the payouts to your account, the latest first. A page can have fewer payouts than `limit`, or none: continue until `nextCursor` is null. Needs the role `owner` or `finance`.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of payouts.',
      schema: pageOf(OwnPayout, 'Payouts, the latest first.').meta({
        id: 'OwnPayoutPage',
        description: 'A page of the payouts to your account.',
      }),
      example: { data: [exampleOwnPayout], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});
