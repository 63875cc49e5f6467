import type { BuyerParty, SellerParty } from '../billing/seller.ts';
import type { Instant, Month } from '../shared/calendar.ts';
import type { InvoiceId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';

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

/** An invoice for the license fees of a platform, issued by the service itself. Its lines are the fees, which never change. */
export interface FeeInvoice {
  readonly invoiceId: InvoiceId;
  /** The series and the position in it, such as `LF-2026-000001`. Positions have no gaps. */
  readonly number: string;
  /** The service itself; `service_test` for sandbox platforms. */
  readonly provider: 'service' | 'service_test';
  readonly status: 'open';
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
}
