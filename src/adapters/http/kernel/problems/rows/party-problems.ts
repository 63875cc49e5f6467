import type { Row } from '../problem-row.ts';

type PartyFailure = 'party-not-found' | 'parties-full';

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
} as const satisfies { readonly [Kind in PartyFailure]: Row<Kind> };
