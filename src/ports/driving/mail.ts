import type { MailKind } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MailId } from '../../domain/shared/ids.ts';

/** The outcome of an attempt to send an email, as it is now in the queue. */
export type MailReport = { readonly mailId: MailId; readonly kind: MailKind } & (
  | { readonly outcome: 'sent'; readonly file?: string }
  | { readonly outcome: 'postponed'; readonly detail: string; readonly tryAt: Instant }
  | { readonly outcome: 'discarded'; readonly detail: string }
);

/** Claims due emails and sends them; each returns its own report. */
export type SendDueMails = (limit: number) => Promise<readonly Promise<MailReport>[]>;

/** Emails that are due. */
export interface Mail {
  readonly sendDueMails: SendDueMails;
}
