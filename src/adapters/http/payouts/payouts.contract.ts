import { z } from 'zod';
import { nextRunStatuses, payoutFormats } from '../../../domain/payouts/payout-run.ts';
import { route } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { currencyCode, pages } from '../vocabulary/parameters.ts';
import { executionDate, payoutId, returnReason, Run, runId, scheme, StaffPayout } from './payout.schemas.ts';
import { exampleApprovedRun, examplePayout, exampleReturned, exampleRun } from './payouts.examples.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const all = '/api/v1/staff/payout-runs';
const params = z.strictObject({ runId });

export const xml = 'application/xml';

const ProposePayoutsDto = z
  .strictObject({ currency: currencyCode, scheme, executionDate })
  .meta({ id: 'ProposePayoutsDto', description: 'What to pay, and when.' });

export const proposePayouts = route({
  operation: 'createPayoutRun',
  method: 'POST',
  path: all,
  access,
  summary: 'Propose a payout run',
  description:
    'Proposes to pay the whole balance of every account that can be paid by a scheme, at most 500: the rest can be proposed after the approval. Nothing is booked until another member of finance approves the run. A currency has at most one run that waits for approval.',
  tags,
  body: {
    schema: ProposePayoutsDto,
    example: { currency: 'EUR', scheme: 'sepa', executionDate: exampleRun.executionDate },
  },
  responses: { 201: { description: 'The run is proposed.', schema: Run, example: exampleRun } },
  problems: ['STATE_CONFLICT'],
});

export const listPayoutRuns = route({
  operation: 'listPayoutRuns',
  method: 'GET',
  path: all,
  access,
  summary: 'List payout runs',
  description: 'Returns payout runs, the latest first.',
  tags,
  query: z.strictObject({ currency: currencyCode.exactOptional(), ...pages }),
  responses: {
    200: {
      description: 'A page of runs.',
      schema: pageOf(Run, 'Runs, the latest first.').meta({
        id: 'PayoutRunPage',
        description: 'A page of payout runs.',
      }),
      example: { data: [exampleRun], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readPayoutRun = route({
  operation: 'getPayoutRun',
  method: 'GET',
  path: `${all}/{runId}`,
  access,
  summary: 'Retrieve a payout run',
  description: 'Returns a run with its status and its sums.',
  tags,
  params,
  responses: { 200: { description: 'The run.', schema: Run, example: exampleRun } },
  problems: ['NOT_FOUND'],
});

const AdvancePayoutRunDto = z
  .strictObject({
    status: z.enum(nextRunStatuses).meta({
      description:
        '`approved` or `canceled` for a run that is proposed, `sent` for one that is approved, `paid` for one that was sent.',
      examples: ['approved'],
    }),
  })
  .meta({ id: 'AdvancePayoutRunDto', description: 'The next status of a run.' });

export const advancePayoutRun = route({
  operation: 'updatePayoutRun',
  method: 'PATCH',
  path: `${all}/{runId}`,
  access,
  summary: 'Approve, cancel, send or confirm a payout run',
  description:
    '`approved`, by another member of finance than its author, books the amounts: from the balances of the accounts to payouts in clearing. It is rejected if an account of the run is on hold or no longer verified, if its payout details have changed since the proposal, if the author has left, or if the execution date is past; then cancel the run and propose it again. `sent` records that the bank has the file, `paid` that the bank has booked it, which books the sum from clearing to the bank. `canceled` ends a proposed run. Repeating a request changes nothing.',
  tags,
  params,
  body: { schema: AdvancePayoutRunDto, example: { status: 'approved' } },
  responses: {
    200: { description: 'The run with its status.', schema: Run, example: exampleApprovedRun },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const listPayouts = route({
  operation: 'listPayouts',
  method: 'GET',
  path: `${all}/{runId}/payouts`,
  access,
  summary: 'List the payouts of a run',
  description: 'Returns the payouts of a run, with masked payout details.',
  tags,
  params,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of payouts.',
      schema: pageOf(StaffPayout, 'Payouts of the run.').meta({
        id: 'StaffPayoutPage',
        description: 'A page of the payouts of a run.',
      }),
      example: { data: [examplePayout], pagination: onlyPage },
    },
  },
  problems: ['NOT_FOUND', 'CURSOR_INVALID'],
});

export const exportPayoutRun = route({
  operation: 'downloadPayoutRun',
  method: 'GET',
  path: `${all}/{runId}/file`,
  access,
  summary: 'Download a payout run',
  description:
    'Returns the transfers of an approved run with payout details in full: as a CSV file, or with `format=pain001` as an ISO 20022 customer credit transfer initiation (`pain.001.001.09`) for your bank. The file is the same, byte for byte, each time. Each request is in the audit log.',
  tags,
  params,
  query: z.strictObject({
    format: z
      .enum(payoutFormats)
      .meta({
        description:
          '`csv`: a CSV file. `pain001`: a file for the bank. `formats` of the run says whether it has one.',
        examples: ['pain001'],
      })
      .default('csv'),
  }),
  responses: { 200: { description: 'The file.', media: [csv, xml] } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const returnPayout = route({
  operation: 'returnPayout',
  method: 'POST',
  path: '/api/v1/staff/payouts/{payoutId}/return',
  access,
  summary: 'Book a returned payout',
  description:
    'Records that the bank has returned a payout of a run that was sent or paid, and books the amount back to the balance of the account. The payout details of the account have to be verified again before its next payout. Repeating a request changes nothing.',
  tags,
  params: z.strictObject({ payoutId }),
  body: {
    schema: z
      .strictObject({ reason: returnReason })
      .meta({ id: 'ReturnPayoutDto', description: 'Why the bank has returned the payout.' }),
    example: { reason: 'AC04' },
  },
  responses: { 200: { description: 'The returned payout.', schema: StaffPayout, example: exampleReturned } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
