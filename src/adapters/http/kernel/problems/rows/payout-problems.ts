import { list, type Rows } from '../problem-row.ts';

const noPaymentFile = {
  scheme: 'This run is not a SEPA run, so it has no pain.001 file. Download it as CSV.',
  debtor:
    'PAYOUT_IBAN was not set when this run was proposed, so it has no pain.001 file. Download it as CSV, or set PAYOUT_IBAN before you propose the next run.',
} as const;

/** Problems of payees and payouts. */
export const payoutProblems = {
  'payee-not-found': {
    code: 'NOT_FOUND',
    detail: 'No account has this ID. List the payees (GET /api/v1/staff/payees).',
  },
  'payout-details-changed': {
    code: 'STATE_CONFLICT',
    detail:
      'The payout details of this account were changed or removed. Read the payee again, and verify the holder of the current details.',
  },
  'nothing-to-pay': {
    code: 'STATE_CONFLICT',
    detail:
      'No balance in this currency can be paid by this scheme now. List the payees with the reasons (GET /api/v1/staff/payees).',
  },
  'payout-run-open': {
    code: 'STATE_CONFLICT',
    detail: ({ currency }) =>
      `Another run in ${currency} waits for approval. Approve or cancel it before you propose the next one.`,
  },
  'execution-date-past': {
    code: 'STATE_CONFLICT',
    detail: 'The execution date is in the past. Propose a run for today or a later day, in UTC.',
  },
  'payout-run-not-found': {
    code: 'NOT_FOUND',
    detail: 'No payout run has this ID. List the runs (GET /api/v1/staff/payout-runs).',
  },
  'payout-not-found': {
    code: 'NOT_FOUND',
    detail: 'No payout has this ID. List the payouts of a run.',
  },
  'payout-run-state': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) =>
      `The status of this run is ${status}, which does not permit this. Retrieve the run to see what is next.`,
  },
  'run-proposer-approves': {
    code: 'STATE_CONFLICT',
    detail:
      'You have proposed this run, so someone else must approve it. Ask another member of staff with the role.',
  },
  'payees-changed': {
    code: 'STATE_CONFLICT',
    detail: ({ payoutIds }) =>
      `Accounts of this run cannot be paid as proposed: their payout details have changed, they are no longer verified, or they are on hold (${list(payoutIds)}). Cancel the run and propose it again, or end the hold.`,
  },
  'balances-changed': {
    code: 'STATE_CONFLICT',
    detail:
      'An account of this run is owed less than the run pays, because another run was approved meanwhile. Cancel this run, and propose it again.',
  },
  'no-payment-file': {
    code: 'STATE_CONFLICT',
    detail: ({ reason }) => noPaymentFile[reason],
  },
} as const satisfies Rows;
