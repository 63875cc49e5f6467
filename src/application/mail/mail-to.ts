import type { Mail, MailKind, MailText } from '../../domain/mail/mail.ts';
import type { Wording } from '../../domain/mail/messages.ts';
import { MailId } from '../../domain/shared/ids.ts';
import { languageOf, type Language } from '../../domain/shared/language.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';

export interface MailDependencies {
  readonly mailTexts: MailTexts;
  readonly ids: Ids;
  readonly clock: Clock;
}

type KindOfText = MailText & { readonly kind: MailKind };

/** Returns a text as an email to one address. */
export const mailTo = (
  { ids, clock }: Pick<MailDependencies, 'ids' | 'clock'>,
  to: string,
  text: KindOfText,
): Mail => ({ ...text, mailId: MailId(ids.next('mail')), to, createdAt: clock.now() });

/** Returns a text as emails to members of an account, each in the language of its reader. */
export const mailsToMembers = (
  { mailTexts, ...sending }: MailDependencies,
  readers: readonly { readonly email: string; readonly language?: Language }[],
  textIn: (wording: Wording) => KindOfText,
): readonly Mail[] =>
  readers.map((reader) => mailTo(sending, reader.email, textIn(mailTexts.in(languageOf(reader)))));
