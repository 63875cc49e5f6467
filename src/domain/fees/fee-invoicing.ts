import { taxIn } from '../billing/bill.ts';
import type { PaymentMode } from '../billing/invoice-list.ts';
import { buyerOf, type BuyerParty, type Seller } from '../billing/seller.ts';
import type { FeeInvoiceTransaction } from '../ledger/transaction.ts';
import { dayMs, endOfMonth, startOfMonth, type Instant } from '../shared/calendar.ts';
import type { InvoiceId, LedgerTransactionId, PlatformId } from '../shared/ids.ts';
import type { FeeInvoice, InvoicedFees } from './fee-invoice.ts';
import type { FeeFilter } from './fee-list.ts';

/** An invoice is due this many days after its issue. */
const termDays = 30;

/** Returns the series of the numbers of invoices that are issued in a year: live and test ones are counted separately. */
export const seriesOf = (mode: PaymentMode, at: Instant): string =>
  `${mode === 'live' ? 'LF' : 'LF-TEST'}-${new Date(at).getUTCFullYear()}`;

interface Issue {
  readonly platformId: PlatformId;
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly invoiced: InvoicedFees;
  readonly now: Instant;
  readonly seller: Seller;
  readonly buyer: BuyerParty;
  /** The number of invoices of its series before it. */
  readonly issued: number;
  readonly invoiceId: InvoiceId;
}

/** Returns the invoice for the fees of months that have ended. Fees include tax. */
export const feeInvoiceOf = ({
  mode,
  currency,
  now,
  seller: { taxPercent, ...seller },
  buyer,
  issued,
  invoiceId,
  ...of
}: Issue): FeeInvoice => {
  const { amount, ...fees } = of.invoiced;
  const [first, last] = fees.months;
  return {
    invoiceId,
    number: `${seriesOf(mode, now)}-${String(issued + 1).padStart(6, '0')}`,
    provider: mode === 'live' ? 'service' : 'service_test',
    status: 'open',
    total: { amount, currency },
    refunded: 0,
    period: { start: startOfMonth(first), end: endOfMonth(last) },
    settledAt: now,
    dueAt: now + termDays * dayMs,
    tax: taxIn(amount, taxPercent),
    taxPercent,
    seller,
    buyer: buyerOf(buyer),
    fees,
    payments: [],
    version: 1,
  };
};

/** Returns the transaction of an invoice, which moves its tax out of the fees that were booked with the licenses; undefined if it has none. */
export const feeInvoiceBooking = (
  { platformId, mode, invoice }: Pick<Issue, 'platformId' | 'mode'> & { readonly invoice: FeeInvoice },
  transactionId: LedgerTransactionId,
): FeeInvoiceTransaction | undefined => {
  const { invoiceId, tax, total, settledAt: at } = invoice;
  if (tax === 0) return undefined;
  return {
    ...{ transactionId, mode, currency: total.currency, at, bookedAt: at },
    cause: { kind: 'fees_invoiced', platformId, invoiceId },
    postings: [
      { account: 'tax_payable', amount: -tax },
      { account: 'license_fees', amount: tax },
    ],
  };
};

/** Returns the filter that finds the fees of an invoice of a platform: its lines. */
export const feesOnInvoice = (
  platformId: PlatformId,
  mode: PaymentMode,
  { fees: { months, since, until }, total: { currency } }: FeeInvoice,
): FeeFilter => ({ platformId, mode, currency, months, since, until });
