import type { PayoutTransaction } from '../../../domain/ledger/transaction.ts';
import type { OwnBalance, PayeeBalance } from '../../../domain/payouts/balance.ts';
import type { Payee } from '../../../domain/payouts/payee.ts';
import type { Payout, PayoutRun } from '../../../domain/payouts/payout-run.ts';
import type { AccountId, PayoutId, PayoutRunId } from '../../../domain/shared/ids.ts';
import type { Reencryption } from '../access/secret-cipher.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, PageRequest } from '../shared/list-page.ts';

export interface PayeeChange {
  /** The payee with its next version. */
  readonly payee: Payee;
  readonly guards: {
    /** The version on which the decision was based; 0 if nothing was stored. */
    readonly version: number;
  };
  readonly effects: Effects;
}

export interface RunProposal {
  readonly run: PayoutRun;
  readonly payouts: readonly Payout[];
  readonly effects: Effects;
}

export interface RunAdvance {
  /** The run with its next status and version. */
  readonly run: PayoutRun;
  readonly transactions: readonly PayoutTransaction[];
  /** The payouts of a run that is approved: their amounts are taken from the balances. */
  readonly pays?: readonly Payout[];
  /** The payouts of a run that is canceled, without their details in full. */
  readonly erases?: readonly Payout[];
  readonly guards: {
    readonly version: number;
    /** The versions of the payees of a run that is approved. */
    readonly payees?: readonly Pick<Payee, 'accountId' | 'version'>[];
  };
  readonly effects: Effects;
}

export interface PayoutReturn {
  /** The payout and its run, each with its next version. */
  readonly payout: Payout;
  readonly run: PayoutRun;
  readonly transactions: readonly PayoutTransaction[];
  /** The payee, whose details have to be verified again. */
  readonly payee: Payee;
  readonly guards: { readonly payee: number };
  readonly effects: Effects;
}

/**
 * Balances of accounts that are paid, what staff have decided about them, and payouts in runs. A balance grows with the statements of a
 * close in `PeriodStore.close`. Reads return what every process has committed.
 */
export interface PayoutStore {
  /** Returns the balances of accounts in a currency, live or test, in the order of accounts. */
  balances(filter: Pick<PayeeBalance, 'mode' | 'currency'>, page: PageRequest): Promise<ListPage<OwnBalance>>;
  /** Returns the balances of all accounts, or of one, in the order of accounts, modes and currencies. */
  allBalances(accountId?: AccountId): Promise<readonly PayeeBalance[]>;
  findPayee(accountId: AccountId): Promise<Payee | undefined>;
  /** Atomic: stores what was decided and the effects, or nothing if the payee has changed since the decision. */
  changePayee(change: PayeeChange): Promise<'changed' | 'guard-failed'>;
  findRun(runId: PayoutRunId): Promise<PayoutRun | undefined>;
  /** Returns runs, or those of a currency, the latest first. */
  runs(filter: { readonly currency?: string }, page: PageRequest): Promise<ListPage<PayoutRun>>;
  findPayout(payoutId: PayoutId): Promise<Payout | undefined>;
  /** Returns the payouts of a run or of an account, the latest first. */
  payouts(
    filter: { readonly runId: PayoutRunId } | { readonly accountId: AccountId },
    page: PageRequest,
  ): Promise<ListPage<Payout>>;
  /** Atomic: stores the run with its payouts and the effects, or nothing if another run of the currency waits for approval. */
  propose(proposal: RunProposal): Promise<'proposed' | 'run-open'>;
  /**
   * Atomic: stores the run and the payouts that it erases, books its transactions, adds its payouts to what the accounts were paid, and stores the effects. It stores
   * nothing if the run or a payee has changed since the decision, or if an account would be paid more than is owed to it.
   */
  advance(advance: RunAdvance): Promise<'advanced' | 'guard-failed' | 'balance-exceeded'>;
  /**
   * Atomic: stores the payout, its run and the payee, books the transactions, adds the amount to what was returned to the account, and
   * stores the effects; or nothing if one of them has changed since the decision.
   */
  returnPayout(change: PayoutReturn): Promise<'returned' | 'guard-failed'>;
  /** Replaces the encrypted details of a payout, if they are still those. Details that a canceled run has erased stay erased. */
  reencrypt(
    payout: Pick<Payout, 'payoutId' | 'runId'>,
    reencryption: Reencryption,
  ): Promise<'replaced' | 'changed'>;
}
