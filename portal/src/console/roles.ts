import type { StaffMember } from '@platform-licensing/client';

export type Role = StaffMember['roles'][number];
type Member = Pick<StaffMember, 'roles'>;

/** Whether a member has one of the roles. Admins have all permissions. */
export const hasRole = ({ roles }: Member, ...anyOf: readonly Role[]): boolean =>
  roles.some((role) => role === 'admin' || anyOf.includes(role));

/** Whether a member sees what is under review. */
export const mayReview = (member: Member): boolean => hasRole(member, 'moderator', 'rights');

/** Whether a member decides about tracks that were not published yet. */
export const mayDecide = (member: Member): boolean => hasRole(member, 'moderator');

/** Whether a member manages accounts and platforms, and reads the audit log. */
export const isAdmin = (member: Member): boolean => hasRole(member, 'admin');

/** Whether a member identifies the license of a recording. */
export const mayIdentify = (member: Member): boolean => hasRole(member, 'rights');

/** Whether a member sees payments. */
export const mayBill = (member: Member): boolean => hasRole(member, 'finance');

/** Whether a member sees the portal of a platform. */
export const mayViewPortals = (member: Member): boolean => hasRole(member, 'rights', 'finance');
