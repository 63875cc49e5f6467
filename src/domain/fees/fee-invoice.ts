import type { BuyerParty, SellerParty } from '../billing/seller.ts';
import type { Day, Instant, Month } from '../shared/calendar.ts';
import type { FeePaymentId, InvoiceId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { Act } from '../staff/act.ts';

/** The most lines that a PDF has, because each takes about a millisecond to draw. */
export const maxDocumentLines = 200;

/** The totals of the fees on an invoice: those of all open months up to the last one. */
export interface InvoicedFees {
  readonly amount: number;
  readonly count: number;
  /** The first and the last month. */
  readonly months: readonly [Month, Month];
  readonly since: Instant;
  readonly until: Instant;
}

/** Why a payment is reversed. `entry_error`: it was recorded by mistake. `returned`: the bank has taken it back. */
export const reversalReasons = ['entry_error', 'returned'] as const;
export type ReversalReason = (typeof reversalReasons)[number];

/** A bank transfer, or the part of it that pays one invoice. It is never deleted: one that does not count is reversed. */
export interface FeePayment {
  readonly paymentId: FeePaymentId;
  /** In minor units of the currency of the invoice. */
  readonly amount: number;
  /** The day on which the bank has booked it. */
  readonly receivedOn: Day;
  /** How the statement of the bank names it. */
  readonly reference: string;
  readonly recorded: Act;
  readonly reversed?: Act & { readonly reason: ReversalReason };
}

/** An invoice for the license fees of a platform, issued by the service itself. Its lines are the fees, which never change; only its payments do. */
export interface FeeInvoice {
  readonly invoiceId: InvoiceId;
  /** The series and the position in it, such as `LF-2026-000001`. Positions have no gaps. */
  readonly number: string;
  /** The service itself; `service_test` for sandbox platforms. */
  readonly provider: 'service' | 'service_test';
  /** `paid` once its payments add up to the total. */
  readonly status: 'open' | 'paid';
  readonly total: Money;
  readonly refunded: 0;
  readonly period: { readonly start: Instant; readonly end: Instant };
  /** When it was issued. */
  readonly settledAt: Instant;
  readonly dueAt: Instant;
  /** The tax in the total, and its rate on the day of the issue. */
  readonly tax: number;
  readonly taxPercent: number;
  /** The parties on the day of the issue, because an invoice does not change. */
  readonly seller: SellerParty;
  readonly buyer: BuyerParty;
  readonly fees: Omit<InvoicedFees, 'amount'>;
  /** The earliest recorded first; reversed ones stay. */
  readonly payments: readonly FeePayment[];
  /** The number of stages of reminders that were sent; absent if there was none since the issue, or since the bank has taken back a payment. */
  readonly reminders?: number;
  /** The number of commits that changed it. */
  readonly version: number;
}
