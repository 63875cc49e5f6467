import type { FeeAccount } from '../../../domain/fees/fee-account.ts';
import type { Fee, FeeTotal } from '../../../domain/fees/fee.ts';
import type { LedgerTotal, LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { PeriodRecord } from '../../../domain/royalties/closing.ts';
import type { HeldRoyalties } from '../../../domain/royalties/held.ts';
import type { StoredStatement } from '../../../domain/royalties/statements/statement.ts';

/** Records of the ledger and of royalty periods, by kind, as a move between stores carries them. */
export interface MoneyArchiveRecords {
  readonly 'ledger-transactions': LedgerTransaction;
  readonly 'ledger-totals': LedgerTotal;
  readonly 'license-fees': Fee;
  readonly 'fee-totals': FeeTotal;
  readonly 'fee-accounts': FeeAccount;
  readonly 'invoice-numbers': { readonly series: string; readonly issued: number };
  readonly 'royalty-periods': PeriodRecord;
  readonly 'royalty-statements': StoredStatement;
  readonly 'held-royalties': HeldRoyalties;
}

/** The kinds of these records, in an order in which no record refers to a later kind. */
export const moneyArchiveKinds = [
  'ledger-transactions',
  'ledger-totals',
  'license-fees',
  'fee-totals',
  'fee-accounts',
  'invoice-numbers',
  'royalty-periods',
  'royalty-statements',
  'held-royalties',
] as const;
