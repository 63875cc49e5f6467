import { fail } from '../../../domain/shared/result.ts';
import { hasAnyRole, type StaffMember } from '../../../domain/staff/staff.ts';
import type { AuthenticateStaff } from '../../../ports/driving/staff/staff.ts';
import {
  authenticateBySession,
  type AuthenticationDependencies,
} from '../../accounts/authenticate-by-session.ts';

export const authenticateStaff = (
  dependencies: AuthenticationDependencies<'staff', StaffMember>,
): AuthenticateStaff => {
  const authenticate = authenticateBySession(dependencies);
  return async ({ anyOf, ...presented }) => {
    const authenticated = await authenticate(presented);
    return !authenticated.ok || anyOf.length === 0 || hasAnyRole(authenticated.value.member, anyOf)
      ? authenticated
      : fail({ kind: 'role-missing', anyOf });
  };
};
