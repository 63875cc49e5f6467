import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { invitationMs, type Role, type StaffMember } from './staff.ts';

/** One account an address, however it is written. */
export const foldedEmail = (given: string): string => given.normalize('NFC').toLowerCase();

type New = Pick<StaffMember, 'staffId' | 'email' | 'name' | 'roles'>;

export const invited = (entry: New, codeDigest: string, now: Instant): StaffMember => ({
  ...entry,
  status: 'invited',
  invitation: { codeDigest, until: now + invitationMs },
  createdAt: now,
  version: 1,
});

/** The account that a service begins with. */
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

/** An account as it is to be kept beside what is kept of it by now: no code that was used meanwhile serves again. */
export const withCodesUsed = (next: StaffMember, kept: StaffMember): StaffMember =>
  next.totp && kept.totp?.sealed === next.totp.sealed && kept.totp.lastStep > next.totp.lastStep
    ? { ...next, totp: kept.totp }
    : next;

/** Whether a code of this step, or of a later one, has let the member in already. */
export const isCodeUsed = ({ totp }: StaffMember, step: number): boolean =>
  totp !== undefined && totp.lastStep >= step;

/** Whether the account is still the one that a change was decided on, and no code of this step was used meanwhile. */
export const isAsDecidedOn = (
  kept: StaffMember | undefined,
  { version, totpStep }: { readonly version: number; readonly totpStep?: number },
): kept is StaffMember =>
  kept?.version === version && (totpStep === undefined || !isCodeUsed(kept, totpStep));

/** A code takes the invitation up, or sets the password anew where the account is in use already. */
export const takenUp = (
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
 * As it is handed back to somebody who lost every way in: nothing of before opens it, but the code does, and whoever comes
 * first by its verified address from the OpenID provider, where there is one.
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

export const mayTakeUp = ({ status, invitation }: StaffMember, now: Instant): boolean =>
  status !== 'disabled' && invitation !== undefined && now < invitation.until;

/** What an admin changes of an account. */
export interface AccountEdit {
  readonly name?: string;
  readonly roles?: readonly Role[];
  readonly status?: 'active' | 'disabled';
  /** A new code, for an invitation that lapsed or a password that was lost. */
  readonly codeDigest?: string;
  readonly resetTotp?: true;
  /** Unties it from the person at the OpenID provider: the next to come by its verified address is tied to it. */
  readonly resetOidc?: true;
}

export type NotEditable =
  /** A disabled account takes up no invitation. */
  { readonly kind: 'account-disabled' };

/** An account that was never taken up is enabled as invited. */
export const edited = (
  member: StaffMember,
  { name = member.name, roles = member.roles, status, codeDigest, resetTotp, resetOidc }: AccountEdit,
  now: Instant,
): Result<StaffMember, NotEditable> => {
  const { totp, oidcSubject, invitation, ...rest } = member;
  const mayEnter = member.passwordHash !== undefined || oidcSubject !== undefined;
  const wanted = status === 'active' && !mayEnter ? 'invited' : (status ?? member.status);
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

/** Whether somebody else must be an admin for this to pass. */
export const givesUpAdmin = (before: StaffMember, after: StaffMember): boolean =>
  isActiveAdmin(before) && !isActiveAdmin(after);

/**
 * The account as whoever the OpenID provider names enters it: by subject, or the first time by an address that it has
 * verified; an invitation that still holds is taken up so. As it was where nothing of it changes; undefined where nobody
 * may enter.
 */
export const knownElsewhere = (
  member: StaffMember,
  subject: string,
  now: Instant,
): StaffMember | undefined => {
  const { invitation, ...rest } = member;
  const { status, oidcSubject, version } = member;
  const isOther = oidcSubject !== undefined && oidcSubject !== subject;
  if (isOther || (status !== 'active' && !mayTakeUp(member, now))) return undefined;
  if (status === 'active' && oidcSubject === subject) return member;
  const code = status === 'active' && invitation ? { invitation } : {};
  return { ...rest, ...code, status: 'active', oidcSubject: subject, version: version + 1 };
};
