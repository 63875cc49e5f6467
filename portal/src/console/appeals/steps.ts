import type { AppealForStaff, Decision, StaffMember } from '@platform-licensing/client';
import { hasRole, type Role } from '../roles.ts';

export type Step = 'take_up' | 'request_info' | 'uphold' | 'overturn' | 'dismiss';

/** The steps that a member can take in an appeal, or why there are none. The API decides; the page only says so before a click. */
export type Possible =
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'ended' }
  /** The member made the decision that is appealed. */
  | { readonly kind: 'own-decision' }
  | { readonly kind: 'role-missing'; readonly role: Role };

/** The role that may make each decision, and reviews appeals against it. */
const roleOf: Readonly<Record<Decision['action'], Role>> = {
  approve: 'moderator',
  reopen: 'moderator',
  request_changes: 'moderator',
  reject: 'moderator',
  take_down: 'rights',
  restrict: 'rights',
  reinstate: 'rights',
};

type Appeal = Pick<AppealForStaff, 'status' | 'reviewer' | 'answerBy'>;

const stepsOf = ({ status, reviewer, answerBy }: Appeal, staffId: string, now: number): readonly Step[] => {
  switch (status) {
    case 'submitted':
      return ['take_up', 'dismiss'];
    case 'under_review':
      return reviewer === staffId
        ? ['request_info', 'uphold', 'overturn', 'dismiss']
        : ['take_up', 'dismiss'];
    case 'more_info_requested':
      return now > Date.parse(answerBy ?? '') ? ['take_up', 'dismiss'] : ['dismiss'];
    default:
      return [];
  }
};

export const possibleSteps = (
  appeal: Appeal,
  decision: Pick<Decision, 'action' | 'decidedBy'>,
  member: Pick<StaffMember, 'staffId' | 'roles'>,
  now: number,
): Possible => {
  const steps = stepsOf(appeal, member.staffId, now);
  const role = roleOf[decision.action];
  if (steps.length === 0) return { kind: 'ended' };
  if (decision.decidedBy.staffId === member.staffId) return { kind: 'own-decision' };
  return hasRole(member, role) ? { kind: 'steps', steps } : { kind: 'role-missing', role };
};
