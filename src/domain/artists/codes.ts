import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { ArtistAccount, ArtistMember, MailedCode } from './account.ts';

/** The code is wrong, was used, or has expired. */
export type ArtistCodeInvalid = { readonly kind: 'artist-code-invalid' };

const isValid = (code: MailedCode | undefined, codeDigest: string, now: Instant): boolean =>
  code?.codeDigest === codeDigest && now < code.until;

/** Returns the account, which is active once one of its members has a confirmed address. */
export const activated = (account: ArtistAccount): ArtistAccount | undefined =>
  account.status === 'unverified'
    ? { ...account, status: 'active', version: account.version + 1 }
    : undefined;

/** Returns the member with a new code that confirms the address; earlier codes stop working. */
export const awaitingVerification = (member: ArtistMember, verification: MailedCode): ArtistMember => ({
  ...member,
  verification,
  version: member.version + 1,
});

/** Returns the member whose address is confirmed with a code, which works once. */
export const withVerifiedEmail = (
  member: ArtistMember,
  codeDigest: string,
  now: Instant,
): Result<ArtistMember, ArtistCodeInvalid> => {
  const { verification, ...rest } = member;
  return isValid(verification, codeDigest, now)
    ? ok({ ...rest, emailVerifiedAt: now, version: member.version + 1 })
    : fail({ kind: 'artist-code-invalid' });
};

/** Returns the member with a new code that sets a password; earlier codes stop working. */
export const awaitingPassword = (member: ArtistMember, passwordReset: MailedCode): ArtistMember => ({
  ...member,
  passwordReset,
  version: member.version + 1,
});

/** Returns whether a code sets a new password of the member now. */
export const mayResetPassword = (
  { passwordReset }: Pick<ArtistMember, 'passwordReset'>,
  codeDigest: string,
  now: Instant,
): boolean => isValid(passwordReset, codeDigest, now);

/** Returns the member with a new password. The code was emailed, so it proves the address as well. */
export const withResetPassword = (member: ArtistMember, passwordHash: string, now: Instant): ArtistMember => {
  const { passwordReset: _, verification: __, emailVerifiedAt = now, ...rest } = member;
  return { ...rest, passwordHash, emailVerifiedAt, version: member.version + 1 };
};
