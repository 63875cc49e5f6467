import type { BillingAccount } from '../../../domain/billing/account.ts';
import type { Checkout } from '../../../domain/billing/checkout.ts';
import type { InvoiceEntry, InvoiceFilter, ListedInvoice } from '../../../domain/billing/invoice-list.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { BillingContext } from '../../../domain/billing/subscription.ts';
import type { LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { CheckoutId, PlatformId } from '../../../domain/shared/ids.ts';
import type { OriginEnded, OriginGuard } from '../platforms/origin-guard.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** A platform's payments. */
export interface BillingRecord {
  /** Absent before its first checkout. */
  readonly account?: BillingAccount;
  /** Newest first. */
  readonly checkouts: readonly Checkout[];
  readonly events: readonly PaymentEvent[];
}

/** The version of the account on which the decision was based. */
interface AccountGuard {
  readonly account: number | 'absent';
}

export interface CheckoutOpening {
  readonly checkout: Checkout;
  /** The account with its next version. */
  readonly account: BillingAccount;
  readonly guards: AccountGuard & OriginGuard;
  readonly effects: Effects;
}

/** The consequences of an event, or of a due time. */
export interface BillingCommit {
  /** Absent if the commit follows from a due time. */
  readonly event?: PaymentEvent;
  /** The account with its next version. */
  readonly account: BillingAccount;
  /** Changes of the list of invoices; absent if there are none. */
  readonly invoices?: readonly InvoiceEntry[];
  /** Transactions of the ledger; absent if there are none. */
  readonly bookings?: readonly LedgerTransaction[];
  /** The platform with its next version; absent if it does not change. */
  readonly platform?: Platform;
  readonly effects: Effects;
  /**
   * The platform's version is checked even if the platform does not change, because the decision depended on
   * it.
   */
  readonly guards: AccountGuard & { readonly platform: number };
}

/** `duplicate`: the same event came before, and nothing was written. */
export type BillingCommitted = 'committed' | 'duplicate' | 'guard-failed';

/** Checkouts, payment events and their consequences, in the same store as the platforms. */
export interface BillingStore {
  /**
   * Atomic: stores checkout, account and idempotency record if the account has not changed since the
   * decision.
   */
  open(opening: CheckoutOpening): Promise<'opened' | 'guard-failed' | OriginEnded>;
  /**
   * Atomic: stores event, account, invoices, transactions of the ledger, platform, note and emails, or nothing. An event counts once, by its ID at
   * the provider.
   */
  commit(commit: BillingCommit): Promise<BillingCommitted>;
  find(id: CheckoutId): Promise<Checkout | undefined>;
  record(platformId: PlatformId): Promise<BillingRecord>;
  /** Returns platforms that have an account, in the order of their IDs, after one of them. */
  platforms(page: { readonly limit: number; readonly after?: PlatformId }): Promise<readonly PlatformId[]>;
  /** Returns the invoices of all platforms that match, the latest first. */
  listInvoices(
    filter: InvoiceFilter,
    request: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<ListedInvoice>>;
  /**
   * Returns platforms whose account is due, longest first; then those whose invoices are not listed or booked, and those settled for
   * another provider.
   */
  due(context: BillingContext, limit: number): Promise<readonly PlatformId[]>;
}
