import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffRegistry } from '../../../ports/driven/staff-registry.ts';
import type { StaffCaller } from '../../../ports/driving/staff.ts';

/** The caller's account as it is now. Accounts never go: throws where it did. */
export const ownMember = async (
  staff: StaffRegistry,
  { member: { staffId } }: StaffCaller,
): Promise<StaffMember> => {
  const member = await staff.find(staffId);
  if (!member) throw new Error(`${staffId} is signed in and has no account`);
  return member;
};
