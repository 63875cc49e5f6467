import { sessionMs, type StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { People } from '../../accounts/people.ts';

/** Returns the members of staff as people who sign in. */
export const staffPeople = ({ staff }: { readonly staff: StaffRegistry }): People<'staff', StaffMember> => ({
  audience: 'staff',
  sessionMs,
  idOf: ({ staffId }) => staffId,
  find: (staffId) => staff.find(staffId),
  findByEmail: (email) => staff.findByEmail(email),
  maySignIn: ({ status }) => status === 'active',
  change: (change) => staff.change(change),
  actorOf: ({ staffId }) => ({ kind: 'staff', staffId }),
});
