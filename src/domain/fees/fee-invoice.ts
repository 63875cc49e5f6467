import type { BuyerParty, SellerParty } from '../billing/seller.ts';
import type { Instant, Month } from '../shared/calendar.ts';
import type { InvoiceId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';

/** The fees of an invoice: those of all open months up to the last one. */
export interface InvoicedFees {
  readonly amount: number;
  readonly count: number;
  /** The first and the last month. */
  readonly months: readonly [Month, Month];
  readonly since: Instant;
  readonly until: Instant;
}

/** An invoice of the service itself over the fees of licenses of a platform. Its lines are the fees, which never change. */
export interface FeeInvoice {
  readonly invoiceId: InvoiceId;
  /** Its series and its place in it, without gaps. */
  readonly number: string;
  /** The service itself, with its mode. */
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
