import type { Mail } from '../../../domain/mail/mail.ts';
import type { Result } from '../../../domain/shared/result.ts';

export interface MailHandedOver {
  /** The path, if mails are stored as files. */
  readonly file?: string;
}

/** Why a mail was rejected. `forGood`: a retry would not help. */
export interface MailRejected {
  readonly kind: 'mail-rejected';
  readonly forGood: boolean;
  /** A line for the operator, without the recipient's address. */
  readonly detail: string;
}

/** Sends mails as plain text and HTML, escaped and without tracking. */
export interface Mailer {
  /**
   * Sends a mail to the next hop, or stores it as a file, within half a minute. The mail ID is the
   * Message-ID, so that recipients recognize a repeated one. Never throws: errors are in the failure.
   */
  send(mail: Mail): Promise<Result<MailHandedOver, MailRejected>>;
  /** Aborts mails in progress. */
  close(): Promise<void>;
}
