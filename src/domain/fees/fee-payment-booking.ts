import type { FeePaymentTransaction } from '../ledger/transaction.ts';
import type { LedgerTransactionId, PlatformId } from '../shared/ids.ts';
import type { FeeInvoice, FeePayment } from './fee-invoice.ts';

/** Returns the transaction of a payment, or of its reversal: the bank has more, and the platform owes less, or the reverse. */
export const feePaymentBooking = (
  platformId: PlatformId,
  { invoiceId, provider, total: { currency } }: FeeInvoice,
  { paymentId, amount, receivedOn, recorded, reversed }: FeePayment,
  transactionId: LedgerTransactionId,
): FeePaymentTransaction => {
  const bookedAt = (reversed ?? recorded).at;
  const received = reversed ? -amount : amount;
  return {
    ...{ transactionId, mode: provider === 'service' ? 'live' : 'test', currency, bookedAt },
    at: reversed ? bookedAt : Date.parse(receivedOn),
    cause: {
      kind: reversed ? 'fee_payment_reversed' : 'fee_invoice_paid',
      ...{ platformId, invoiceId, paymentId },
    },
    postings: [
      { account: 'receivables', amount: -received },
      { account: 'bank', amount: received },
    ],
  };
};
