import type { Mail } from '../../domain/mail/mail.ts';
import type { MailRefused } from '../../ports/driven/mailer.ts';

interface SmtpFault {
  readonly message: string;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;
}

const faultOf = (error: unknown): SmtpFault => {
  const told = error instanceof Error ? error : new Error(String(error));
  return {
    message: told.message,
    responseCode:
      'responseCode' in told && typeof told.responseCode === 'number' ? told.responseCode : undefined,
    command: 'command' in told && typeof told.command === 'string' ? told.command : undefined,
  };
};

/** Of 5xx these speak of the session, which an operator or time may mend: order of commands, TLS and login. */
const ofTheSession: readonly number[] = [503, 530, 534, 535, 538];

/**
 * Only what a server says for good of this recipient or this message is for good. That it does not let us in or does not
 * like our sender is ours to mend, and the mail waits.
 */
const isForGood = ({ responseCode = 0, command }: SmtpFault): boolean =>
  responseCode >= 500 &&
  responseCode < 600 &&
  !ofTheSession.includes(responseCode) &&
  (command === 'RCPT TO' || command === 'DATA');

const longestDetail = 300;

/** What a server or the system says, on one line and without who was written to. */
const detailOf = (message: string, { to }: Pick<Mail, 'to'>): string =>
  message
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll(to, '(recipient)')
    .trim()
    .slice(0, longestDetail);

export const refusalOf = (error: unknown, mail: Pick<Mail, 'to'>): MailRefused => {
  const fault = faultOf(error);
  return { kind: 'mail-refused', forGood: isForGood(fault), detail: detailOf(fault.message, mail) };
};
