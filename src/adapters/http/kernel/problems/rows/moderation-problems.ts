import { timestamp } from '../../../../../domain/shared/calendar.ts';
import type { DecisionAct } from '../../../../../domain/moderation/decision.ts';
import { maxEvidenceFiles, maxEvidenceOfAppeal } from '../../../../../domain/moderation/appeals/evidence.ts';
import type { Rows } from '../problem-row.ts';

const kinds = 'a PDF, PNG, JPEG, WAV, FLAC, MP3 or plain text (UTF-8) file';

const tooCommon =
  'Too many tracks match this title and artist. Send the `isrc`, or the `trackId`, which every decision names.';
const ambiguous = 'This title and artist match more than one track. Send the `isrc` or the `trackId`.';

const actWords = {
  approve: 'approve',
  reopen: 'reopen the review of',
  request_changes: 'request changes to',
  reject: 'reject',
  take_down: 'take down',
  restrict: 'restrict',
  reinstate: 'reinstate',
} as const satisfies Readonly<Record<DecisionAct, string>>;

/** Problems of moderation and appeals. */
export const moderationProblems = {
  'nothing-to-appeal': { code: 'STATE_CONFLICT', detail: ({ detail }) => detail },
  'recording-not-found': {
    code: 'TRACK_NOT_FOUND',
    detail:
      'No published track has this ISRC, or this combination of title and artist. Check the spelling, or send the `trackId`, which every decision names.',
  },
  'recording-ambiguous': {
    code: 'VALIDATION_FAILED',
    detail: ambiguous,
    errors: () => [{ in: 'body', pointer: '/title', code: 'ambiguous', detail: ambiguous }],
  },
  'recording-too-common': {
    code: 'VALIDATION_FAILED',
    detail: tooCommon,
    errors: () => [{ in: 'body', pointer: '/title', code: 'ambiguous', detail: tooCommon }],
  },
  'appeal-open': {
    code: 'APPEAL_OPEN',
    detail: 'This contact already has an open appeal against this decision.',
  },
  'too-many-appeals': {
    code: 'STATE_CONFLICT',
    detail: 'This decision already has the maximum number of appeals.',
  },
  'appeal-not-found': { code: 'NOT_FOUND', detail: 'This appeal does not exist, or its code is wrong.' },
  'appeal-code-missing': {
    code: 'TOKEN_MISSING',
    detail: 'Send the code of the appeal as a bearer token.',
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
      'This appeal is against your own decision, so someone else must review it. Ask another member of staff with the role, or invite one (POST /api/v1/staff/accounts). To grant the appeal, lift the decision yourself: reinstate, reopen or approve the track.',
  },
  'reviewer-not-possible': {
    code: 'STATE_CONFLICT',
    detail: ({ because }) =>
      because === 'conflict'
        ? 'This member made the decision under appeal, so someone else must review the appeal.'
        : 'No active member of staff with this ID has the role that reviews this appeal.',
  },
  'subject-not-found': { code: 'NOT_FOUND', detail: 'No track, open appeal or report has this ID.' },
  'released-isrc-taken': {
    code: 'STATE_CONFLICT',
    detail: ({ isrc, holder }) =>
      `The ISRC ${isrc} of this rejected track now belongs to track ${holder}. The track can return only with an ISRC of its own: ask its account to submit it as a new track.`,
    members: ({ holder }) => ({ fields: ['isrc'], trackId: holder }),
  },
  'shares-disputed': {
    code: 'STATE_CONFLICT',
    detail:
      'A party disputes its shares in this track. Before you approve or reinstate the track, or approve its revision, rights staff must set the dispute aside.',
  },
  'submitter-closed': {
    code: 'STATE_CONFLICT',
    detail:
      'The account that submitted this track is closed, so the track cannot be approved, reviewed again or reinstated.',
  },
  'claimed-by-another': {
    code: 'STATE_CONFLICT',
    detail: ({ until }) =>
      until === undefined
        ? 'Someone else has claimed this item or a related appeal.'
        : `Someone else has claimed this item until ${timestamp(until)}.`,
  },
  'track-already-in-state': {
    code: 'STATE_CONFLICT',
    detail: ({ state }) => `The status of the track is already ${state}.`,
    members: ({ state }) => ({ moderationStatus: state }),
  },
  'decision-not-possible': {
    code: 'STATE_CONFLICT',
    detail: ({ act, status }) => `Cannot ${actWords[act]} a track whose status is ${status}.`,
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
      `Appeal ${appealId} is open against decision ${decisionId}, which this decision would replace. Decide the appeal first.`,
    members: ({ appealId, decisionId }) => ({ appealId, decisionId }),
  },
  'approval-misplaced': {
    code: 'VALIDATION_FAILED',
    detail: '/approve: only a rejected track can be approved',
    errors: () => [
      {
        in: 'body',
        pointer: '/approve',
        code: 'misplaced',
        detail: 'only a rejected track can be approved',
      },
    ],
  },
  'evidence-not-possible': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) => `Cannot attach a file to an appeal whose status is ${status}.`,
    members: ({ status }) => ({ appealStatus: status }),
  },
  'too-much-evidence': {
    code: 'STATE_CONFLICT',
    detail: ({ what }) =>
      what === 'files'
        ? `This appeal already has ${maxEvidenceFiles} files. Name further documents in an answer.`
        : `The files of an appeal can have ${maxEvidenceOfAppeal / 2 ** 20} MiB in total. Send a smaller file, or link to it in an answer.`,
  },
  'evidence-type-unknown': {
    code: 'VALIDATION_FAILED',
    detail: `/file: must be ${kinds}`,
    errors: () => [{ in: 'body', pointer: '/file', code: 'invalid_format', detail: `must be ${kinds}` }],
  },
  'report-not-published': {
    code: 'NOT_FOUND',
    detail: ({ month, publishedAt }) =>
      `The report for ${month} will be published on ${timestamp(publishedAt).slice(0, 10)}, after the month has ended.`,
  },
  'evidence-not-found': { code: 'NOT_FOUND', detail: 'This appeal has no file with this ID.' },
} as const satisfies Rows;

const territoriesOf = ({
  act,
  everywhere,
}: {
  readonly act: DecisionAct;
  readonly everywhere: boolean;
}): string => {
  if (act === 'restrict') {
    return everywhere
      ? 'must not be every territory: to take the track down everywhere, use the action take_down'
      : 'must name at least one territory';
  }
  return act === 'reinstate'
    ? 'must name the territories to reinstate, or be absent to reinstate all of them'
    : `must be absent: you ${actWords[act]} a track in all territories`;
};
