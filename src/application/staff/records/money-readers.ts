import { isClosed } from '../../../domain/royalties/closing.ts';
import { InvoiceId, PeriodId, StatementId } from '../../../domain/shared/ids.ts';
import type { BillingStore } from '../../../ports/driven/billing/billing-store.ts';
import type { PeriodStore } from '../../../ports/driven/royalties/period-store.ts';
import type { SearchHit } from '../../../ports/driving/provisioning.ts';
import { knownPeriod, type PeriodDependencies } from '../../royalties/known-periods.ts';

type Found = Omit<SearchHit, 'kind' | 'id'>;

/** Readers by kind. Each returns the records with an ID: a summary, and the platform or track that each belongs to. */
export type Readers = Partial<
  Record<SearchHit['kind'], (id: string) => Promise<Found | readonly Found[] | undefined>>
>;

export interface MoneyDependencies extends PeriodDependencies {
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly periodStore: Pick<PeriodStore, 'list' | 'findStatement'>;
}

/** Invoices of several platforms can have the same ID, because they are IDs of payment providers. */
const maxInvoices = 10;

/** Summaries of invoices, periods and statements have no amounts, because every role can read them. */
export const moneyReaders = ({ billing, ...dependencies }: MoneyDependencies): Readers => ({
  invoice: async (id) => {
    const { items } = await billing.listInvoices({ invoiceId: InvoiceId(id) }, { limit: maxInvoices });
    return items.map(({ invoice: { status }, platformId }) => ({
      summary: `${status}, of ${platformId}`,
      platformId,
    }));
  },
  period: async (id) => {
    const known = await knownPeriod(dependencies, PeriodId(id));
    if (!known.ok) return undefined;
    const { period, record } = known.value;
    const { month, currency, mode } = period;
    const status = record === undefined ? 'open' : isClosed(record) ? 'closed' : 'closing';
    return { summary: `${month}, ${currency}, ${mode} (${status})` };
  },
  statement: async (id) => {
    const found = await dependencies.periodStore.findStatement(StatementId(id));
    if (!found) return undefined;
    const { month, currency, mode, partyId } = found.file.statement;
    return { summary: `${month}, ${currency}, ${mode}, for ${partyId}` };
  },
});
