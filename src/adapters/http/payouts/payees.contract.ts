import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { holdReasons } from '../../../domain/payouts/payee.ts';
import { route } from '../kernel/route.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { currencyCode, pages } from '../vocabulary/parameters.ts';
import { accountId, act, name, obstacles, obstaclesOfPayee, scheme, sums } from './payout.schemas.ts';
import { exampleAccountId, exampleBalance, exampleDecided, examplePayee } from './payouts.examples.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const one = '/api/v1/staff/payees/{accountId}';

const closesAt = field
  .timestampOut(
    'When the account will be closed, if an owner has asked for it. Its payout details are erased then, so pay what is owed before.',
    '2026-03-16T14:05:12.481Z',
  )
  .exactOptional();

const payeeScheme = scheme
  .meta({
    description: 'The scheme of the runs that pay the balance. Absent if the account has no payout details.',
    examples: ['sepa'],
  })
  .exactOptional();

export const listPayees = route({
  operation: 'listPayees',
  method: 'GET',
  path: '/api/v1/staff/payees',
  access,
  summary: 'List payees',
  description:
    'Returns the balances of accounts in a currency, sorted by account ID, each with the reasons why it cannot be paid out now. Test money has no balances here, because it is never paid out.',
  tags,
  query: z.strictObject({ currency: currencyCode, ...pages }),
  responses: {
    200: {
      description: 'A page of balances.',
      schema: pageOf(
        z
          .object({ accountId, name, closesAt, ...sums, scheme: payeeScheme, obstacles })
          .meta({ id: 'PayeeBalance', description: 'What an account earned and was paid in a currency.' }),
        'Balances by account.',
      ).meta({ id: 'PayeeBalancePage', description: 'A page of balances.' }),
      example: {
        data: [{ accountId: exampleAccountId, name: 'Ada Moreno', scheme: 'sepa', ...exampleBalance }],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});

const hold = z.enum(holdReasons).meta({
  description:
    'Why payouts are held. `identity`: it is not clear who the payee is. `sanctions`: a sanctions list may name the payee. `dispute`: someone contests what the account earned. `request`: the payee asked for it.',
  examples: ['identity'],
});

const decided = {
  accountId,
  verified: z
    .object({
      ...act,
      detailsChangedAt: field.timestampOut('When the details that were verified were changed.'),
    })
    .meta({
      description: 'The last verification of payout details. It applies only to the details of that time.',
    })
    .exactOptional(),
  hold: z
    .object({ ...act, reason: hold })
    .meta({ description: 'The hold of payouts, if there is one.' })
    .exactOptional(),
};

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const Details = z
  .object({
    type: z.enum(['iban', 'account']).meta({ description: 'Kind of the account.', examples: ['iban'] }),
    holder: text('Holder of the account.', 'Ada Moreno'),
    iban: text('IBAN.', 'DE89370400440532013000').exactOptional(),
    bic: text('BIC.', 'COBADEFFXXX').exactOptional(),
    country: text('Country of the bank (ISO 3166-1), if there is no IBAN.', 'US').exactOptional(),
    bankCode: text('Bank code, if there is no IBAN.', '021000021').exactOptional(),
    accountNumber: text('Account number, if there is no IBAN.', '1234567890').exactOptional(),
    changedAt: field.timestampOut('When the details were changed.'),
    heldUntil: field.timestampOut('Payouts to these details are possible from this time.'),
  })
  .meta({ description: 'Payout details, in full. Absent if there are none.' });

const Payee = z
  .object({
    ...decided,
    ...{ name, closesAt },
    country: field.country('Country of the profile (ISO 3166-1).').exactOptional(),
    details: Details.exactOptional(),
    obstacles: obstaclesOfPayee,
    balances: z
      .array(
        z.object({
          ...sums,
          mode: z.enum(paymentModes).meta({
            description: '`test`: sandbox and test money, which is never paid out.',
            examples: ['live'],
          }),
        }),
      )
      .meta({ description: 'Balances by mode and currency.' }),
  })
  .meta({ id: 'Payee', description: 'An account that earns royalties, with its payout details.' });

export const readPayee = route({
  operation: 'getPayee',
  method: 'GET',
  path: one,
  access,
  summary: 'Retrieve a payee',
  description:
    'Returns an account with its payout details in full, its balances, and why it cannot be paid now. Each request is in the audit log.',
  tags,
  params: z.strictObject({ accountId }),
  responses: { 200: { description: 'The payee.', schema: Payee, example: examplePayee } },
  problems: ['NOT_FOUND'],
});

const DecidePayeeDto = either(
  z.strictObject({
    verifiedDetailsAt: field.timestampIn(
      'The `changedAt` of the payout details whose holder you have verified: their legal name, address, and birth date or registration number are those of the person or company to which the account belongs.',
      exampleDecided.verified.detailsChangedAt,
    ),
  }),
  z.strictObject({
    hold: hold
      .nullable()
      .meta({ description: 'Holds payouts to the account; null ends the hold.', examples: [null] }),
  }),
  (given) => 'verifiedDetailsAt' in given,
).meta({ id: 'DecidePayeeDto', description: 'A decision: a verification or a hold.' });

export const decidePayee = route({
  operation: 'updatePayee',
  method: 'PATCH',
  path: one,
  access,
  summary: 'Verify a payee or hold payouts',
  description:
    'With `verifiedDetailsAt`, records that you have verified the holder of the current payout details; other details need another verification. With `hold`, holds payouts to the account, or ends the hold with null. While payouts are held, a proposed run that contains the account cannot be approved.',
  tags,
  params: z.strictObject({ accountId }),
  body: { schema: DecidePayeeDto, example: { verifiedDetailsAt: exampleDecided.verified.detailsChangedAt } },
  responses: {
    200: {
      description: 'The decisions about the payee.',
      schema: z
        .object(decided)
        .meta({ id: 'PayeeDecisions', description: 'What staff have decided about a payee.' }),
      example: exampleDecided,
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
