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
const mostMessages = 20;

export type AppealMoveRefused =
  | { readonly kind: 'appeal-not-possible'; readonly status: AppealStatus; readonly detail: string }
  /** Who took the decision may not review it. */
  | { readonly kind: 'reviewer-decided' };

const notPossible = (appeal: Appeal, detail: string) =>
  fail({ kind: 'appeal-not-possible', status: appeal.status, detail } as const);

const moved = (appeal: Appeal, at: Instant) => ({ updatedAt: at, version: appeal.version + 1 });

export const decidedBy = (decision: Decision, staffId: StaffId): boolean =>
  decision.decidedBy.kind === 'staff' && decision.decidedBy.staffId === staffId;

/** A member of staff takes an appeal up; who had it before has it no longer. */
export const takeUp = (
  appeal: Appeal,
  decision: Decision,
  reviewer: StaffId,
  now: Instant,
): Result<OpenAppeal, AppealMoveRefused> => {
  if (!isOpen(appeal)) return notPossible(appeal, 'It has ended.');
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  if (appeal.status === 'more_info_requested' && now <= appeal.answerBy) {
    return notPossible(appeal, 'The appellant has still to answer.');
  }
  return ok({ ...unanswered(appeal), status: 'under_review', reviewer, ...moved(appeal, now) });
};

const unanswered = (appeal: OpenAppeal): SubmittedAppeal => {
  const { appealId, trackId, decisionId, grounds, messages, contactEmail, codeDigest } = appeal;
  const { submittedAt, updatedAt, decideBy, remindedOf, escalatedFor, version, codesAskedFor } = appeal;
  return {
    ...{ appealId, trackId, decisionId, grounds, messages, contactEmail, codeDigest },
    ...(codesAskedFor && { codesAskedFor }),
    ...{ submittedAt, updatedAt, decideBy, version },
    ...(remindedOf !== undefined && { remindedOf }),
    ...(escalatedFor !== undefined && { escalatedFor }),
  };
};

/** The reviewer asks the appellant something. */
export const requestInfo = (
  appeal: Appeal,
  reviewer: StaffId,
  question: string,
  now: Instant,
): Result<OpenAppeal, AppealMoveRefused> => {
  if (appeal.status !== 'under_review' || appeal.reviewer !== reviewer) {
    return notPossible(appeal, 'Only its reviewer may ask, while it is under review.');
  }
  // The answer has to fit in too.
  if (appeal.messages.length + 2 > mostMessages) return notPossible(appeal, 'It holds as much as it may.');
  return ok({
    ...unanswered(appeal),
    messages: [...appeal.messages, { from: 'staff', text: question, evidence: [], at: now }],
    status: 'more_info_requested',
    reviewer,
    answerBy: now + answerPeriodMs,
    // The time that the answer may take is not the appellant's loss.
    decideBy: appeal.decideBy + answerPeriodMs,
    ...moved(appeal, now),
  });
};

/** The appellant adds to an open appeal; what was asked is answered by it. */
export const answer = (
  appeal: Appeal,
  { text, evidence }: Pick<AppealMessage, 'text' | 'evidence'>,
  now: Instant,
): Result<OpenAppeal, AppealMoveRefused> => {
  if (!isOpen(appeal)) return notPossible(appeal, 'It has ended.');
  if (appeal.messages.length >= mostMessages) return notPossible(appeal, 'It holds as much as it may.');
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

const mostCodesADay = 3;

/**
 * Another code takes the place of the one before, at most three times in a day; undefined: too often. It is no step of
 * the appeal, which it may outlive: anyone who knows the appeal's id can ask for it.
 */
export const withNewCode = <Standing extends Appeal>(
  appeal: Standing,
  codeDigest: string,
  now: Instant,
): Standing | undefined => {
  const asked = (appeal.codesAskedFor ?? []).filter((at) => at > now - dayMs);
  return asked.length < mostCodesADay
    ? { ...appeal, codeDigest, codesAskedFor: [...asked, now], version: appeal.version + 1 }
    : undefined;
};

export const withdraw = (appeal: Appeal, now: Instant): Result<EndedAppeal, AppealMoveRefused> =>
  isOpen(appeal)
    ? ok({ ...unanswered(appeal), status: 'withdrawn', withdrawnAt: now, ...moved(appeal, now) })
    : notPossible(appeal, 'It has ended.');

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

/** All open appeals of a decision are decided in one act, by who reviews one of them. */
export const conclude = (
  appeals: readonly Appeal[],
  decision: Decision,
  { verdict, reasons }: { readonly verdict: 'upheld' | 'overturned'; readonly reasons: string },
  reviewer: StaffId,
  now: Instant,
): Result<readonly EndedAppeal[], AppealMoveRefused> => {
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  const own = appeals.filter((appeal) => appeal.decisionId === decision.decisionId);
  const open = own.filter(isOpen);
  if (!open.some((one) => one.status === 'under_review' && one.reviewer === reviewer)) {
    return fail({
      kind: 'appeal-not-possible',
      status: own[0]?.status ?? 'withdrawn',
      detail: 'Only who has one of them under review may decide.',
    });
  }
  const actor = { kind: 'staff', staffId: reviewer } as const;
  return ok(open.map((appeal) => ended(appeal, verdict, reasons, actor, now)));
};

/** Open appeals against decisions that another decision undid, not for their sake: they have what they asked for. */
export const settledBy = (appeals: readonly Appeal[], decision: Decision): readonly EndedAppeal[] =>
  appeals
    .filter(isOpen)
    .map((appeal) =>
      ended(appeal, 'overturned', decision.statement.facts, decision.decidedBy, decision.decidedAt),
    );

/**
 * An appeal that is none, a flood's or a jest, ends by itself; the others of the decision go on. One that was upheld
 * already keeps its outcome, and no longer counts against the others.
 */
export const dismiss = (
  appeal: Appeal,
  decision: Decision,
  { reviewer, reasons }: { readonly reviewer: StaffId; readonly reasons: string },
  now: Instant,
): Result<EndedAppeal, AppealMoveRefused> => {
  if (decidedBy(decision, reviewer)) return fail({ kind: 'reviewer-decided' });
  const dismissed = { reasons, decidedBy: { kind: 'staff', staffId: reviewer }, decidedAt: now } as const;
  if (isOpen(appeal)) {
    const outcome = { ...dismissed, abusive: true } as const;
    return ok({ ...unanswered(appeal), status: 'upheld', outcome, ...moved(appeal, now) });
  }
  if (appeal.status !== 'upheld' || appeal.outcome.abusive) return notPossible(appeal, 'It has ended.');
  return ok({ ...appeal, outcome: { ...appeal.outcome, abusive: true, dismissed }, ...moved(appeal, now) });
};
