import type { MailKind } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MailId } from '../../domain/shared/ids.ts';

/** What became of one try to send a mail, as the queue keeps it by now. */
export type MailReport = { readonly mailId: MailId; readonly kind: MailKind } & (
  | { readonly outcome: 'sent'; readonly file?: string }
  | { readonly outcome: 'put-off'; readonly detail: string; readonly tryAt: Instant }
  | { readonly outcome: 'given-up'; readonly detail: string }
);

/** Takes up some mails that are due; each by itself becomes its report. */
export type SendDueMails = (limit: number) => Promise<readonly Promise<MailReport>[]>;

/** Mails that are due. */
export interface Mail {
  readonly sendDueMails: SendDueMails;
}
