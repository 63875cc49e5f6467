import type { FeeInvoice, FeePayment, ReversalReason } from '../../../../src/domain/fees/fee-invoice.ts';
import { feePaymentBooking } from '../../../../src/domain/fees/fee-payment-booking.ts';
import { withPayment, withReversal } from '../../../../src/domain/fees/fee-payment.ts';
import { dayOf } from '../../../../src/domain/shared/calendar.ts';
import { FeePaymentId } from '../../../../src/domain/shared/ids.ts';
import type { FeeInvoiceChange } from '../../../../src/ports/driven/fees/fee-store.ts';
import { noEffects } from '../../effects.ts';
import { valueOf } from '../../outcomes.ts';
import { platformId } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';
import { staffId } from '../staff-builders.ts';
import { afterMonth } from './fee-invoice-builders.ts';

export const feePaymentId = (n = 1): FeePaymentId => FeePaymentId(`fpy_${String(n).padStart(26, '0')}`);

/** The nth payment: of 10.00, a day after the end of the month of the fees. */
export const aFeePayment = (changes: Partial<FeePayment> = {}, n = 1): FeePayment => ({
  ...{ paymentId: feePaymentId(n), amount: 1_000, receivedOn: dayOf(afterMonth), reference: `Transfer ${n}` },
  recorded: { by: staffId(1), at: afterMonth },
  ...changes,
});

const changeTo = (
  before: FeeInvoice,
  invoice: FeeInvoice,
  payment: FeePayment,
  n: number,
): FeeInvoiceChange => ({
  ...{ platformId: platformId(), invoice, guards: { version: before.version }, effects: noEffects },
  transactions: [feePaymentBooking(platformId(), invoice, payment, ledgerTransactionId(960_000 + n))],
});

/** Returns what the nth payment of an invoice changes. */
export const aPaymentOf = (before: FeeInvoice, payment = aFeePayment(), n = 1): FeeInvoiceChange =>
  changeTo(before, valueOf(withPayment(before, payment)), payment, n);

/** Returns what the reversal of a payment of an invoice changes. */
export const aReversalIn = (
  before: FeeInvoice,
  { paymentId }: FeePayment,
  n = 1,
  reason: ReversalReason = 'entry_error',
): FeeInvoiceChange => {
  const reversed = { by: staffId(2), at: afterMonth, reason };
  const invoice = valueOf(withReversal(before, paymentId, reversed));
  const payment = invoice.payments.find((one) => one.paymentId === paymentId);
  if (!payment) throw new Error('the payment is not recorded');
  return changeTo(before, invoice, payment, 500 + n);
};
