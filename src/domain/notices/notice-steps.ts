import type { Instant } from '../shared/calendar.ts';
import type { DecisionId, StaffId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  complaintUntil,
  noticeOutcomes,
  noticeState,
  type Notice,
  type NoticeJudgment,
  type NoticeOutcome,
} from './notice.ts';

/** No notice has this code, or its texts were deleted. */
export type NoticeCodeInvalid = { readonly kind: 'notice-code-invalid' };
export type NoticeRejected =
  /** Staff have decided it, and no complaint is open. */
  | { readonly kind: 'notice-decided' }
  /** A complaint is decided by someone who did not take the first decision. */
  | { readonly kind: 'notice-reviewer-decided' }
  /** Only a decision that a complaint is against can be upheld. */
  | { readonly kind: 'upheld-misplaced' }
  /** A complaint keeps the first decision by `upheld` alone, and undoes nothing that was done to the track. */
  | { readonly kind: 'complaint-outcome-misplaced' };
export type ComplaintRejected = {
  readonly kind: 'complaint-not-possible';
  readonly reason: 'undecided' | 'submitted' | 'over';
};

/** Returns a new notice as it is stored. */
export const submittedNotice = (given: Omit<Notice, 'version' | 'judgment' | 'complaint'>): Notice => ({
  ...given,
  version: 1,
});

const next = (notice: Notice, changes: Partial<Notice>): Notice => ({
  ...notice,
  ...changes,
  version: notice.version + 1,
});

/** Returns the notice with its mailbox confirmed. The first confirmation counts. */
export const withConfirmedMailbox = (notice: Notice, now: Instant): Notice =>
  notice.mailboxConfirmedAt === undefined ? next(notice, { mailboxConfirmedAt: now }) : notice;

export interface Judged {
  readonly outcome: NoticeOutcome | 'upheld';
  readonly decidedBy: StaffId;
  readonly decidedAt: Instant;
  readonly decisionId?: DecisionId;
  /** The texts with the reasons, encrypted. */
  readonly sealed: string;
}

/** Returns the outcomes of the complaint about a judgment. One against an action can only lead to a further one. */
const complaintOutcomes = (first: NoticeOutcome): readonly Judged['outcome'][] =>
  first === 'actioned'
    ? ['upheld', 'actioned']
    : ['upheld', ...noticeOutcomes.filter((outcome) => outcome !== first)];

/** Returns why a member of staff cannot decide a notice in this way now. */
export const judgmentRejected = (
  notice: Notice,
  { outcome, decidedBy }: Pick<Judged, 'outcome' | 'decidedBy'>,
): NoticeRejected | undefined => {
  const { judgment: first } = notice;
  if (!first) return outcome === 'upheld' ? { kind: 'upheld-misplaced' } : undefined;
  if (noticeState(notice) === 'decided') return { kind: 'notice-decided' };
  if (first.decidedBy === decidedBy) return { kind: 'notice-reviewer-decided' };
  return complaintOutcomes(first.outcome).includes(outcome)
    ? undefined
    : { kind: 'complaint-outcome-misplaced' };
};

/** Returns the notice with a judgment: the first one, or the one about its complaint. */
export const judgedNotice = (
  notice: Notice,
  { sealed, ...judged }: Judged,
): Result<Notice, NoticeRejected> => {
  const rejected = judgmentRejected(notice, judged);
  if (rejected) return fail(rejected);
  const { outcome, decidedBy, decidedAt } = judged;
  if (outcome === 'upheld') {
    const complaint = notice.complaint && {
      ...notice.complaint,
      judgment: { outcome, decidedBy, decidedAt },
    };
    return ok(next(notice, { sealed, ...(complaint && { complaint }) }));
  }
  const judgment: NoticeJudgment = { ...judged, outcome };
  return ok(
    next(notice, {
      sealed,
      ...(notice.complaint ? { complaint: { ...notice.complaint, judgment } } : { judgment }),
    }),
  );
};

/** Returns why the reporter cannot complain now. A notice can have one complaint. */
export const complaintRejected = (notice: Notice, now: Instant): ComplaintRejected | undefined => {
  const until = complaintUntil(notice);
  const kind = 'complaint-not-possible';
  if (until === undefined) return { kind, reason: 'undecided' };
  if (notice.complaint) return { kind, reason: 'submitted' };
  return now > until ? { kind, reason: 'over' } : undefined;
};

/** Returns the notice with a complaint. `sealed` are the texts with it. */
export const complainedNotice = (
  notice: Notice,
  sealed: string,
  now: Instant,
): Result<Notice, ComplaintRejected> => {
  const rejected = complaintRejected(notice, now);
  return rejected ? fail(rejected) : ok(next(notice, { sealed, complaint: { submittedAt: now } }));
};

/** Returns the notice without its texts. What is left names no reporter. */
export const withoutTexts = ({ sealed: _, language: __, ...notice }: Notice): Notice => ({
  ...notice,
  version: notice.version + 1,
});
