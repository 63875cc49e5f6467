import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Platform } from '../platforms/platform.ts';
import type { FeeInvoice } from './fee-invoice.ts';

/** Returns the email about a fee invoice. */
export const feeInvoiceMail = (
  { language, say }: Wording,
  { number, total, tax, dueAt, fees, seller: { email } }: FeeInvoice,
  { name }: Pick<Platform, 'name'>,
): MailText & { readonly kind: MailKind } => ({
  kind: 'invoice_issued',
  language,
  subject: say('invoice_issued.subject', { name, number }),
  paragraphs: [
    say('invoice_issued.issued', { name, number, total, taxed: tax > 0, month: fees.months[1], dueAt }),
    say('invoice_issued.payment', { email, number }),
    say('invoice_issued.lines'),
  ],
});
