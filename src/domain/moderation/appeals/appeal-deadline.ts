import type { AuditNote } from '../../audit/entry.ts';
import type { Mail, MailText } from '../../mail/mail.ts';
import { dayMs, timestamp, type Instant } from '../../shared/calendar.ts';
import type { MailId } from '../../shared/ids.ts';
import { hasAnyRole, type StaffMember } from '../../staff/staff.ts';
import { isOpen, type Appeal, type OpenAppeal } from './appeal.ts';
import { decidedBy } from './appeal-steps.ts';
import { mayDecide } from '../authority.ts';
import type { Decision } from '../decision.ts';

/** Steps are taken once a day, so a reminder comes three to four days before the deadline. */
export const remindedBeforeMs = 4 * dayMs;

/** The start of a day (UTC), for which all steps of that day are taken, so that a member of staff gets one email. */
export const dailyRound = (now: Instant): Instant => now - (now % dayMs);

/** An appeal as it is shown: `overdue` if it is open and its deadline has passed. */
export type WithDeadline<Shown extends Appeal = Appeal> = Shown & { readonly overdue?: true };

export const isOverdue = (appeal: Appeal, now: Instant): boolean => isOpen(appeal) && now > appeal.decideBy;

export const withDeadline = (appeal: Appeal, now: Instant): WithDeadline =>
  isOverdue(appeal, now) ? { ...appeal, overdue: true } : appeal;

export type DeadlineStep = 'remind' | 'escalate';

/**
 * Returns the step that is due in a daily round at this time. Each step is taken once; a later deadline makes
 * it due again. Once the deadline has passed, the next round escalates in place of a reminder.
 */
export const dueStep = (appeal: Appeal, round: Instant, now: Instant): DeadlineStep | undefined => {
  if (!isOpen(appeal)) return undefined;
  const { decideBy, remindedOf, escalatedFor } = appeal;
  if (round > decideBy) return escalatedFor === decideBy ? undefined : 'escalate';
  const isNear = round >= decideBy - remindedBeforeMs && now <= decideBy;
  return isNear && remindedOf !== decideBy ? 'remind' : undefined;
};

/** Returns the appeal after a step; the appellant's view does not change. */
export const stepTaken = (appeal: OpenAppeal, step: DeadlineStep): OpenAppeal => ({
  ...appeal,
  ...(step === 'remind' ? { remindedOf: appeal.decideBy } : { escalatedFor: appeal.decideBy }),
  version: appeal.version + 1,
});

const isActive = ({ status }: StaffMember): boolean => status === 'active';
const isAdmin = (member: StaffMember): boolean => hasAnyRole(member, []);

/**
 * Returns who receives the email of a step. A reminder goes to the reviewer of the appeal, or to everyone with
 * the role that decides it except the person who took the decision, or else to the admins. An escalation goes
 * to all admins.
 */
export const recipientsOf = (
  step: DeadlineStep,
  appeal: OpenAppeal,
  decision: Decision,
  members: readonly StaffMember[],
): readonly StaffMember[] => {
  const active = members.filter(isActive);
  const admins = active.filter(isAdmin);
  if (step === 'escalate') return admins;
  const able = active.filter(
    (member) => mayDecide(member, decision.verdict.act).ok && !decidedBy(decision, member.staffId),
  );
  const reviewer = 'reviewer' in appeal ? appeal.reviewer : undefined;
  const own = able.filter(({ staffId }) => staffId === reviewer);
  const holders = able.filter((member) => !isAdmin(member));
  return [own, holders, able, admins].find((some) => some.length > 0) ?? [];
};

const dayOf = (at: Instant): string => timestamp(at).slice(0, 10);

/** An appeal whose step is due, with the title of its track. */
export interface DueAppeal {
  readonly appeal: OpenAppeal;
  readonly title: string;
}

const whatOf = ({ appeal: { appealId, decisionId }, title }: DueAppeal): string =>
  `Appeal ${appealId} against decision ${decisionId} about the track "${title}"`;

const textOf = (step: DeadlineStep, due: readonly [DueAppeal, ...DueAppeal[]]): MailText => {
  const [{ appeal: first }, ...others] = due;
  const count = due.length;
  return step === 'remind'
    ? {
        subject:
          others.length === 0
            ? `Decide appeal ${first.appealId} by ${dayOf(first.decideBy)}`
            : `Decide ${count} appeals, the first by ${dayOf(first.decideBy)}`,
        paragraphs: [
          ...due.map((one) => `${whatOf(one)} must be decided by ${timestamp(one.appeal.decideBy)}.`),
          others.length === 0
            ? 'It comes first in the review queue.'
            : 'They come first in the review queue.',
        ],
      }
    : {
        subject: others.length === 0 ? `Appeal ${first.appealId} is overdue` : `${count} appeals are overdue`,
        paragraphs: [
          ...due.map(
            (one) =>
              `${whatOf(one)} was due by ${timestamp(one.appeal.decideBy)} and is still open. The appellant can see that the decision is late.`,
          ),
          others.length === 0
            ? 'Decide it, or ask a colleague who was not involved in the decision.'
            : 'Decide them, or ask colleagues who were not involved in the decisions.',
        ],
      };
};

const kinds = { remind: 'appeal_due', escalate: 'appeal_overdue' } as const;

/** Returns one email about all appeals, soonest deadline first. It contains no text of the appellants. */
export const deadlineMail = (
  step: DeadlineStep,
  due: readonly [DueAppeal, ...DueAppeal[]],
  {
    link,
    to,
    mailId,
    at,
  }: { readonly link: string; readonly to: string; readonly mailId: MailId; readonly at: Instant },
): Mail => ({
  ...textOf(step, due),
  action: { label: 'Sign in', url: link },
  ...{ mailId, kind: kinds[step], to, createdAt: at },
});

/** Returns the audit note of a step: its subjects are the appeals, then their decisions and tracks. */
export const deadlineNote = (
  step: DeadlineStep,
  appeals: readonly OpenAppeal[],
  mails: number,
  at: Instant,
): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: `appeal.${step}`,
  subjects: [
    ...new Set([
      ...appeals.map(({ appealId }) => appealId),
      ...appeals.flatMap(({ decisionId, trackId }) => [decisionId, trackId]),
    ]),
  ],
  detail: { decideBy: timestamp(Math.min(...appeals.map(({ decideBy }) => decideBy))), mails },
});
