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

export const mayDecide = (
  member: Pick<StaffMember, 'roles'>,
  act: DecisionAct,
): Result<'allowed', RoleMissing> => {
  const anyOf = [roleOfAct[act]];
  return holdsAny(member, anyOf) ? ok('allowed') : fail({ kind: 'role-missing', anyOf });
};

/** For so long something is the work of who has claimed it. */
export const claimMs = 30 * 60_000;
