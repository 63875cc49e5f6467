import { timestamp } from '../../../domain/shared/calendar.ts';
import type { DecisionAct } from '../../../domain/moderation/decision.ts';
import type { Row } from './problem-row.ts';

type ModerationFailure =
  | 'nothing-to-appeal'
  | 'recording-not-found'
  | 'recording-ambiguous'
  | 'appeal-open'
  | 'too-many-appeals'
  | 'appeal-not-found'
  | 'appeal-code-missing'
  | 'appeal-not-possible'
  | 'reviewer-decided'
  | 'subject-not-found'
  | 'claimed-by-another'
  | 'track-already-in-state'
  | 'decision-not-possible'
  | 'territories-misplaced'
  | 'decision-appealed'
  | 'approval-misplaced';

const ambiguous = 'names more than one track: send the `isrc` or the `trackId` instead of title and artist';

/** How failures of moderation and appeals are told. */
export const moderationProblems = {
  'nothing-to-appeal': { code: 'STATE_CONFLICT', detail: ({ detail }) => detail },
  'recording-not-found': {
    code: 'TRACK_NOT_FOUND',
    detail:
      'No published track has this ISRC, or this title and artist. Check the spelling, or send the `trackId`, which every decision names.',
  },
  'recording-ambiguous': {
    code: 'VALIDATION_FAILED',
    detail: ambiguous,
    errors: () => [{ in: 'body', pointer: '/title', code: 'ambiguous', detail: ambiguous }],
  },
  'appeal-open': {
    code: 'APPEAL_OPEN',
    detail: 'An appeal of this decision by this contact is open already.',
  },
  'too-many-appeals': {
    code: 'STATE_CONFLICT',
    detail: 'The decision has as many appeals as it may have.',
  },
  'appeal-not-found': { code: 'NOT_FOUND', detail: 'There is no such appeal, or its code is another.' },
  'appeal-code-missing': {
    code: 'TOKEN_MISSING',
    detail: 'The request carries no code of an appeal.',
    headers: () => ({ 'www-authenticate': 'Bearer realm="appeals"' }),
  },
  'appeal-not-possible': {
    code: 'STATE_CONFLICT',
    detail: ({ detail }) => detail,
    members: ({ status }) => ({ appealStatus: status }),
  },
  'reviewer-decided': {
    code: 'STATE_CONFLICT',
    detail:
      'You took the decision that this appeal is against, so somebody else has to review it. Ask another member of staff with the role, or invite one (POST /api/v1/staff/accounts). To grant the appeal, lift the decision yourself: reinstate, reopen or approve the track.',
  },
  'subject-not-found': { code: 'NOT_FOUND', detail: 'There is no such track, and no such open appeal.' },
  'claimed-by-another': {
    code: 'STATE_CONFLICT',
    detail: ({ until }) =>
      until === undefined
        ? 'Somebody else has claimed it, or an appeal that ends with it.'
        : `Somebody else has claimed it, until ${timestamp(until)}.`,
  },
  'track-already-in-state': {
    code: 'STATE_CONFLICT',
    detail: ({ state }) => `The track is ${state}, and it would change nothing.`,
    members: ({ state }) => ({ moderationStatus: state }),
  },
  'decision-not-possible': {
    code: 'STATE_CONFLICT',
    detail: ({ act, status }) => `Cannot ${act} a track whose status is ${status}.`,
    members: ({ status }) => ({ moderationStatus: status }),
  },
  'territories-misplaced': {
    code: 'VALIDATION_FAILED',
    detail: (failure) => `/statement/territories: ${territoriesOf(failure)}`,
    errors: (failure) => [
      { in: 'body', pointer: '/statement/territories', code: 'misplaced', detail: territoriesOf(failure) },
    ],
  },
  'decision-appealed': {
    code: 'STATE_CONFLICT',
    detail: ({ appealId, decisionId }) =>
      `Appeal ${appealId} is open against decision ${decisionId}, which this one would replace: it is decided first.`,
    members: ({ appealId, decisionId }) => ({ appealId, decisionId }),
  },
  'approval-misplaced': {
    code: 'VALIDATION_FAILED',
    detail: '/approve: only a track that review turned away can be approved',
    errors: () => [
      {
        in: 'body',
        pointer: '/approve',
        code: 'misplaced',
        detail: 'only a track that review turned away can be approved',
      },
    ],
  },
} as const satisfies { readonly [Kind in ModerationFailure]: Row<Kind> };

const territoriesOf = ({
  act,
  everywhere,
}: {
  readonly act: DecisionAct;
  readonly everywhere: boolean;
}): string => {
  if (act === 'restrict') {
    return everywhere
      ? 'a restriction everywhere is a takedown: use the action take_down'
      : 'a restriction names some';
  }
  return act === 'reinstate' ? 'name each, or none to reinstate everywhere' : `${act} holds everywhere`;
};
