import type { Mail } from '../../domain/mail/mail.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { statusMails } from '../../domain/platforms/suspension.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { MailId } from '../../domain/shared/ids.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../domain/shared/language.ts';

/** Returns the emails about a change of the status of a platform, with their IDs. */
export const mailsOfStatus = (
  { ids, mailTexts }: { readonly ids: Ids; readonly mailTexts: MailTexts },
  before: Platform,
  after: Platform,
  { reason, now }: { readonly reason: string | undefined; readonly now: Instant },
): readonly Mail[] =>
  statusMails(mailTexts.in(languageOf(after)), before, after, reason).map((mail) => ({
    ...mail,
    mailId: MailId(ids.next('mail')),
    createdAt: now,
  }));
