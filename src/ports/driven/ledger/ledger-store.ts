import type { LedgerFilter } from '../../../domain/ledger/ledger-list.ts';
import type { LedgerTotal, LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { InvoiceId, PlatformId } from '../../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/**
 * Reads the ledger. Transactions are booked by the commit of what causes them, such as `BillingStore.commit`, together with
 * the totals of their accounts, and are never changed.
 */
export interface LedgerStore {
  /** Returns transactions that match, the latest first by the time of their cause. */
  list(
    filter: LedgerFilter,
    request: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<LedgerTransaction>>;
  /** Returns all transactions of a platform, or of one of its invoices, oldest first. */
  ofPlatform(platformId: PlatformId, invoiceId?: InvoiceId): Promise<readonly LedgerTransaction[]>;
  /** Returns the debits and credits of each account, by mode, currency and month. */
  totals(): Promise<readonly LedgerTotal[]>;
}
