import type { PeriodTransaction } from '../../../domain/ledger/transaction.ts';
import type { ClosedPeriod, PeriodRecord } from '../../../domain/royalties/closing.ts';
import type { HeldRoyalties } from '../../../domain/royalties/held.ts';
import type { StatementOrder, StoredStatement } from '../../../domain/royalties/statements/statement.ts';
import type { AccountId, PartyId, PeriodId, StatementId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, PageRequest } from '../shared/list-page.ts';

interface PeriodGuards {
  /** The version on which the decision was based; 0 if nothing was stored. */
  readonly version: number;
}

export interface PeriodProposal {
  /** The period with its next version. */
  readonly record: PeriodRecord;
  readonly guards: PeriodGuards;
  readonly effects: Effects;
}

export interface PeriodClosing {
  /** The period with its next version. */
  readonly record: ClosedPeriod;
  readonly transactions: readonly PeriodTransaction[];
  readonly statements: readonly StoredStatement[];
  readonly held: readonly HeldRoyalties[];
  readonly guards: PeriodGuards;
  readonly effects: Effects;
}

/** Royalty periods whose close was proposed, and the statements of closed ones with what is held. */
export interface PeriodStore {
  find(periodId: PeriodId): Promise<PeriodRecord | undefined>;
  /** Returns all that are stored, in the order of their IDs. */
  list(): Promise<readonly PeriodRecord[]>;
  /** Atomic: stores the proposal and its effects, or nothing if the period has changed since the decision or is closed. */
  propose(proposal: PeriodProposal): Promise<'proposed' | 'guard-failed'>;
  /**
   * Atomic: stores the close, its transactions in the ledger with their totals, every statement, what is held, and the effects, and adds the
   * statements to the balances of their accounts; or nothing if the period has changed since the decision or is closed. Rejects transactions that do not balance.
   */
  close(closing: PeriodClosing): Promise<'closed' | 'guard-failed'>;
  /** Returns what the close of a period has booked for tracks whose owners are unknown or contested, in the order of tracks. */
  heldIn(periodId: PeriodId, page: PageRequest): Promise<ListPage<HeldRoyalties>>;
  findStatement(statementId: StatementId): Promise<StoredStatement | undefined>;
  /** Returns the statements of the parties of an account, the last closed first. */
  statementsOf(accountId: AccountId, page: PageRequest): Promise<ListPage<StoredStatement>>;
  /** Returns the statements of a period, or of one party in it. */
  statementsIn(
    filter: { readonly periodId: PeriodId; readonly partyId?: PartyId; readonly sort?: StatementOrder },
    page: PageRequest,
  ): Promise<ListPage<StoredStatement>>;
}
