import type { Mail, MailKind, MailText } from '../../domain/mail/mail.ts';
import { MailId } from '../../domain/shared/ids.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';

/** Returns a text as an email to one address. */
export const mailTo = (
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  to: string,
  text: MailText & { readonly kind: MailKind },
): Mail => ({ ...text, mailId: MailId(ids.next('mail')), to, createdAt: clock.now() });
