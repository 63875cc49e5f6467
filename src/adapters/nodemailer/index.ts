export { mailHostOf, senderIn, type Sender } from './address.ts';
export { fileMailDesk, type FileDeskNeeds } from './file-desk.ts';
export { smtpMailDesk, type SmtpDeskNeeds } from './smtp-desk.ts';
export { smtpServerOf, type SmtpServer } from './smtp-url.ts';
