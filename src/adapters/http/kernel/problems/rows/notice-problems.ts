import type { Rows } from '../problem-row.ts';

const misplaced = 'is only for a report with an open complaint';

const reasons = {
  undecided: 'This report is not decided yet. You can complain after the decision.',
  submitted: 'There is already a complaint about this report.',
  over: 'The period to complain about the decision has ended.',
} as const;

/** Problems of reports of tracks. */
export const noticeProblems = {
  'noticed-track-not-found': {
    code: 'TRACK_NOT_FOUND',
    detail:
      'No published track has this ID, ISRC or address. Send the ID or the ISRC of the track, or the address of its page or preview.',
  },
  'notice-code-invalid': {
    code: 'NOT_FOUND',
    detail: 'This code is invalid, or the texts of the report were deleted. Use the code of your receipt.',
  },
  'notice-unreadable': {
    code: 'STATE_CONFLICT',
    detail:
      'This Idempotency-Key was used for a report that can no longer be read. Nothing was stored. To report the track again, use a new key.',
  },
  'notice-key-reused': {
    code: 'IDEMPOTENCY_MISMATCH',
    detail:
      'This Idempotency-Key was used for a different report. Nothing was stored. To send another report, use a new key.',
  },
  'notice-not-found': { code: 'NOT_FOUND', detail: 'No report has this ID.' },
  'notice-texts-unreadable': {
    code: 'STATE_CONFLICT',
    detail:
      'The texts of this report were encrypted with a key that this service does not have. Ask the operator to set that key in MASTER_KEY_PREVIOUS, then decide again.',
  },
  'notice-decided': { code: 'STATE_CONFLICT', detail: 'This report is decided, and no complaint is open.' },
  'notice-reviewer-decided': {
    code: 'STATE_CONFLICT',
    detail:
      'This complaint is against your own decision, so someone else must decide it. Ask another member of staff with the role, or invite one (POST /api/v1/staff/accounts).',
  },
  'upheld-misplaced': {
    code: 'VALIDATION_FAILED',
    detail: `/outcome: ${misplaced}`,
    errors: () => [{ in: 'body', pointer: '/outcome', code: 'misplaced', detail: misplaced }],
  },
  'complaint-outcome-misplaced': {
    code: 'STATE_CONFLICT',
    detail:
      'The complaint cannot have this outcome. To keep the first decision, send `upheld`. A complaint about a report that was acted on can otherwise only lead to a further action; to reverse the action, reinstate the track.',
  },
  'complaint-not-possible': { code: 'STATE_CONFLICT', detail: ({ reason }) => reasons[reason] },
} as const satisfies Rows;
