import type { Mail } from '../../../domain/mail/mail.ts';
import type { Result } from '../../../domain/shared/result.ts';

export interface SentMail {
  /** The path, if emails are stored as files. */
  readonly file?: string;
}

/** Why an email was rejected. `isPermanent`: a retry would not help. */
export interface MailRejected {
  readonly kind: 'mail-rejected';
  readonly isPermanent: boolean;
  /** A line for the operator, without the recipient's address. */
  readonly detail: string;
}

/** Sends emails as plain text and HTML, escaped and without tracking. */
export interface Mailer {
  /**
   * Sends an email to the next hop, or stores it as a file, within half a minute. The email ID is the
   * Message-ID, so that recipients recognize a repeated one. Never throws: errors are in the failure.
   */
  send(mail: Mail): Promise<Result<SentMail, MailRejected>>;
  /** Aborts emails in progress. */
  close(): Promise<void>;
}
