export { mailHostOf, senderIn, type Sender } from './address.ts';
export { fileMailer, type FileMailerDependencies } from './file-mailer.ts';
export { smtpMailer, type SmtpMailerDependencies } from './smtp-mailer.ts';
export { smtpServerOf, type SmtpServer } from './smtp-url.ts';
