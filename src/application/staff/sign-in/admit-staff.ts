import { fail } from '../../../domain/shared/result.ts';
import { holdsAny, type StaffMember } from '../../../domain/staff/staff.ts';
import type { AdmitStaff } from '../../../ports/driving/staff/staff.ts';
import { admitBySession, type AdmissionDependencies } from '../../accounts/admit-by-session.ts';

export const admitStaff = (dependencies: AdmissionDependencies<'staff', StaffMember>): AdmitStaff => {
  const admit = admitBySession(dependencies);
  return async ({ anyOf, ...presented }) => {
    const admitted = await admit(presented);
    return !admitted.ok || anyOf.length === 0 || holdsAny(admitted.value.member, anyOf)
      ? admitted
      : fail({ kind: 'role-missing', anyOf });
  };
};
