import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { invitationMs, type Role, type StaffMember } from './staff.ts';

type New = Pick<StaffMember, 'staffId' | 'email' | 'name' | 'roles'>;

export const invited = (entry: New, codeDigest: string, now: Instant): StaffMember => ({
  ...entry,
  status: 'invited',
  invitation: { codeDigest, until: now + invitationMs },
  createdAt: now,
  version: 1,
});

/** Returns the first account of a service. */
export const firstAdmin = (
  entry: Omit<New, 'roles'> & { readonly passwordHash: string },
  now: Instant,
): StaffMember => ({
  ...entry,
  roles: ['admin'],
  status: 'active',
  createdAt: now,
  version: 1,
});

/** Accepts the invitation with a code, or sets a new password if the account is in use already. */
export const withInvitationAccepted = (
  member: StaffMember,
  { passwordHash, name = member.name }: { readonly passwordHash: string; readonly name?: string },
): StaffMember => {
  const { invitation: _, ...rest } = member;
  return {
    ...rest,
    name,
    passwordHash,
    status: 'active',
    version: member.version + 1,
  };
};

/**
 * Returns the account of a member who lost every way to sign in: all earlier credentials are removed. The
 * code opens the account, or the OpenID provider does for the first person with its verified address.
 */
export const reset = (
  member: StaffMember,
  codeDigest: string,
  now: Instant,
): Result<StaffMember, NotEditable> => {
  if (member.status === 'disabled') return fail({ kind: 'account-disabled' });
  const { passwordHash: _, totp: __, oidcSubject: ___, version, ...rest } = member;
  return ok({ ...rest, invitation: { codeDigest, until: now + invitationMs }, version: version + 1 });
};

export const mayAcceptInvitation = ({ status, invitation }: StaffMember, now: Instant): boolean =>
  status !== 'disabled' && invitation !== undefined && now < invitation.until;

/** The changes that an admin can make to an account. */
export interface AccountEdit {
  readonly name?: string;
  readonly roles?: readonly Role[];
  readonly status?: 'active' | 'disabled';
  /** The digest of a new code, for an expired invitation or a lost password. */
  readonly codeDigest?: string;
  readonly resetTotp?: true;
  /**
   * Disconnects the account from its person at the OpenID provider: the next person with its verified address
   * is connected to it.
   */
  readonly resetOidc?: true;
}

export type NotEditable =
  /** A disabled account cannot accept an invitation. */
  { readonly kind: 'account-disabled' };

/**
 * Returns the account after an edit. An account whose invitation was never accepted is enabled as invited.
 */
export const edited = (
  member: StaffMember,
  { name = member.name, roles = member.roles, status, codeDigest, resetTotp, resetOidc }: AccountEdit,
  now: Instant,
): Result<StaffMember, NotEditable> => {
  const { totp, oidcSubject, invitation, ...rest } = member;
  const maySignIn = member.passwordHash !== undefined || oidcSubject !== undefined;
  const wanted = status === 'active' && !maySignIn ? 'invited' : (status ?? member.status);
  if (wanted === 'disabled' && codeDigest !== undefined) return fail({ kind: 'account-disabled' });
  const code = codeDigest === undefined ? invitation : { codeDigest, until: now + invitationMs };
  return ok({
    ...rest,
    name,
    roles: [...new Set(roles)],
    status: wanted,
    ...(totp && !resetTotp && { totp }),
    ...(oidcSubject !== undefined && !resetOidc && { oidcSubject }),
    ...(code && wanted !== 'disabled' && { invitation: code }),
    version: member.version + 1,
  });
};

export const isActiveAdmin = ({ status, roles }: StaffMember): boolean =>
  status === 'active' && roles.includes('admin');

/** Returns whether a change removes an admin, so that another one must exist. */
export const givesUpAdmin = (before: StaffMember, after: StaffMember): boolean =>
  isActiveAdmin(before) && !isActiveAdmin(after);

/**
 * Returns the account of the person whom the OpenID provider authenticated: by subject, or the first time by
 * a verified address, which also accepts an open invitation. The account is unchanged if nothing new is
 * known; undefined if the person may not sign in.
 */
export const signedInByOidc = (
  member: StaffMember,
  subject: string,
  now: Instant,
): StaffMember | undefined => {
  const { invitation, ...rest } = member;
  const { status, oidcSubject, version } = member;
  const isOther = oidcSubject !== undefined && oidcSubject !== subject;
  if (isOther || (status !== 'active' && !mayAcceptInvitation(member, now))) return undefined;
  if (status === 'active' && oidcSubject === subject) return member;
  const code = status === 'active' && invitation ? { invitation } : {};
  return { ...rest, ...code, status: 'active', oidcSubject: subject, version: version + 1 };
};
