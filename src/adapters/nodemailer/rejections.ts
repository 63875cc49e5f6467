import type { Mail } from '../../domain/mail/mail.ts';
import type { MailRejected } from '../../ports/driven/mail/mailer.ts';

interface SmtpFault {
  readonly message: string;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;
}

const faultOf = (error: unknown): SmtpFault => {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    message: thrown.message,
    responseCode:
      'responseCode' in thrown && typeof thrown.responseCode === 'number' ? thrown.responseCode : undefined,
    command: 'command' in thrown && typeof thrown.command === 'string' ? thrown.command : undefined,
  };
};

/**
 * These 5xx codes concern the session, not the email: order of commands, TLS and login. An operator or time
 * may resolve them.
 */
const ofTheSession: readonly number[] = [503, 530, 534, 535, 538];

/**
 * Returns whether a failure is permanent: only a permanent rejection of this recipient or this message is. A
 * problem with our login or our sender can be solved, and the email waits.
 */
const isPermanentFault = ({ responseCode = 0, command }: SmtpFault): boolean =>
  responseCode >= 500 &&
  responseCode < 600 &&
  !ofTheSession.includes(responseCode) &&
  (command === 'RCPT TO' || command === 'DATA');

const longestDetail = 300;

/** Returns the message of a server or the system on one line, without the recipient. */
const detailOf = (message: string, { to }: Pick<Mail, 'to'>): string =>
  message
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll(to, '(recipient)')
    .trim()
    .slice(0, longestDetail);

export const rejectionOf = (error: unknown, mail: Pick<Mail, 'to'>): MailRejected => {
  const fault = faultOf(error);
  return {
    kind: 'mail-rejected',
    isPermanent: isPermanentFault(fault),
    detail: detailOf(fault.message, mail),
  };
};
