import type { AuditNote } from '../audit/entry.ts';
import type { PlatformId } from '../shared/ids.ts';
import { priceText } from '../shared/money.ts';
import type { FeeInvoice } from './fee-invoice.ts';

/** Returns the audit note of a fee invoice. */
export const feeInvoiceNote = (
  platformId: PlatformId,
  { invoiceId, number, provider, total, settledAt, fees }: FeeInvoice,
): AuditNote => ({
  at: settledAt,
  actor: { kind: 'service' },
  action: 'billing.fees_invoiced',
  subjects: [invoiceId, platformId],
  detail: {
    number,
    total: priceText(total),
    ...{ from: fees.months[0], through: fees.months[1], fees: fees.count },
    test: provider === 'service_test',
  },
});
