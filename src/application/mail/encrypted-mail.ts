import type { Mail } from '../../domain/mail/mail.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';

export const mailPurpose = 'mail';
type Hidden = Pick<Mail, 'paragraphs' | 'action'>;

/** Returns an email with a code in encrypted form, so that the store contains no readable code. */
export const encryptedMail = (secretCipher: SecretCipher, { paragraphs, action, ...mail }: Mail): Mail => ({
  ...mail,
  paragraphs: [],
  sealed: secretCipher.encrypt(JSON.stringify({ paragraphs, action }), mailPurpose),
});

/** Returns an email in readable form, or undefined if it was encrypted with another MASTER_KEY. */
export const decryptedMail = (secretCipher: SecretCipher, { sealed, ...mail }: Mail): Mail | undefined => {
  if (sealed === undefined) return mail;
  const opened = secretCipher.decrypt(sealed, mailPurpose);
  return opened === undefined ? undefined : { ...mail, ...(JSON.parse(opened) as Hidden) };
};
