import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '../../domain/mail/mail.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { MailRefused } from '../../ports/driven/mailer.ts';
import { isOneAddress, type Sender } from './address.ts';
import { rendered } from './rendering.ts';

export interface MessageDependencies {
  readonly sender: Sender;
  /** Behind the `@` of Message-IDs: see `mailHostOf`. */
  readonly host: string;
}

const refused = (detail: string) => fail<MailRefused>({ kind: 'mail-refused', forGood: true, detail });

/** It stands in a header and is the name of a file. */
const idForm = /^[\w-]{1,64}$/;

/** No text holds its own digest, so that no line of a mail can end one of its parts. */
const boundaryOf = (...said: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);

/** The whole message (RFC 5322, seven bits): the same bytes of the same mail each time. Refused where it can be none. */
export const messageOf = async (
  mail: Mail,
  { sender, host }: MessageDependencies,
): Promise<Result<Buffer, MailRefused>> => {
  if (!idForm.test(mail.mailId)) return refused('the mail id is none that a header may hold');
  if (!isOneAddress(mail.to)) return refused('the recipient is not one mail address');
  const said = rendered(mail);
  if (!said.ok) return refused('the action leads to no web address');
  const { subject, text, html } = said.value;
  const composer = new MailComposer({
    messageId: `<${mail.mailId}@${host}>`,
    date: new Date(mail.createdAt),
    from: sender,
    to: { name: '', address: mail.to },
    subject,
    // RFC 3834, and its like of Exchange: nobody's machine shall answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
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
