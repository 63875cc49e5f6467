import {
  invoiceOf,
  isOfFeePayment,
  isOfPayouts,
  isPayment,
  platformOf,
  type LedgerTransaction,
} from '../../../../domain/ledger/transaction.ts';
import { collection, counter } from '../../collection.ts';
import { derived, several, text, whole } from '../../members.ts';

/**
 * An event of a provider causes at most one transaction in each currency, and so does a fee or a fee invoice. The close of a royalty period, which has one currency,
 * causes one for each of its platforms and one for itself. A payment of a fee invoice causes one, and its reversal another. A payout run causes one for each kind, and each returned payout one.
 * `provider` and `providerEventId` identify the cause. They have these names because payments were the first: the other causes have the ID of a fee, payment of a fee invoice, payout, run,
 * period or invoice as `provider`, and as `providerEventId` the kind of the cause if it is of payouts or of payments of fee invoices, otherwise the platform.
 */
export const ledgerTransactions = collection<LedgerTransaction>()('ledger_transactions', {
  key: ['transactionId'],
  appendOnly: 'in-any-order',
  members: {
    transactionId: text,
    at: whole,
    currency: text,
    kind: derived(text, 1, ({ cause }: LedgerTransaction) => cause.kind),
    platformId: derived(text, 1, (transaction: LedgerTransaction) => platformOf(transaction) ?? ''),
    invoiceId: derived(text, 1, (transaction: LedgerTransaction) => invoiceOf(transaction) ?? ''),
    provider: derived(text, 1, ({ cause }: LedgerTransaction) => {
      if ('provider' in cause) return cause.provider;
      if ('feeId' in cause) return cause.feeId;
      if ('paymentId' in cause) return cause.paymentId;
      if ('payoutId' in cause) return cause.payoutId;
      if ('runId' in cause) return cause.runId;
      return 'periodId' in cause ? cause.periodId : cause.invoiceId;
    }),
    providerEventId: derived(text, 1, (transaction: LedgerTransaction) => {
      if (isPayment(transaction)) return transaction.cause.providerEventId;
      return isOfPayouts(transaction) || isOfFeePayment(transaction)
        ? transaction.cause.kind
        : (platformOf(transaction) ?? '');
    }),
    accounts: derived(several(text), 1, ({ postings }: LedgerTransaction) =>
      postings.map(({ account }) => account),
    ),
  },
  indexes: {
    once: { unique: true, on: ['provider', 'providerEventId', 'currency'] },
    byTime: { on: ['at', 'transactionId'] },
    byCause: { on: ['kind', 'at', 'transactionId'] },
    byAccount: { on: ['accounts', 'at', 'transactionId'] },
    ofPlatform: { on: ['platformId', 'at', 'transactionId'] },
    ofInvoice: { on: ['invoiceId', 'at', 'transactionId'] },
  },
});

/** The sums of postings, which are added with each transaction. A month is that of booking. */
export const ledgerTotals = counter('ledger_totals', {
  key: { mode: text, currency: text, month: text, account: text },
  counts: ['debits', 'credits'],
});

export const ledgerCollections = [ledgerTransactions, ledgerTotals];
