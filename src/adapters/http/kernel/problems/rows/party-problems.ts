import type { Rows } from '../problem-row.ts';

/** Problems of parties and their shares. */
export const partyProblems = {
  'party-not-found': {
    code: 'NOT_FOUND',
    detail: ({ partyId }) => `The party ${partyId} does not exist.`,
  },
  'parties-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account can have ${limit} parties. Delete parties that you do not need.`,
  },
  'party-named': {
    code: 'STATE_CONFLICT',
    detail: ({ trackId }) => `Your track ${trackId} names this party. Remove its shares there first.`,
    members: ({ trackId }) => ({ trackId }),
  },
  'share-code-invalid': {
    code: 'NOT_FOUND',
    detail: 'This code is invalid or has expired. Use the code of the latest email.',
  },
  'share-code-replaced': {
    code: 'STATE_CONFLICT',
    detail:
      'A later email replaced this code. Use the code of the latest email. This one only works with the answer optOut.',
  },
  'dispute-not-found': {
    code: 'NOT_FOUND',
    detail: 'This party does not dispute its shares in this track, or the dispute was already set aside.',
  },
  'shares-changed': {
    code: 'STATE_CONFLICT',
    detail:
      'Your shares, your name, your IPI name number, your address or the track have changed since this email. If the account asks you again, use the code of that email.',
  },
} as const satisfies Rows;
