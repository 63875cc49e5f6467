import { comesDue, type BillingAccount } from '../../../domain/billing/account.ts';
import type { Checkout } from '../../../domain/billing/checkout.ts';
import type { ListedInvoice } from '../../../domain/billing/invoice-list.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { InvoiceId, PlatformId } from '../../../domain/shared/ids.ts';
import { isFeeInvoice } from '../../../domain/billing/invoice.ts';
import { isOwed } from '../../../domain/fees/fee-payment.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';
import { all, get, replace, type Steps } from '../program.ts';

/** Present on accounts whose invoices are not all in `invoices`, or not all in the ledger. */
const unlisted = derived(optional(whole), 2, ({ invoicesListed, ledgerBooked }: BillingAccount) =>
  invoicesListed && ledgerBooked ? undefined : 1,
);

/** An account changes only under the lock of its platform. */
export const billingAccounts = collection<BillingAccount>()('billing_accounts', {
  key: ['platformId'],
  members: { platformId: text, nextDue: optional(whole), settledFor: optional(text), unlisted },
  indexes: {
    due: { on: ['nextDue', 'platformId'], having: ['nextDue'] },
    unlisted: { on: ['unlisted', 'platformId'], having: ['unlisted'] },
    bySettlement: { on: ['settledFor', 'platformId'], having: ['settledFor'] },
  },
});

export const checkouts = collection<Checkout>()('checkouts', {
  key: ['checkoutId'],
  members: { checkoutId: text, platformId: text },
  indexes: { ofPlatform: { on: ['platformId', 'checkoutId'] } },
});

export interface PaymentEventRecord {
  readonly platformId: PlatformId;
  readonly event: PaymentEvent;
}

/** Each event counts once, by its ID at the provider. */
export const paymentEvents = collection<PaymentEventRecord>()('payment_events', {
  key: ['provider', 'providerEventId'],
  members: {
    provider: derived(text, 1, ({ event }: PaymentEventRecord) => event.provider),
    providerEventId: derived(text, 1, ({ event }: PaymentEventRecord) => event.providerEventId),
    platformId: text,
  },
  indexes: { ofPlatform: { on: ['platformId', 'provider', 'providerEventId'] } },
});

/** Returns the key of an invoice: providers may give two platforms the same ID. */
export const invoiceReference = (platformId: PlatformId, invoiceId: InvoiceId): string =>
  `${platformId}/${invoiceId}`;

export const referenceOf = ({ platformId, invoice }: ListedInvoice): string =>
  invoiceReference(platformId, invoice.invoiceId);

/** Present on fee invoices that have to be paid, which are few of all. */
const owed = derived(optional(whole), 1, ({ invoice }: ListedInvoice) =>
  isFeeInvoice(invoice) && isOwed(invoice) ? 1 : undefined,
);

/** Each invoice as its events report it, for lists. It changes with them, under the lock of the platform. */
export const invoices = collection<ListedInvoice>()('invoices', {
  key: ['reference'],
  members: {
    reference: derived(text, 1, referenceOf),
    platformId: text,
    invoiceId: derived(text, 1, ({ invoice }: ListedInvoice) => invoice.invoiceId),
    status: derived(text, 1, ({ invoice }: ListedInvoice) => invoice.status),
    settledAt: derived(whole, 1, ({ invoice }: ListedInvoice) => invoice.settledAt),
    owed,
  },
  indexes: {
    byTime: { on: ['settledAt', 'reference'] },
    byOwed: { on: ['owed', 'settledAt', 'reference'], having: ['owed'] },
    byStatus: { on: ['status', 'settledAt', 'reference'] },
    ofPlatform: { on: ['platformId', 'settledAt', 'reference'] },
    byId: { on: ['invoiceId', 'settledAt', 'reference'] },
  },
});

export const billingCollections = [billingAccounts, checkouts, paymentEvents, invoices];

/**
 * Makes the account of a platform, if it has one, due at the given time at the latest. It needs the lock of
 * the platform.
 */
export function* bringDue(platformId: PlatformId, by: Instant): Steps<void> {
  const [account] = yield* all(get(billingAccounts, platformId));
  if (account) yield* all(replace(billingAccounts, comesDue(account, by)));
}
