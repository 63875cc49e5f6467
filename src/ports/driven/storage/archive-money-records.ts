import type { FeeAccount } from '../../../domain/fees/fee-account.ts';
import type { Fee, FeeTotal } from '../../../domain/fees/fee.ts';
import type { LedgerTotal, LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import type { PayeeBalance } from '../../../domain/payouts/balance.ts';
import type { Payee } from '../../../domain/payouts/payee.ts';
import type { Payout, PayoutRun } from '../../../domain/payouts/payout-run.ts';
import type { PeriodRecord } from '../../../domain/royalties/closing.ts';
import type { HeldRoyalties } from '../../../domain/royalties/held.ts';
import type { StoredStatement } from '../../../domain/royalties/statements/statement.ts';

/** Records of the ledger, of royalty periods and of payouts, by kind, as a move between stores carries them. */
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
  readonly 'payee-balances': PayeeBalance;
  readonly payees: Payee;
  readonly 'payout-runs': PayoutRun;
  readonly payouts: Payout;
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
  'payee-balances',
  'payees',
  'payout-runs',
  'payouts',
] as const;
