import type { Container } from 'inversify';
import { sendDueMails } from '../../application/mail/send-due-mails.ts';
import { driven, driving } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds the use cases of mail. */
export const provideMailUseCases = (c: Container): void => {
  const { mailQueue, mailer, secrets, clock, ids } = driven;
  provide(c, driving.sendDueMails, sendDueMails, { mailQueue, mailer, secrets, clock, ids });
};
