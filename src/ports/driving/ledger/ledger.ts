import type { PaymentMode } from '../../../domain/billing/invoice-list.ts';
import type { LedgerAccount } from '../../../domain/ledger/accounts.ts';
import type { LedgerFilter } from '../../../domain/ledger/ledger-list.ts';
import type { LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { Month } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { LedgerDifference } from '../../../domain/ledger/verification.ts';
import type { UseCase } from '../use-case.ts';

export interface LedgerVerified {
  readonly transactions: number;
  /** The number of platforms whose invoices were compared. */
  readonly platforms: number;
  /** The number of payments in the provider's own list; null if it has none, so that nothing was compared with it. */
  readonly payments: number | null;
  readonly differences: readonly LedgerDifference[];
}

/**
 * Verifies that all transactions balance, that totals are their sums, and that each invoice agrees with its events and with the
 * payment provider's own list, if it has one. It changes nothing.
 */
export type VerifyLedger = UseCase<
  { readonly onProgress?: (sofar: Pick<LedgerVerified, 'transactions' | 'platforms'>) => void },
  LedgerVerified
>;

/** The balance of an account in one currency, of everything that was booked in a month or before. */
export interface LedgerBalance {
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly account: LedgerAccount;
  /** In minor units; `balance` is the debits less the credits. */
  readonly debits: number;
  readonly credits: number;
  readonly balance: number;
}

/** Returns the balances of all accounts that have postings, by mode and currency. `until` is the last month that counts. */
export type ReadLedgerBalances = UseCase<{ readonly until?: Month }, readonly LedgerBalance[]>;

/** `platform` is an ID or slug; no transaction belongs to an unknown one. */
export type LedgerQuery = Omit<LedgerFilter, 'platformId'> & { readonly platform?: string };

/** A page can contain fewer transactions than requested although `nextCursor` leads to more. */
export type ListLedgerTransactions = UseCase<
  LedgerQuery & { readonly limit: number; readonly cursor?: string },
  { readonly transactions: readonly LedgerTransaction[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** The ledger, for finance and operators. */
export interface Ledger {
  readonly verifyLedger: VerifyLedger;
  readonly readLedgerBalances: ReadLedgerBalances;
  readonly listLedgerTransactions: ListLedgerTransactions;
}
