import type { Rows } from '../problem-row.ts';

/** Problems of royalty periods. */
export const royaltyProblems = {
  'period-not-found': {
    code: 'NOT_FOUND',
    detail: 'No royalty period has this ID. List the periods (GET /api/v1/staff/periods).',
  },
  'period-closed': {
    code: 'PERIOD_CLOSED',
    detail: ({ month, currency }) => `The royalty period ${month} in ${currency} is closed.`,
  },
  'earlier-period-open': {
    code: 'STATE_CONFLICT',
    detail: 'An earlier month of this currency is open. Close the months in their order.',
  },
  'period-not-over': {
    code: 'STATE_CONFLICT',
    detail: ({ closableFrom }) => `This period can be closed from ${closableFrom}.`,
  },
  'period-not-proposed': {
    code: 'STATE_CONFLICT',
    detail:
      'Nobody has proposed to close the period with this result. Read the dry run, and propose it with its hash.',
  },
  'proposer-confirms': {
    code: 'STATE_CONFLICT',
    detail:
      'You have proposed to close the period with this result, so someone else must confirm it. Ask another member of staff with the role.',
  },
  'proposer-left': {
    code: 'STATE_CONFLICT',
    detail:
      'The member of staff who made this proposal is disabled or no longer has the role. Cancel it if it is a payout run, propose it again, and have someone else approve it.',
  },
  'period-result-changed': {
    code: 'STATE_CONFLICT',
    detail: ({ hash }) =>
      `The result of the period has changed: its hash is ${hash} now. Read the dry run again, and propose that result.`,
  },
  'statement-not-found': {
    code: 'NOT_FOUND',
    detail:
      'No party of your account has this statement. List your statements (GET /api/v1/artists/me/statements).',
  },
  'unknown-statement': {
    code: 'NOT_FOUND',
    detail:
      'No statement has this ID. List the statements of a closed period (GET /api/v1/staff/statements).',
  },
} as const satisfies Rows;
