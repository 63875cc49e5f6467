import type { Mail } from '../../domain/mail/mail.ts';
import type { Result } from '../../domain/shared/result.ts';

export interface MailHandedOver {
  /** Where it lies, where mails are kept as files. */
  readonly file?: string;
}

/** Why a mail was not taken. `forGood`: trying again would not help. */
export interface MailRefused {
  readonly kind: 'mail-refused';
  readonly forGood: boolean;
  /** A line for the operator, without the address that it was to. */
  readonly detail: string;
}

/** Hands mails over: plain text and HTML, escaped, with nothing that would tell that they were read. */
export interface Mailer {
  /**
   * Taken by the next hop, or kept as a file, within half a minute. The mail id is the Message-ID, so that a repeated one
   * can be told. Never throws: what goes wrong is the failure.
   */
  send(mail: Mail): Promise<Result<MailHandedOver, MailRefused>>;
  /** What is under way is broken off. */
  close(): Promise<void>;
}
