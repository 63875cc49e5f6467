import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type PlatformId } from '../shared/ids.ts';
import type { Account, BillingAccount } from './account.ts';
import { invoiceKindOf, isFeeInvoice, type Invoice, type InvoiceKind, type PlanInvoice } from './invoice.ts';
import { isOverdue, paidOf } from '../fees/fee-payment.ts';
import type { PaymentEvent } from './payment-event.ts';

/** With `test`, no money moves: the sandbox, or the test mode of a provider. */
export const paymentModes = ['live', 'test'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Returns the mode of a provider, which its name contains if it has several. */
export const modeOf = ({ provider }: Pick<Invoice, 'provider'>): PaymentMode =>
  provider === 'sandbox' || provider.endsWith('_test') ? 'test' : 'live';

/** An invoice in the list of all platforms. */
export interface ListedInvoice {
  readonly platformId: PlatformId;
  readonly invoice: Invoice;
}

/** A change of the list: an invoice, or undefined if the platform no longer has one with this ID. */
export interface InvoiceEntry {
  readonly invoiceId: InvoiceId;
  readonly invoice: PlanInvoice | undefined;
}

/** Amounts are in minor units, and bounds are inclusive. */
export interface InvoiceFilter {
  readonly platformId?: PlatformId;
  readonly invoiceId?: InvoiceId;
  readonly kind?: InvoiceKind;
  readonly status?: Invoice['status'];
  readonly mode?: PaymentMode;
  readonly currency?: string;
  readonly since?: Instant;
  readonly until?: Instant;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  /** Fee invoices that are owed and overdue at this time. */
  readonly overdueAt?: Instant;
}

/**
 * Returns the changes of the list that follow from an event: those of its invoice, or all invoices of an account that was
 * last settled before the list existed.
 */
export const entriesAfter = (
  { invoices }: Account,
  { invoicesListed }: BillingAccount,
  event: PaymentEvent | undefined,
): readonly InvoiceEntry[] => {
  const changed = event && 'invoiceRef' in event ? [InvoiceId(event.invoiceRef)] : [];
  const ids = invoicesListed ? changed : [...changed, ...invoices.map(({ invoiceId }) => invoiceId)];
  return [...new Set(ids)].map((id) => ({
    invoiceId: id,
    invoice: invoices.find(({ invoiceId }) => invoiceId === id),
  }));
};

/** Returns whether an invoice matches all filters. */
export const matchesInvoice = (
  {
    platformId,
    invoiceId,
    kind,
    status,
    mode,
    currency,
    since,
    until,
    minAmount,
    maxAmount,
    overdueAt,
  }: InvoiceFilter,
  { invoice, ...listed }: ListedInvoice,
): boolean =>
  (platformId === undefined || listed.platformId === platformId) &&
  (invoiceId === undefined || invoice.invoiceId === invoiceId) &&
  (kind === undefined || invoiceKindOf(invoice) === kind) &&
  (status === undefined || invoice.status === status) &&
  (mode === undefined || modeOf(invoice) === mode) &&
  (currency === undefined || invoice.total.currency === currency) &&
  (overdueAt === undefined || (isFeeInvoice(invoice) && isOverdue(invoice, overdueAt))) &&
  invoice.settledAt >= (since ?? -Infinity) &&
  invoice.settledAt <= (until ?? Infinity) &&
  invoice.total.amount >= (minAmount ?? -Infinity) &&
  invoice.total.amount <= (maxAmount ?? Infinity);

/** Sums in minor units of one currency and mode. */
export interface InvoiceTotal {
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly invoices: number;
  /** The totals of all invoices. */
  readonly billed: number;
  /** The totals of paid invoices, less what was refunded of them, and what was paid of open ones. */
  readonly received: number;
  /** The amounts that are owed on invoices that were issued and are not paid yet. */
  readonly open: number;
  /** The totals of invoices whose payment failed. */
  readonly unpaid: number;
  /** The refunded amounts, in full or in part. */
  readonly refunded: number;
  /** The totals of invoices that are disputed or charged back. */
  readonly disputed: number;
}

const totalOf = (invoices: readonly Invoice[], first: Invoice): InvoiceTotal => {
  const sum = (amountOf: (invoice: Invoice) => number): number =>
    invoices.reduce((total, invoice) => total + amountOf(invoice), 0);
  const amountIf = (...statuses: readonly Invoice['status'][]): number =>
    sum(({ status, total }) => (statuses.includes(status) ? total.amount : 0));
  const paidInPart = sum((invoice) =>
    invoice.status === 'open' && isFeeInvoice(invoice) ? paidOf(invoice) : 0,
  );
  return {
    mode: modeOf(first),
    currency: first.total.currency,
    invoices: invoices.length,
    billed: sum(({ total }) => total.amount),
    received:
      paidInPart + amountIf('paid') - sum(({ status, refunded }) => (status === 'paid' ? refunded : 0)),
    open: amountIf('open') - paidInPart,
    unpaid: amountIf('unpaid'),
    refunded: sum(({ refunded }) => refunded),
    disputed: amountIf('disputed', 'charged_back'),
  };
};

/** Returns the sums for each mode and currency: live first, then by currency. Money of different currencies is never added. */
export const totalsOf = (invoices: readonly Invoice[]): readonly InvoiceTotal[] =>
  [...Map.groupBy(invoices, (invoice) => `${modeOf(invoice)} ${invoice.total.currency}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => (group[0] ? [totalOf(group, group[0])] : []));
