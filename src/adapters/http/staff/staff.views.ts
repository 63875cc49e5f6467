import { timestamp } from '../../../domain/shared/calendar.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';

/** Returns an account as others see it. */
export const memberView = (member: StaffMember) => ({
  staffId: member.staffId,
  email: member.email,
  name: member.name,
  roles: [...member.roles],
  status: member.status,
  totp: member.totp !== undefined,
  oidc: member.oidcSubject !== undefined,
  ...(member.invitation && { invitedUntil: timestamp(member.invitation.until) }),
  createdAt: timestamp(member.createdAt),
});
