import type { AuditNote } from '../audit/entry.ts';
import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Platform } from '../platforms/platform.ts';
import { dayMs, type Instant } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import { priceText } from '../shared/money.ts';
import type { FeeInvoice } from './fee-invoice.ts';
import { isOverdue, overdueFrom, owedOf } from './fee-payment.ts';

/** A reminder is sent this many days after an invoice became overdue, because transfers take days. */
export const reminderDays = [3, 14, 30] as const;

/**
 * Returns the invoice after its next reminder; undefined if none is due. Each stage is sent once: if several were missed, the
 * latest one counts for all.
 */
export const reminded = (invoice: FeeInvoice, now: Instant): FeeInvoice | undefined => {
  if (!isOverdue(invoice, now)) return undefined;
  const reminders = reminderDays.filter((days) => overdueFrom(invoice) + days * dayMs <= now).length;
  return reminders > (invoice.reminders ?? 0)
    ? { ...invoice, reminders, version: invoice.version + 1 }
    : undefined;
};

/** Returns the email about an overdue fee invoice. */
export const feeReminderMail = (
  { language, say }: Wording,
  invoice: FeeInvoice,
  { name }: Pick<Platform, 'name'>,
): MailText & { readonly kind: MailKind } => {
  const { number, total, dueAt, seller } = invoice;
  const owed = { amount: owedOf(invoice), currency: total.currency };
  return {
    kind: 'invoice_overdue',
    language,
    subject: say('invoice_overdue.subject', { name, number }),
    paragraphs: [
      say('invoice_overdue.owed', { name, number, owed, dueAt }),
      say('invoice_overdue.credits', { email: seller.email }),
      say('invoice_issued.payment', { email: seller.email, number }),
      say('invoice_issued.lines'),
    ],
  };
};

/** Returns the audit note of a reminder. */
export const reminderNote = (platformId: PlatformId, invoice: FeeInvoice, at: Instant): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: 'billing.payment_reminded',
  subjects: [invoice.invoiceId, platformId],
  detail: {
    number: invoice.number,
    owed: priceText({ amount: owedOf(invoice), currency: invoice.total.currency }),
    reminder: invoice.reminders ?? 0,
  },
});
