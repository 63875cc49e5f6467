import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { StaffCaller } from '../../../ports/driving/staff/staff.ts';

/** Returns the caller's account in its current state. Accounts are never deleted: throws if it is missing. */
export const ownMember = async (
  staff: StaffRegistry,
  { member: { staffId } }: StaffCaller,
): Promise<StaffMember> => {
  const member = await staff.find(staffId);
  if (!member) throw new Error(`${staffId} is signed in and has no account`);
  return member;
};
