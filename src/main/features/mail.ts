import { sendDueMails } from '../../application/mail/send-due-mails.ts';
import type { Mail } from '../../ports/driving/mail.ts';
import { driven } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { mailQueue, mailer, secretCipher, clock, ids } = driven;

export const mail = feature<Mail>({
  sendDueMails: use(sendDueMails, { mailQueue, mailer, secretCipher, clock, ids }),
});
