import type { PaymentMode } from '../billing/invoice-list.ts';
import type { Instant } from '../shared/calendar.ts';
import type { InvoiceId, PlatformId } from '../shared/ids.ts';
import type { LedgerAccount } from './accounts.ts';
import { invoiceOf, platformOf, type LedgerCauseKind, type LedgerTransaction } from './transaction.ts';

/** Bounds of the time of the cause are inclusive. */
export interface LedgerFilter {
  readonly mode?: PaymentMode;
  readonly currency?: string;
  readonly cause?: LedgerCauseKind;
  readonly account?: LedgerAccount;
  readonly platformId?: PlatformId;
  readonly invoiceId?: InvoiceId;
  readonly since?: Instant;
  readonly until?: Instant;
}

/** Returns whether a transaction matches all filters. */
export const matchesTransaction = (
  { mode, currency, cause, account, platformId, invoiceId, since, until }: LedgerFilter,
  transaction: LedgerTransaction,
): boolean =>
  (mode === undefined || transaction.mode === mode) &&
  (currency === undefined || transaction.currency === currency) &&
  (cause === undefined || transaction.cause.kind === cause) &&
  (account === undefined || transaction.postings.some((posting) => posting.account === account)) &&
  (platformId === undefined || platformOf(transaction) === platformId) &&
  (invoiceId === undefined || invoiceOf(transaction) === invoiceId) &&
  transaction.at >= (since ?? -Infinity) &&
  transaction.at <= (until ?? Infinity);
