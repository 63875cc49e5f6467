import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '../../domain/mail/mail.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { MailRejected } from '../../ports/driven/mail/mailer.ts';
import { isOneAddress, type Sender } from './address.ts';
import { rendered } from './rendering.ts';

export interface MessageDependencies {
  readonly sender: Sender;
  /** The host after the `@` of Message-IDs: see `mailHostOf`. */
  readonly host: string;
}

const rejected = (detail: string) => fail<MailRejected>({ kind: 'mail-rejected', isPermanent: true, detail });

/** The ID is part of a header and the name of a file. */
const idForm = /^[\w-]{1,64}$/;

/** Returns a boundary that cannot occur in the text, because no text contains its own digest. */
const boundaryOf = (...said: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);

/**
 * Returns the complete message (RFC 5322, seven bits), which is always the same for the same email. Rejects
 * invalid emails.
 */
export const messageOf = async (
  mail: Mail,
  { sender, host }: MessageDependencies,
): Promise<Result<Buffer, MailRejected>> => {
  if (!idForm.test(mail.mailId)) return rejected('the email ID is not valid in a header');
  if (!isOneAddress(mail.to)) return rejected('the recipient is not one email address');
  const said = rendered(mail);
  if (!said.ok) return rejected('the action is not a web address');
  const { subject, text, html } = said.value;
  const composer = new MailComposer({
    messageId: `<${mail.mailId}@${host}>`,
    date: new Date(mail.createdAt),
    from: sender,
    to: { name: '', address: mail.to },
    subject,
    // Automatic replies are suppressed by RFC 3834 and its equivalent of Exchange.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': languageOf(mail),
    },
    text,
    html,
    encoding: 'quoted-printable',
    baseBoundary: boundaryOf(mail.mailId, subject, text, html),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return ok(await composer.compile().build());
};
