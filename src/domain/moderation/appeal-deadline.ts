import type { AuditNote } from '../audit/entry.ts';
import type { Mail, MailText } from '../mail/mail.ts';
import { dayMs, timestamp, type Instant } from '../shared/calendar.ts';
import type { MailId } from '../shared/ids.ts';
import { holdsAny, type StaffMember } from '../staff/staff.ts';
import { isOpen, type Appeal, type OpenAppeal } from './appeal.ts';
import { decidedBy } from './appeal-steps.ts';
import { mayDecide } from './authority.ts';
import type { Decision } from './decision.ts';

/** For so long before its deadline an appeal has been reminded of. */
export const remindedBeforeMs = 3 * dayMs;

/** An appeal as it is shown: `overdue` where it is open and its deadline has passed. */
export type WithDeadline<Shown extends Appeal = Appeal> = Shown & { readonly overdue?: true };

export const isOverdue = (appeal: Appeal, now: Instant): boolean => isOpen(appeal) && now > appeal.decideBy;

export const withDeadline = (appeal: Appeal, now: Instant): WithDeadline =>
  isOverdue(appeal, now) ? { ...appeal, overdue: true } : appeal;

export type DeadlineStep = 'remind' | 'escalate';

/** What is due about the deadline of an appeal. Each step is taken once; a later deadline makes it due again. */
export const dueStep = (appeal: Appeal, now: Instant): DeadlineStep | undefined => {
  if (!isOpen(appeal)) return undefined;
  const { decideBy, remindedOf, escalatedFor } = appeal;
  if (now > decideBy) return escalatedFor === decideBy ? undefined : 'escalate';
  return now >= decideBy - remindedBeforeMs && remindedOf !== decideBy ? 'remind' : undefined;
};

/** The appeal once the step was taken; what the appellant sees of it stays. */
export const stepTaken = (appeal: OpenAppeal, step: DeadlineStep): OpenAppeal => ({
  ...appeal,
  ...(step === 'remind' ? { remindedOf: appeal.decideBy } : { escalatedFor: appeal.decideBy }),
  version: appeal.version + 1,
});

const isActive = ({ status }: StaffMember): boolean => status === 'active';
const isAdmin = (member: StaffMember): boolean => holdsAny(member, []);

/**
 * Whom the step is mailed to. A reminder: the reviewer of the appeal, or everyone who holds the role that decides it,
 * except the person who took the decision; admins if none is left. An escalation: all admins.
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

const textOf = (
  step: DeadlineStep,
  { appealId, decisionId, decideBy }: OpenAppeal,
  title: string,
): MailText => {
  const what = `Appeal ${appealId} against decision ${decisionId} about the track "${title}"`;
  return step === 'remind'
    ? {
        subject: `Decide appeal ${appealId} by ${dayOf(decideBy)}`,
        paragraphs: [
          `${what} must be decided by ${timestamp(decideBy)}.`,
          'It comes first in the review queue.',
        ],
      }
    : {
        subject: `Appeal ${appealId} is overdue`,
        paragraphs: [
          `${what} had to be decided by ${timestamp(decideBy)} and is still open. The appellant can see that it is late.`,
          'Decide it, or ask a colleague who did not take the decision.',
        ],
      };
};

const kinds = { remind: 'appeal_due', escalate: 'appeal_overdue' } as const;

/** Nothing that the appellant wrote is in it. */
export const deadlineMail = (
  step: DeadlineStep,
  appeal: OpenAppeal,
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
  ...textOf(step, appeal, title),
  action: { label: 'Sign in', url: link },
  ...{ mailId, kind: kinds[step], to, createdAt: at },
});

export const deadlineNote = (
  step: DeadlineStep,
  { appealId, decisionId, trackId, decideBy }: OpenAppeal,
  mails: number,
  at: Instant,
): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: `appeal.${step}`,
  subjects: [appealId, decisionId, trackId],
  detail: { decideBy: timestamp(decideBy), mails },
});
