import type { ReversalReason } from '../../../domain/fees/fee-invoice.ts';
import type {
  FeePaymentNotFound,
  PaymentRejected,
  ReversedBefore,
} from '../../../domain/fees/fee-payment.ts';
import type { Day } from '../../../domain/shared/calendar.ts';
import type { FeePaymentId, InvoiceId } from '../../../domain/shared/ids.ts';
import type { InvoiceOfPlatform } from '../staff/staff-invoices.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** No fee invoice has this ID. */
export type FeeInvoiceNotFound = { readonly kind: 'fee-invoice-not-found' };

/** Records that a platform has paid a fee invoice, in full or in part, and books the amount. A payment that is recorded already stays as it is. */
export type RecordFeePayment = UseCase<
  {
    readonly caller: StaffCaller;
    readonly invoiceId: InvoiceId;
    readonly amount: number;
    readonly receivedOn: Day;
    readonly reference: string;
  },
  InvoiceOfPlatform,
  FeeInvoiceNotFound | PaymentRejected | TooMuchContention
>;

/** Reverses a payment that was recorded, and its booking. A payment that was reversed before for the same reason stays as it is. */
export type ReverseFeePayment = UseCase<
  {
    readonly caller: StaffCaller;
    readonly invoiceId: InvoiceId;
    readonly paymentId: FeePaymentId;
    readonly reason: ReversalReason;
  },
  InvoiceOfPlatform,
  FeeInvoiceNotFound | FeePaymentNotFound | ReversedBefore | TooMuchContention
>;

/**
 * Emails the contacts of platforms about invoices that are overdue, once for each stage, at most `limit` of them. Returns how many
 * reminders were due.
 */
export type RemindOfOverdueInvoices = UseCase<{ readonly limit: number }, number>;

/** Payments of fee invoices, for finance, and reminders of them. */
export interface FeePayments {
  readonly recordFeePayment: RecordFeePayment;
  readonly reverseFeePayment: ReverseFeePayment;
  readonly remindOfOverdueInvoices: RemindOfOverdueInvoices;
}
