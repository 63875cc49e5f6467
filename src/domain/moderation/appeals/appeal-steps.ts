import type { Actor } from '../../audit/entry.ts';
import { dayMs, type Instant } from '../../shared/calendar.ts';
import type { StaffId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  isOpen,
  type Appeal,
  type AppealMessage,
  type AppealStatus,
  type EndedAppeal,
  type OpenAppeal,
  type SubmittedAppeal,
} from './appeal.ts';
import type { Decision } from '../decision.ts';

const answerPeriodMs = 14 * dayMs;
const maxMessages = 20;

export type AppealMoveRejected =
  | { readonly kind: 'appeal-not-possible'; readonly status: AppealStatus; readonly detail: string }
  /** The reviewer took the decision that is appealed. */
  | { readonly kind: 'reviewer-decided' };

const notPossible = (appeal: Appeal, detail: string) =>
  fail({ kind: 'appeal-not-possible', status: appeal.status, detail } as const);

const moved = (appeal: Appeal, at: Instant) => ({ updatedAt: at, version: appeal.version + 1 });

export const decidedBy = (decision: Decision, staffId: StaffId): boolean =>
  decision.decidedBy.kind === 'staff' && decision.decidedBy.staffId === staffId;

/** Assigns an appeal to a member of staff, in place of its earlier reviewer. */
export const takeUp = (
  appeal: Appeal,
  decision: Decision,
  reviewer: StaffId,
  now: Instant,
): Result<OpenAppeal, AppealMoveRejected> => {
  if (!isOpen(appeal)) return notPossible(appeal, 'The appeal has ended.');
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  if (appeal.status === 'more_info_requested' && now <= appeal.answerBy) {
    return notPossible(appeal, 'The appellant has not answered yet.');
  }
  return ok({ ...unanswered(appeal), status: 'under_review', reviewer, ...moved(appeal, now) });
};

const unanswered = (appeal: OpenAppeal): SubmittedAppeal => {
  const { appealId, trackId, decisionId, grounds, messages, contactEmail, language, codeDigest } = appeal;
  const { submittedAt, updatedAt, decideBy, remindedOf, escalatedFor, version, codesAskedFor } = appeal;
  return {
    ...{ appealId, trackId, decisionId, grounds, messages, contactEmail, codeDigest },
    ...(language !== undefined && { language }),
    ...(codesAskedFor && { codesAskedFor }),
    ...{ submittedAt, updatedAt, decideBy, version },
    ...(remindedOf !== undefined && { remindedOf }),
    ...(escalatedFor !== undefined && { escalatedFor }),
  };
};

/** Records a question from the reviewer to the appellant. */
export const requestInfo = (
  appeal: Appeal,
  reviewer: StaffId,
  question: string,
  now: Instant,
): Result<OpenAppeal, AppealMoveRejected> => {
  if (appeal.status !== 'under_review' || appeal.reviewer !== reviewer) {
    return notPossible(appeal, 'Only its reviewer can ask, while the appeal is under review.');
  }
  // The answer needs a message of its own.
  if (appeal.messages.length + 2 > maxMessages)
    return notPossible(appeal, 'The appeal has the maximum number of messages.');
  return ok({
    ...unanswered(appeal),
    messages: [...appeal.messages, { from: 'staff', text: question, evidence: [], at: now }],
    status: 'more_info_requested',
    reviewer,
    answerBy: now + answerPeriodMs,
    // The time for the answer extends the deadline of the decision.
    decideBy: appeal.decideBy + answerPeriodMs,
    ...moved(appeal, now),
  });
};

/** Adds a message of the appellant to an open appeal, which answers an open question. */
export const answer = (
  appeal: Appeal,
  { text, evidence }: Pick<AppealMessage, 'text' | 'evidence'>,
  now: Instant,
): Result<OpenAppeal, AppealMoveRejected> => {
  if (!isOpen(appeal)) return notPossible(appeal, 'The appeal has ended.');
  if (appeal.messages.length >= maxMessages)
    return notPossible(appeal, 'The appeal has the maximum number of messages.');
  const messages = [...appeal.messages, { from: 'appellant', text, evidence, at: now } as const];
  return ok(
    appeal.status === 'submitted'
      ? { ...appeal, messages, ...moved(appeal, now) }
      : {
          ...unanswered(appeal),
          messages,
          status: 'under_review',
          reviewer: appeal.reviewer,
          ...moved(appeal, now),
        },
  );
};

