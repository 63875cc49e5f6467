import type { Mail } from '../../mail/mail.ts';
import { timestamp, type Instant } from '../../shared/calendar.ts';
import type { MailId, StaffId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { StaffMember } from '../../staff/staff.ts';
import { mayDecide } from '../authority.ts';
import type { Decision } from '../decision.ts';
import { decidedBy, takeUp, type AppealMoveRejected } from './appeal-steps.ts';
import { isOpen, type Appeal, type OpenAppeal } from './appeal.ts';

/** An active member with the role that reviews the appeals against a decision. */
export interface PossibleReviewer {
  readonly member: StaffMember;
  /** The member made the decision, and so cannot review the appeals. */
  readonly madeDecision: boolean;
}

/** Returns who has the role to review the appeals against a decision, by name. */
export const possibleReviewers = (
  members: readonly StaffMember[],
  decision: Decision,
): readonly PossibleReviewer[] =>
  members
    .filter((member) => member.status === 'active' && mayDecide(member, decision.verdict.act).ok)
    .map((member) => ({ member, madeDecision: decidedBy(decision, member.staffId) }))
    .toSorted((one, other) => (one.member.name < other.member.name ? -1 : 1));

export type AssignmentRejected =
  | AppealMoveRejected
  /** `conflict`: the member made the decision; `not-a-reviewer`: there is no active member with the role. */
  | { readonly kind: 'reviewer-not-possible'; readonly because: 'conflict' | 'not-a-reviewer' };

interface Assignment {
  readonly reviewer: StaffMember | undefined;
  readonly by: StaffId;
}

/**
 * Assigns an open appeal to a reviewer, in place of an earlier one; an appeal that waits for the appellant continues to
 * wait. The person who made the decision does not choose who reviews it. Returns the same appeal if the member reviews
 * it already.
 */
export const assign = (
  appeal: Appeal,
  decision: Decision,
  { reviewer, by }: Assignment,
  now: Instant,
): Result<Appeal, AssignmentRejected> => {
  if (decidedBy(decision, by)) return fail({ kind: 'reviewer-decided' });
  const [possible] = reviewer ? possibleReviewers([reviewer], decision) : [];
  if (!possible) return fail({ kind: 'reviewer-not-possible', because: 'not-a-reviewer' });
  if (possible.madeDecision) return fail({ kind: 'reviewer-not-possible', because: 'conflict' });
  const { staffId } = possible.member;
  if (!isOpen(appeal) || appeal.status === 'submitted') return takeUp(appeal, decision, staffId, now);
  if (appeal.reviewer === staffId) return ok(appeal);
  return ok({ ...appeal, reviewer: staffId, updatedAt: now, version: appeal.version + 1 });
};

/** Returns the email to a new reviewer. It contains no text of the appellant. */
export const assignmentMail = (
  { appealId, decisionId, decideBy }: OpenAppeal,
  {
    title,
    link,
    to,
    mailId,
    at,
  }: {
    readonly title: string;
    readonly link: string;
    readonly to: string;
    readonly mailId: MailId;
    readonly at: Instant;
  },
): Mail => ({
  subject: `Appeal ${appealId} is assigned to you`,
  paragraphs: [
    `A colleague assigned appeal ${appealId} against decision ${decisionId} about the track "${title}" to you. It must be decided by ${timestamp(decideBy)}.`,
    'If you cannot review it, assign it to another colleague.',
  ],
  action: { label: 'Open the appeal', url: link },
  ...{ mailId, kind: 'appeal_assigned', to, createdAt: at },
});
