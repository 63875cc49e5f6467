import type { z } from 'zod';
import type { LedgerTransaction } from '../../../domain/ledger/transaction.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { InvoiceId } from '../../../domain/shared/ids.ts';
import type { Ledger, LedgerQuery } from '../../../ports/driving/ledger/ledger.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf, momentOf } from '../vocabulary/fields.ts';
import * as routes from './ledger.contract.ts';

type Query = Omit<z.output<typeof routes.listTransactions.query>, 'limit' | 'cursor'>;

const ledgerQuery = ({ invoiceId, since, until, ...query }: Query): LedgerQuery => ({
  ...query,
  ...(invoiceId !== undefined && { invoiceId: InvoiceId(invoiceId) }),
  ...(since !== undefined && { since: instantOf(since) }),
  ...(until !== undefined && { until: momentOf(until) }),
});

const viewOf = ({ transactionId, mode, currency, at, bookedAt, cause, postings }: LedgerTransaction) => ({
  ...{ transactionId, mode, currency, at: timestamp(at), bookedAt: timestamp(bookedAt), cause },
  postings: [...postings],
});

export const ledgerEndpoints = (
  dependencies: Pick<Ledger, 'readLedgerBalances' | 'listLedgerTransactions'>,
): readonly Endpoint[] => [
  endpoint(routes.readLedgerAccounts, async ({ query }) => {
    const found = await dependencies.readLedgerBalances(query);
    return found.ok ? { status: 200, body: { data: [...found.value] } } : found;
  }),

  endpoint(routes.listTransactions, async ({ query: { limit, cursor, ...query } }) => {
    const after = cursor === undefined ? {} : { cursor };
    const page = await dependencies.listLedgerTransactions({ ...ledgerQuery(query), limit, ...after });
    if (!page.ok) return page;
    const { transactions, nextCursor } = page.value;
    return { status: 200, body: { data: transactions.map(viewOf), pagination: { limit, nextCursor } } };
  }),
];
