import type { FeeInvoice } from '../../../domain/fees/fee-invoice.ts';
import type { FeeAccount, FeeAccountKey } from '../../../domain/fees/fee-account.ts';
import type { Fee } from '../../../domain/fees/fee.ts';
import type { FeeFilter } from '../../../domain/fees/fee-list.ts';
import type { LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** The changes that are committed for a due account. */
export interface FeeInvoicing {
  /** The account with its next version. */
  readonly account: FeeAccount;
  /** Absent if the fees are carried over. */
  readonly issued?: {
    readonly invoice: FeeInvoice;
    readonly series: string;
    /** Absent if the invoice contains no tax. */
    readonly booking?: LedgerTransaction;
  };
  readonly effects: Effects;
  /** The version of the account, and the number of invoices of the series, on which the decision was based. */
  readonly guards: { readonly account: number; readonly issued: number };
}

/** A change of a fee invoice: of its payments, with their transactions. */
export interface FeeInvoiceChange {
  readonly platformId: PlatformId;
  /** The invoice with its next version. */
  readonly invoice: FeeInvoice;
  readonly transactions: readonly LedgerTransaction[];
  readonly effects: Effects;
  /** The version of the invoice on which the decision was based. */
  readonly guards: { readonly version: number };
}

/**
 * Reads the license fees. The commit of a license records its fee, and that of a revocation the credit, with the
 * transaction of the ledger that books it: see `LicenseLedger`.
 */
export interface FeeStore {
  /** Returns fees that match, the latest first. */
  list(
    filter: FeeFilter,
    request: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Fee>>;
  /** Returns all fees and credits of a license, the earliest first. */
  ofLicense(licenseId: LicenseId): Promise<readonly Fee[]>;
  /** Returns accounts for which an invoice is due, the longest due first. */
  due(
    now: Instant,
    request: { readonly limit: number; readonly after?: FeeAccount },
  ): Promise<readonly FeeAccount[]>;
  account(key: FeeAccountKey): Promise<FeeAccount | undefined>;
  /** Returns how many invoices were issued in a series. */
  issuedIn(series: string): Promise<number>;
  /**
   * Atomic: stores account, invoice, number, transaction, note and email, or nothing. Of concurrent calls for the same version of an account, one
   * commits; numbers of a series have no gaps.
   */
  invoice(invoicing: FeeInvoicing): Promise<'committed' | 'guard-failed'>;
  /**
   * Atomic: stores a fee invoice with its next version, transactions, note and emails, or nothing if it has changed since the decision or
   * does not exist.
   */
  changeInvoice(change: FeeInvoiceChange): Promise<'changed' | 'guard-failed'>;
}
