import type { Mail } from '../../../domain/mail/mail.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import { MailId } from '../../../domain/shared/ids.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';

export interface InvitationDependencies {
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly secretCipher: SecretCipher;
  readonly baseUrl: string;
}

/** Returns a random code, and its digest to store. */
export const newCode = ({ randomness, digest }: Pick<InvitationDependencies, 'randomness' | 'digest'>) => {
  const code = `sti_${randomness.base62(43)}`;
  return { code, codeDigest: digest.sha256(code) };
};

/** Returns the email with the code of an invitation. */
export const invitationMail = (
  { ids, secretCipher, baseUrl }: Pick<InvitationDependencies, 'ids' | 'secretCipher' | 'baseUrl'>,
  { email, name, status, invitation }: StaffMember,
  code: string,
  now: Instant,
): Mail =>
  encryptedMail(secretCipher, {
    mailId: MailId(ids.next('mail')),
    kind: 'staff_invitation',
    to: email,
    createdAt: now,
    subject: status === 'invited' ? 'Your staff account' : 'A new password for your staff account',
    paragraphs: [
      `Hello ${name},`,
      status === 'invited'
        ? `You are invited to join the staff of the licensing service at ${baseUrl}.`
        : `An admin of the licensing service at ${baseUrl} has requested a new password for your account.`,
      `Set your password with the link below. It works once, until ${timestamp(invitation?.until ?? now)}.`,
      `Or send the code ${code} with a new password to POST ${baseUrl}/api/v1/staff/invitations/accept.`,
      'If you did not expect this email, you can ignore it.',
    ],
    // The code follows the `#`, so that it appears in no request and no log.
    action: { label: 'Set your password', url: `${baseUrl}/staff/sign-in#invitation=${code}` },
  });
