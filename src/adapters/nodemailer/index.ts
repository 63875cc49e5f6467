export { mailHostOf, senderIn, type Sender } from './address.ts';
export { fileMailer, type FileDeskDependencies } from './file-desk.ts';
export { smtpMailer, type SmtpDeskDependencies } from './smtp-desk.ts';
export { smtpServerOf, type SmtpServer } from './smtp-url.ts';
