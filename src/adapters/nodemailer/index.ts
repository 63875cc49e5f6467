export { mailHostOf, senderIn, type Sender } from './address.ts';
export { fileMailer, type FileDeskNeeds } from './file-desk.ts';
export { smtpMailer, type SmtpDeskNeeds } from './smtp-desk.ts';
export { smtpServerOf, type SmtpServer } from './smtp-url.ts';
