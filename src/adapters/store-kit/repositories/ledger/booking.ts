import { totalsIn } from '../../../../domain/ledger/totals.ts';
import { postingIssue, type LedgerTransaction } from '../../../../domain/ledger/transaction.ts';
import { ledgerTotals, ledgerTransactions } from '../../collections/ledger/ledger.ts';
import { all, increment, insert, type Steps } from '../../program.ts';

/**
 * Books transactions in the commit of what causes them; no other function does. All programs add to totals in the
 * order of their names, which prevents deadlocks. Throws if postings do not balance.
 */
export function* book(transactions: readonly LedgerTransaction[]): Steps<void> {
  if (transactions.length === 0) return;
  for (const { transactionId, postings } of transactions) {
    const issue = postingIssue(postings);
    if (issue !== undefined) throw new Error(`${transactionId} cannot be booked: ${issue}`);
  }
  yield* all(
    ...transactions.map((transaction) => insert(ledgerTransactions, transaction)),
    ...totalsIn(transactions).map(({ mode, currency, month, account, debits, credits }) =>
      increment(ledgerTotals, [mode, currency, month, account], { debits, credits }),
    ),
  );
}
