export { mailer as nodemailer } from '../../../adapters/nodemailer/adapter.ts';
