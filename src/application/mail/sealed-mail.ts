import type { Mail } from '../../domain/mail/mail.ts';
import type { SecretCipher } from '../../ports/driven/secret-cipher.ts';

export const mailPurpose = 'mail';
type Hidden = Pick<Mail, 'paragraphs' | 'action'>;

/** A mail that holds a code, as it may be kept: whoever reads the store reads no code. */
export const sealedMail = (secretCipher: SecretCipher, { paragraphs, action, ...mail }: Mail): Mail => ({
  ...mail,
  paragraphs: [],
  sealed: secretCipher.seal(JSON.stringify({ paragraphs, action }), mailPurpose),
});

/** A mail as it is to be read. Undefined where it was sealed under another MASTER_KEY. */
export const openedMail = (secretCipher: SecretCipher, { sealed, ...mail }: Mail): Mail | undefined => {
  if (sealed === undefined) return mail;
  const opened = secretCipher.open(sealed, mailPurpose);
  return opened === undefined ? undefined : { ...mail, ...(JSON.parse(opened) as Hidden) };
};
