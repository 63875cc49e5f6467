import { dayOf, nextDay, type Day, type Instant } from '../shared/calendar.ts';
import type { FeePaymentId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { FeeInvoice, FeePayment, ReversalReason } from './fee-invoice.ts';

/** The most payments of an invoice. Reversed ones do not count. */
export const maxPayments = 100;

/** The amount is more than what is owed on the invoice. */
export interface PaymentExceedsInvoice {
  readonly kind: 'payment-exceeds-invoice';
  readonly owed: number;
  readonly currency: string;
}
/** The day of the payment is after today. */
export type PaymentInFuture = { readonly kind: 'payment-in-future' };
/** The day of the payment is before the day on which the invoice was issued. */
export interface PaymentBeforeInvoice {
  readonly kind: 'payment-before-invoice';
  readonly issuedOn: Day;
}
/** The invoice is that of a sandbox platform. */
export type NothingOwed = { readonly kind: 'nothing-owed' };
export type TooManyPayments = { readonly kind: 'too-many-payments' };
export type FeePaymentNotFound = { readonly kind: 'fee-payment-not-found' };
/** The payment was reversed for another reason. */
export interface ReversedBefore {
  readonly kind: 'fee-payment-reversed';
  readonly reason: ReversalReason;
}

/** Why a payment of a fee invoice is not recorded. */
export type PaymentRejected =
  NothingOwed | PaymentExceedsInvoice | PaymentInFuture | PaymentBeforeInvoice | TooManyPayments;

/** Returns what was paid, in minor units. */
export const paidOf = ({ payments }: Pick<FeeInvoice, 'payments'>): number =>
  payments.reduce((sum, { amount, reversed }) => sum + (reversed ? 0 : amount), 0);

/** Returns what is still owed, in minor units. */
export const owedOf = (invoice: Pick<FeeInvoice, 'payments' | 'total'>): number =>
  invoice.total.amount - paidOf(invoice);

/** Returns whether an invoice has to be paid. Nothing is owed for sandbox platforms. */
export const isOwed = ({ provider, status }: Pick<FeeInvoice, 'provider' | 'status'>): boolean =>
  provider === 'service' && status === 'open';

/** Returns when an invoice that is not paid becomes overdue: at the end of the day (UTC) on which it is due. */
export const overdueFrom = ({ dueAt }: Pick<FeeInvoice, 'dueAt'>): Instant => nextDay(dueAt);

/** Returns whether an invoice is owed and the day on which it was due has ended. */
export const isOverdue = (invoice: FeeInvoice, now: Instant): boolean =>
  isOwed(invoice) && overdueFrom(invoice) <= now;

const withPayments = (invoice: FeeInvoice, payments: readonly FeePayment[]): FeeInvoice => {
  const changed = { ...invoice, payments, version: invoice.version + 1 };
  return { ...changed, status: owedOf(changed) === 0 ? 'paid' : 'open' };
};

const isSame = (one: FeePayment, { paymentId, amount, receivedOn, reference }: FeePayment): boolean =>
  one.paymentId === paymentId ||
  (!one.reversed && one.amount === amount && one.receivedOn === receivedOn && one.reference === reference);

/**
 * Returns the invoice with one more payment: paid if nothing is owed then. Returns the same invoice if it has the payment already,
 * because two people may record what they read in the same statement, or because an earlier attempt has stored it.
 */
export const withPayment = (
  invoice: FeeInvoice,
  payment: FeePayment,
): Result<FeeInvoice, PaymentRejected> => {
  if (invoice.provider === 'service_test') return fail({ kind: 'nothing-owed' });
  if (invoice.payments.some((one) => isSame(one, payment))) return ok(invoice);
  const owed = owedOf(invoice);
  if (payment.amount > owed)
    return fail({ kind: 'payment-exceeds-invoice', owed, currency: invoice.total.currency });
  if (payment.receivedOn > dayOf(payment.recorded.at)) return fail({ kind: 'payment-in-future' });
  const issuedOn = dayOf(invoice.settledAt);
  if (payment.receivedOn < issuedOn) return fail({ kind: 'payment-before-invoice', issuedOn });
  if (invoice.payments.filter(({ reversed }) => !reversed).length >= maxPayments)
    return fail({ kind: 'too-many-payments' });
  return ok(withPayments(invoice, [...invoice.payments, payment]));
};

/**
 * Returns the invoice without the amount of a payment, which stays recorded; the same invoice if it was reversed before for the same reason.
 * The reminders begin again if the bank has taken the payment back: those that were sent before are answered by it.
 */
export const withReversal = (
  invoice: FeeInvoice,
  paymentId: FeePaymentId,
  reversed: NonNullable<FeePayment['reversed']>,
): Result<FeeInvoice, FeePaymentNotFound | ReversedBefore> => {
  const payment = invoice.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return fail({ kind: 'fee-payment-not-found' });
  if (payment.reversed) {
    const { reason } = payment.reversed;
    return reason === reversed.reason ? ok(invoice) : fail({ kind: 'fee-payment-reversed', reason });
  }
  const payments = invoice.payments.map((one) => (one === payment ? { ...one, reversed } : one));
  const { reminders: _, ...unreminded } = invoice;
  return ok(withPayments(reversed.reason === 'returned' ? unreminded : invoice, payments));
};
