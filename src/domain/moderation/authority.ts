import { wasPublished, type Track } from '../catalog/track.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { holdsAny, type Role, type StaffMember } from '../staff/staff.ts';
import type { DecisionAct } from './decision.ts';

/** Who decides what, beside an admin. An appeal is for who may decide what it is against. */
export const roleOfAct: Readonly<Record<DecisionAct, Role>> = {
  approve: 'moderator',
  reopen: 'moderator',
  request_changes: 'moderator',
  reject: 'moderator',
  take_down: 'rights',
  restrict: 'rights',
  reinstate: 'rights',
};

export interface RoleMissing {
  readonly kind: 'role-missing';
  readonly anyOf: readonly Role[];
}

type Member = Pick<StaffMember, 'roles'>;

const allowedTo = (member: Member, anyOf: readonly Role[]): Result<'allowed', RoleMissing> =>
  holdsAny(member, anyOf) ? ok('allowed') : fail({ kind: 'role-missing', anyOf });

export const mayDecide = (member: Member, act: DecisionAct): Result<'allowed', RoleMissing> =>
  allowedTo(member, [roleOfAct[act]]);

/** The roles that review tracks and appeals, beside an admin. */
export const reviewerRoles = ['moderator', 'rights'] as const satisfies readonly Role[];

/** Whether a member of staff may see and hear what is under review. */
export const mayReview = ({ status, roles }: Pick<StaffMember, 'status' | 'roles'>): boolean =>
  status === 'active' && holdsAny({ roles }, reviewerRoles);

/** A claim keeps others from deciding: it is for who could decide. What is not published may be restricted, too. */
export const mayClaim = (member: Member, track: Track): Result<'allowed', RoleMissing> =>
  allowedTo(member, wasPublished(track) ? [roleOfAct.take_down] : [roleOfAct.approve, roleOfAct.restrict]);

/** For so long something is the work of who has claimed it. */
export const claimMs = 30 * 60_000;
