import { isActiveAdmin } from '../../../domain/staff/account.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';

export const staff = collection<StaffMember>()('staff', {
  key: ['staffId'],
  members: {
    staffId: text,
    email: text,
    oidcSubject: optional(text),
    invitationDigest: derived(optional(text), 1, ({ invitation }: StaffMember) => invitation?.codeDigest),
    activeAdmin: derived(whole, 1, (member: StaffMember) => Number(isActiveAdmin(member))),
  },
  indexes: {
    byEmail: { unique: true, on: ['email'] },
    bySubject: { unique: true, on: ['oidcSubject'], having: ['oidcSubject'] },
    byInvitation: { unique: true, on: ['invitationDigest'], having: ['invitationDigest'] },
    admins: { on: ['staffId'], where: { activeAdmin: 1 } },
  },
});
