import { wasPublished, type Track } from '../catalog/track.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { hasAnyRole, type Role, type StaffMember } from '../staff/staff.ts';
import type { DecisionAct } from './decision.ts';

/**
 * The role that may take each decision, in addition to admins. An appeal is decided by a role that may take
 * the appealed decision.
 */
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
  hasAnyRole(member, anyOf) ? ok('allowed') : fail({ kind: 'role-missing', anyOf });

export const mayDecide = (member: Member, act: DecisionAct): Result<'allowed', RoleMissing> =>
  allowedTo(member, [roleOfAct[act]]);

/** The roles that review tracks and appeals, in addition to admins. */
export const reviewerRoles = ['moderator', 'rights'] as const satisfies readonly Role[];

/** Returns whether a member of staff may view and play what is under review. */
export const mayReview = ({ status, roles }: Pick<StaffMember, 'status' | 'roles'>): boolean =>
  status === 'active' && hasAnyRole({ roles }, reviewerRoles);

/**
 * Decides whether a member may claim a track, which keeps others from deciding: only someone who may decide
 * can claim. Unpublished tracks may be restricted too.
 */
export const mayClaim = (member: Member, track: Track): Result<'allowed', RoleMissing> =>
  allowedTo(member, wasPublished(track) ? [roleOfAct.take_down] : [roleOfAct.approve, roleOfAct.restrict]);

/** How long a claim lasts, in milliseconds. */
export const claimMs = 30 * 60_000;