const maxCodesADay = 3;

/**
 * Replaces the code of an appeal, at most three times a day; undefined if that is exceeded. An appeal that
 * has ended can have a new code too, because anyone who knows its ID can request one.
 */
export const withNewCode = <Some extends Appeal>(
  appeal: Some,
  codeDigest: string,
  now: Instant,
): Some | undefined => {
  const requested = (appeal.codesAskedFor ?? []).filter((at) => at > now - dayMs);
  return requested.length < maxCodesADay
    ? { ...appeal, codeDigest, codesAskedFor: [...requested, now], version: appeal.version + 1 }
    : undefined;
};

export const withdraw = (appeal: Appeal, now: Instant): Result<EndedAppeal, AppealMoveRejected> =>
  isOpen(appeal)
    ? ok({ ...unanswered(appeal), status: 'withdrawn', withdrawnAt: now, ...moved(appeal, now) })
    : notPossible(appeal, 'The appeal has ended.');

const ended = (
  appeal: OpenAppeal,
  status: 'upheld' | 'overturned',
  reasons: string,
  decidedBy: Actor,
  at: Instant,
): EndedAppeal => ({
  ...unanswered(appeal),
  status,
  outcome: { reasons, decidedBy, decidedAt: at },
  ...moved(appeal, at),
});

/** Decides all open appeals of a decision together, by the reviewer of one of them. */
export const conclude = (
  appeals: readonly Appeal[],
  decision: Decision,
  { verdict, reasons }: { readonly verdict: 'upheld' | 'overturned'; readonly reasons: string },
  reviewer: StaffId,
  now: Instant,
): Result<readonly EndedAppeal[], AppealMoveRejected> => {
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  const own = appeals.filter((appeal) => appeal.decisionId === decision.decisionId);
  const open = own.filter(isOpen);
  if (!open.some((one) => one.status === 'under_review' && one.reviewer === reviewer)) {
    return fail({
      kind: 'appeal-not-possible',
      status: own[0]?.status ?? 'withdrawn',
      detail: 'Only a reviewer of one of the appeals can decide.',
    });
  }
  const actor = { kind: 'staff', staffId: reviewer } as const;
  return ok(open.map((appeal) => ended(appeal, verdict, reasons, actor, now)));
};

/**
 * Returns open appeals against decisions that another decision has already undone, with the outcome that the
 * appellants requested.
 */
export const settledBy = (appeals: readonly Appeal[], decision: Decision): readonly EndedAppeal[] =>
  appeals
    .filter(isOpen)
    .map((appeal) =>
      ended(appeal, 'overturned', decision.statement.facts, decision.decidedBy, decision.decidedAt),
    );

/**
 * Dismisses an abusive appeal alone; other appeals of the decision continue. An appeal that was already
 * upheld keeps its outcome, but no longer counts against others.
 */
export const dismiss = (
  appeal: Appeal,
  decision: Decision,
  { reviewer, reasons }: { readonly reviewer: StaffId; readonly reasons: string },
  now: Instant,
): Result<EndedAppeal, AppealMoveRejected> => {
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  const dismissed = { reasons, decidedBy: { kind: 'staff', staffId: reviewer }, decidedAt: now } as const;
  if (isOpen(appeal)) {
    const outcome = { ...dismissed, abusive: true } as const;
    return ok({ ...unanswered(appeal), status: 'upheld', outcome, ...moved(appeal, now) });
  }
  if (appeal.status !== 'upheld' || appeal.outcome.abusive)
    return notPossible(appeal, 'The appeal has ended.');
  return ok({ ...appeal, outcome: { ...appeal.outcome, abusive: true, dismissed }, ...moved(appeal, now) });
};
