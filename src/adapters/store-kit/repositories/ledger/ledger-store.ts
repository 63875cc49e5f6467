import type { LedgerAccount } from '../../../../domain/ledger/accounts.ts';
import { matchesTransaction, type LedgerFilter } from '../../../../domain/ledger/ledger-list.ts';
import {
  platformOf,
  type LedgerTotal,
  type LedgerTransaction,
} from '../../../../domain/ledger/transaction.ts';
import type { PaymentMode } from '../../../../domain/billing/invoice-list.ts';
import type { LedgerStore } from '../../../../ports/driven/ledger/ledger-store.ts';
import type { CountRow } from '../../collection.ts';
import { ledgerTotals, ledgerTransactions } from '../../collections/ledger/ledger.ts';
import type { Kernel } from '../../kernel.ts';
import { walk } from '../shared/index-walk.ts';
import { listed, type Walk } from '../shared/list-walk.ts';

const { byTime, byCause, byAccount, ofPlatform, ofInvoice } = ledgerTransactions.indexes;

/** Returns the index that leaves the fewest transactions to examine. */
const wayTo = ({
  invoiceId,
  platformId,
  cause,
  account,
}: LedgerFilter): Pick<Walk<LedgerTransaction>, 'index'> & { readonly equal: readonly string[] } => {
  if (invoiceId !== undefined) return { index: ofInvoice, equal: [invoiceId] };
  if (platformId !== undefined) return { index: ofPlatform, equal: [platformId] };
  if (cause !== undefined) return { index: byCause, equal: [cause] };
  return account === undefined ? { index: byTime, equal: [] } : { index: byAccount, equal: [account] };
};

/** Reads the row of a counter as a total. */
export const totalOf = ({
  mode,
  currency,
  month,
  account,
  ...sums
}: CountRow<'debits' | 'credits'>): LedgerTotal => ({
  mode: String(mode) as PaymentMode,
  currency: String(currency),
  month: String(month),
  account: String(account) as LedgerAccount,
  ...{ debits: sums.debits, credits: sums.credits },
});

export const ledgerStore = (kernel: Kernel): LedgerStore => ({
  list: (filter, request) => {
    const { index, equal } = wayTo(filter);
    const { since: from, until } = filter;
    const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
    return listed(
      kernel,
      {
        index,
        range: { equal, descending: true, ...bounds },
        wanted: (transaction) => matchesTransaction(filter, transaction),
        placeOf: ({ at, transactionId: id }) => ({ at, id }),
      },
      request,
    );
  },
  ofPlatform: (platformId, invoiceId) =>
    walk(
      kernel,
      invoiceId === undefined ? ofPlatform : ofInvoice,
      { equal: [invoiceId ?? platformId], limit: Infinity },
      ({ at, transactionId }) => [at, transactionId],
      { wanted: (transaction) => platformOf(transaction) === platformId },
    ),
  totals: async () => {
    const rows = await walk(
      kernel,
      ledgerTotals.indexes.key,
      { limit: Infinity },
      ({ mode, currency, month, account }) => [
        String(mode),
        String(currency),
        String(month),
        String(account),
      ],
    );
    return rows.map(totalOf);
  },
});
